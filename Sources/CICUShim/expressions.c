// Regular expressions, matched under a limit of time and memory.
//
// A compiled expression holds the state of its match, so no two threads may use one. Each thread compiles an expression
// when it first needs it and keeps the ones that it used last.

#include "CICUShim.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uregex.h>

_Static_assert((int)CICU_EXPRESSION_TIME_OUT == (int)U_REGEX_TIME_OUT, "the header has ICU's number");
_Static_assert((int)CICU_EXPRESSION_STACK_OVERFLOW == (int)U_REGEX_STACK_OVERFLOW, "the header has ICU's number");
_Static_assert((int)CICU_MEMORY_ERROR == (int)U_MEMORY_ALLOCATION_ERROR, "the header has ICU's number");

#define KEPT 8

struct expression {
  uint16_t *pattern;
  int32_t length;
  bool ignores_case;
  URegularExpression *compiled;
};

// The one used last comes first; those that are not there have no `compiled`.
struct expressions {
  struct expression kept[KEPT];
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t expressions_key;
static int key_error;

static const UChar nothing[] = {0};

static void close_expression(struct expression *expression) {
  if (expression->compiled != NULL) uregex_close(expression->compiled);
  free(expression->pattern);
}

static void close_expressions(void *pointer) {
  struct expressions *expressions = pointer;
  for (int i = 0; i < KEPT; i++) close_expression(&expressions->kept[i]);
  free(expressions);
}

static void make_key(void) { key_error = pthread_key_create(&expressions_key, close_expressions); }

static struct expressions *expressions_of_thread(UErrorCode *error) {
  pthread_once(&once, make_key);
  struct expressions *expressions = key_error == 0 ? pthread_getspecific(expressions_key) : NULL;
  if (expressions != NULL) return expressions;
  if (key_error == 0) expressions = calloc(1, sizeof *expressions);
  if (expressions == NULL || pthread_setspecific(expressions_key, expressions) != 0) {
    free(expressions);
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  return expressions;
}

// ICU counts lines from 1 and on each the code points that it has read; this is the same place in units.
static int32_t offset_of(const UParseError *place, const uint16_t *pattern, int32_t length) {
  int32_t offset = 0;
  for (int32_t line = 1; line < place->line && offset < length; offset++) {
    uint16_t unit = pattern[offset];
    bool ends_line = unit == '\r' || unit == 0x85 || unit == 0x2028;
    if (ends_line || (unit == '\n' && (offset == 0 || pattern[offset - 1] != '\r'))) line++;
  }
  // The line feed of CR LF counts to neither line.
  if (offset > 0 && offset < length && pattern[offset] == '\n' && pattern[offset - 1] == '\r') offset++;
  for (int32_t count = 0; count < place->offset && offset < length; count++) {
    bool is_pair = (pattern[offset] & 0xFC00) == 0xD800 && offset + 1 < length && (pattern[offset + 1] & 0xFC00) == 0xDC00;
    offset += is_pair ? 2 : 1;
  }
  return offset;
}

static struct expression compile(
    const uint16_t *pattern, int32_t length, bool ignores_case, int32_t *error_offset, UErrorCode *error) {
  struct expression made = {NULL, length, ignores_case, NULL};
  made.pattern = malloc(length > 0 ? (size_t)length * sizeof *pattern : 1);
  if (made.pattern == NULL) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return made;
  }
  if (length > 0) memcpy(made.pattern, pattern, (size_t)length * sizeof *pattern);
  // ICU refuses an empty pattern; a group of nothing is the same.
  static const UChar empty[] = {'(', '?', ':', ')'};
  UParseError place = {0, 0, {0}, {0}};
  made.compiled = uregex_open(
      length > 0 ? pattern : empty, length > 0 ? length : 4, ignores_case ? UREGEX_CASE_INSENSITIVE : 0, &place, error);
  if (U_FAILURE(*error)) {
    *error_offset = offset_of(&place, pattern, length);
    close_expression(&made);
    made.compiled = NULL;
    made.pattern = NULL;
  }
  return made;
}

// The thread's own copy of an expression; NULL on failure.
static URegularExpression *find_or_compile(
    const uint16_t *pattern, int32_t length, bool ignores_case, int32_t *error_offset, UErrorCode *error) {
  struct expressions *expressions = expressions_of_thread(error);
  if (U_FAILURE(*error)) return NULL;
  struct expression *kept = expressions->kept;
  int found = 0;
  for (; found < KEPT; found++) {
    struct expression *known = &kept[found];
    if (known->compiled != NULL && known->length == length && known->ignores_case == ignores_case
        && (length == 0 || memcmp(known->pattern, pattern, (size_t)length * sizeof *pattern) == 0)) break;
  }
  struct expression first;
  if (found < KEPT) {
    first = kept[found];
  } else {
    first = compile(pattern, length, ignores_case, error_offset, error);
    if (U_FAILURE(*error)) return NULL;
    found = KEPT - 1;
    close_expression(&kept[found]);
  }
  memmove(&kept[1], &kept[0], (size_t)found * sizeof *kept);
  kept[0] = first;
  return first.compiled;
}

int32_t cicu_check_expression(const uint16_t *pattern, int32_t length, bool ignores_case, int32_t *error_offset) {
  UErrorCode error = U_ZERO_ERROR;
  *error_offset = 0;
  find_or_compile(pattern, length, ignores_case, error_offset, &error);
  return error;
}

bool cicu_match_expression(
    const uint16_t *pattern, int32_t length, bool ignores_case, const uint16_t *text, int32_t text_length,
    enum cicu_match match, int32_t time_limit, int32_t stack_limit, int32_t range[2], int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t error_offset = 0;
  bool matches = false;
  URegularExpression *expression = find_or_compile(pattern, length, ignores_case, &error_offset, &error);
  if (expression != NULL) {
    uregex_setTimeLimit(expression, time_limit, &error);
    uregex_setStackLimit(expression, stack_limit, &error);
    uregex_setText(expression, text_length > 0 ? text : nothing, text_length, &error);
    matches = match == CICU_WHOLE ? uregex_matches(expression, 0, &error) : uregex_find(expression, 0, &error);
    if (U_SUCCESS(error) && matches) {
      range[0] = uregex_start(expression, 0, &error);
      range[1] = uregex_end(expression, 0, &error);
    }
    // The text is the caller's: the expression must not keep a pointer to it, however the match ended.
    UErrorCode ignored = U_ZERO_ERROR;
    uregex_setText(expression, nothing, 0, &ignored);
  }
  *status = error;
  return U_SUCCESS(error) && matches;
}
