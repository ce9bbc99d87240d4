// Grapheme cluster boundaries by a break iterator that each thread opens once and keeps.

#include "CICUShim.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unicode/ubrk.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t iterator_key;
static int key_error;
static atomic_int opened_iterators;

static void close_iterator(void *iterator) { ubrk_close(iterator); }

// A key and not _Thread_local, because only a key closes the iterator when its thread ends.
static void make_key(void) { key_error = pthread_key_create(&iterator_key, close_iterator); }

static UBreakIterator *iterator_of_thread(UErrorCode *error) {
  pthread_once(&once, make_key);
  if (key_error != 0) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  UBreakIterator *iterator = pthread_getspecific(iterator_key);
  if (iterator != NULL) return iterator;
  // The root locale: UAX #29 without tailoring.
  iterator = ubrk_open(UBRK_CHARACTER, "", NULL, 0, error);
  if (U_FAILURE(*error)) return NULL;
  if (pthread_setspecific(iterator_key, iterator) != 0) {
    ubrk_close(iterator);
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  atomic_fetch_add(&opened_iterators, 1);
  return iterator;
}

int32_t cicu_grapheme_boundaries(
    const uint16_t *text, int32_t length, int32_t *boundaries, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = iterator_of_thread(&error);
  if (U_SUCCESS(error)) ubrk_setText(iterator, text, length, &error);
  int32_t count = 0;
  if (U_SUCCESS(error)) {
    for (int32_t at = ubrk_first(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
      if (count < capacity) boundaries[count] = at;
      count++;
    }
    // The text is the caller's: the iterator must not keep a pointer to it.
    ubrk_setText(iterator, NULL, 0, &error);
  }
  *status = error;
  return U_SUCCESS(error) ? count : 0;
}

int32_t cicu_opened_iterators(void) { return atomic_load(&opened_iterators); }
