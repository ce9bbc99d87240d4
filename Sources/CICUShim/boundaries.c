// Text boundaries by break iterators that each thread opens once, when it first needs them, and keeps.

#include "CICUShim.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unicode/ubrk.h>

#define KINDS 4

// What the array of keys is indexed by.
_Static_assert((int)CICU_GRAPHEME == (int)UBRK_CHARACTER, "kinds of boundaries have ICU's numbers");
_Static_assert((int)CICU_WORD == (int)UBRK_WORD, "kinds of boundaries have ICU's numbers");
_Static_assert((int)CICU_LINE == (int)UBRK_LINE, "kinds of boundaries have ICU's numbers");
_Static_assert((int)CICU_SENTENCE == (int)UBRK_SENTENCE && UBRK_SENTENCE < KINDS, "kinds of boundaries have ICU's numbers");
_Static_assert((int)CICU_WORD_STATUS == (int)UBRK_WORD_NONE_LIMIT, "the header has ICU's number");

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t iterator_keys[KINDS];
static int key_error;
static atomic_int opened_iterators;

static void close_iterator(void *iterator) { ubrk_close(iterator); }

// Keys and not _Thread_local, because only a key closes the iterator when its thread ends.
static void make_keys(void) {
  for (int kind = 0; kind < KINDS && key_error == 0; kind++) {
    key_error = pthread_key_create(&iterator_keys[kind], close_iterator);
  }
}

static UBreakIterator *iterator_of_thread(enum cicu_boundary_kind kind, UErrorCode *error) {
  pthread_once(&once, make_keys);
  if (key_error != 0) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  UBreakIterator *iterator = pthread_getspecific(iterator_keys[kind]);
  if (iterator != NULL) return iterator;
  // The root locale: UAX #29 and #14 without tailoring, with the dictionaries, which belong to scripts.
  iterator = ubrk_open((UBreakIteratorType)kind, "", NULL, 0, error);
  if (U_FAILURE(*error)) return NULL;
  if (pthread_setspecific(iterator_keys[kind], iterator) != 0) {
    ubrk_close(iterator);
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  atomic_fetch_add(&opened_iterators, 1);
  return iterator;
}

int32_t cicu_boundaries(
    enum cicu_boundary_kind kind, const uint16_t *text, int32_t length, int32_t *boundaries, int32_t *rules,
    int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = iterator_of_thread(kind, &error);
  if (U_SUCCESS(error)) ubrk_setText(iterator, text, length, &error);
  int32_t count = 0;
  if (U_SUCCESS(error)) {
    for (int32_t at = ubrk_first(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
      if (count < capacity) {
        boundaries[count] = at;
        if (rules != NULL) rules[count] = ubrk_getRuleStatus(iterator);
      }
      count++;
    }
    // The text is the caller's: the iterator must not keep a pointer to it.
    ubrk_setText(iterator, NULL, 0, &error);
  }
  *status = error;
  return U_SUCCESS(error) ? count : 0;
}

int32_t cicu_opened_iterators(void) { return atomic_load(&opened_iterators); }
