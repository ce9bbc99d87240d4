// Normalization by ICU's normalizers, which are shared, immutable and free of locks.

#include "CICUShim.h"

#include <unicode/unorm2.h>

static const UNormalizer2 *normalizer(enum cicu_normalization_form form, UErrorCode *error) {
  switch (form) {
  case CICU_NFC: return unorm2_getNFCInstance(error);
  case CICU_NFD: return unorm2_getNFDInstance(error);
  case CICU_NFKC: return unorm2_getNFKCInstance(error);
  }
  *error = U_ILLEGAL_ARGUMENT_ERROR;
  return NULL;
}

int32_t cicu_normalize(
    enum cicu_normalization_form form, const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *with = normalizer(form, &error);
  int32_t needed = unorm2_normalize(with, text, length, result, capacity, &error);
  // Too small a buffer is no failure here: the caller sees it from the length and comes again.
  if (error == U_BUFFER_OVERFLOW_ERROR) error = U_ZERO_ERROR;
  *status = U_SUCCESS(error) ? U_ZERO_ERROR : error;
  return U_SUCCESS(error) ? needed : 0;
}

int32_t cicu_normalized_prefix(
    enum cicu_normalization_form form, const uint16_t *text, int32_t length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *with = normalizer(form, &error);
  int32_t prefix = unorm2_spanQuickCheckYes(with, text, length, &error);
  *status = U_SUCCESS(error) ? U_ZERO_ERROR : error;
  return U_SUCCESS(error) ? prefix : 0;
}
