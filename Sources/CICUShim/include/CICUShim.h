/// The few ICU calls that UnicodeText uses, with plain C types.
///
/// ICU's own headers stay in the `.c` files: beside Foundation they do not compile (both define UErrorCode), and
/// Foundation brings a second ICU, which the version suffix of every ICU symbol keeps apart. So never define
/// U_DISABLE_RENAMING.
///
/// Offsets and lengths are in UTF-16 units. A `status` is an ICU UErrorCode: greater than 0 is a failure. Functions
/// without one can't fail: a code point that is not one (negative, past 0x10FFFF) answers as unassigned.

#ifndef CICU_SHIM_H
#define CICU_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The binary properties that `cicu_has_property` knows.
enum cicu_property {
  CICU_WHITE_SPACE,
  CICU_DEFAULT_IGNORABLE,
  CICU_JOIN_CONTROL,
  CICU_GRAPHEME_EXTEND,
  CICU_REGIONAL_INDICATOR,
  CICU_EMOJI,
  CICU_EMOJI_PRESENTATION,
  CICU_EMOJI_MODIFIER,
  CICU_EXTENDED_PICTOGRAPHIC,
};

/// ICU's numbers of the scripts that Swift code names; they are stable (checked when CICUShim is compiled).
enum cicu_script {
  CICU_SCRIPT_COMMON = 0,
  CICU_SCRIPT_INHERITED = 1,
  CICU_SCRIPT_ARABIC = 2,
  CICU_SCRIPT_BOPOMOFO = 5,
  CICU_SCRIPT_CYRILLIC = 8,
  CICU_SCRIPT_DEVANAGARI = 10,
  CICU_SCRIPT_GREEK = 14,
  CICU_SCRIPT_HAN = 17,
  CICU_SCRIPT_HANGUL = 18,
  CICU_SCRIPT_HEBREW = 19,
  CICU_SCRIPT_HIRAGANA = 20,
  CICU_SCRIPT_KATAKANA = 22,
  CICU_SCRIPT_LATIN = 25,
  CICU_SCRIPT_THAI = 38,
  CICU_SCRIPT_UNKNOWN = 103,
  CICU_SCRIPT_JAPANESE = 105,
  CICU_SCRIPT_KOREAN = 119,
  CICU_SCRIPT_HAN_WITH_BOPOMOFO = 172,
};

/// The kinds of boundaries that `cicu_boundaries` knows.
enum cicu_boundary_kind { CICU_GRAPHEME, CICU_WORD, CICU_LINE, CICU_SENTENCE };

/// The lowest rule status of a word boundary that ends a number or letters; below it, spaces and punctuation.
enum { CICU_WORD_STATUS = 100 };

/// The normalization forms that `cicu_normalize` knows.
enum cicu_normalization_form { CICU_NFC, CICU_NFD, CICU_NFKC };

/// What `cicu_match_expression` looks for: a match of the whole text, or the first one anywhere.
enum cicu_match { CICU_WHOLE, CICU_FIRST };

/// The statuses that Swift code tells from others; they are stable (checked when CICUShim is compiled).
enum {
  CICU_MEMORY_ERROR = 7,
  CICU_EXPRESSION_STACK_OVERFLOW = 0x10311,
  CICU_EXPRESSION_TIME_OUT = 0x10312,
};

// Versions and errors

/// ICU's version: four numbers.
void cicu_library_version(uint8_t version[4]);
/// The version of Unicode whose data ICU carries: four numbers.
void cicu_unicode_version(uint8_t version[4]);
/// The name of a status, such as "U_MEMORY_ALLOCATION_ERROR"; never NULL.
const char *cicu_status_name(int32_t status);

// Properties of a code point

bool cicu_has_property(int32_t code_point, enum cicu_property property);
/// The general category, in ICU's order (Cn 0, Lu 1, ... Pf 29).
int32_t cicu_general_category(int32_t code_point);
/// The two letters of a general category; NULL for a number that is none.
const char *cicu_general_category_name(int32_t category);
/// East_Asian_Width, in ICU's order (N 0, A 1, H 2, F 3, Na 4, W 5).
int32_t cicu_east_asian_width(int32_t code_point);
/// Hangul_Syllable_Type, in ICU's order (NA 0, L 1, V 2, T 3, LV 4, LVT 5).
int32_t cicu_hangul_syllable_type(int32_t code_point);

// Scripts

int32_t cicu_script_of(int32_t code_point);
/// Writes the script extensions and returns how many there are, also where they do not fit.
int32_t cicu_script_extensions(int32_t code_point, int32_t *scripts, int32_t capacity, int32_t *status);
/// The ISO 15924 code, such as "Hani"; NULL for a number that is no script.
const char *cicu_script_short_name(int32_t script);
/// Unicode's name, such as "Han"; NULL for a number that is no script.
const char *cicu_script_long_name(int32_t script);
/// The script with this short or long name, or -1.
int32_t cicu_script_named(const char *name);

// Boundaries

/// Writes the boundaries of a text, 0 and `length` among them, and returns how many there are, also where they do not
/// fit. An empty text has the boundary 0. Returns 0 on failure.
///
/// `rules` may be NULL; otherwise it gets, for each boundary, ICU's status of the rule that set it.
///
/// The break iterator behind it is opened once a thread and kind, and closed when the thread ends: opening costs several
/// microseconds, and an iterator must not be used by two threads at a time.
int32_t cicu_boundaries(
    enum cicu_boundary_kind kind, const uint16_t *text, int32_t length, int32_t *boundaries, int32_t *rules,
    int32_t capacity, int32_t *status);
/// How many break iterators have been opened in this process so far.
int32_t cicu_opened_iterators(void);

// Normalization

/// Writes the normalized text and returns its length, also where it does not fit (status is then 0). Lone
/// surrogates are kept.
int32_t cicu_normalize(
    enum cicu_normalization_form form, const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity,
    int32_t *status);
/// The length of the longest prefix that is normalized as it stands.
int32_t cicu_normalized_prefix(
    enum cicu_normalization_form form, const uint16_t *text, int32_t length, int32_t *status);

// Regular expressions

/// Compiles a pattern. Returns a status; on failure `error_offset` says up to which unit of the pattern ICU had read.
///
/// Each thread keeps the few compiled expressions that it used last.
int32_t cicu_check_expression(const uint16_t *pattern, int32_t length, bool ignores_case, int32_t *error_offset);
/// Whether a text matches a pattern; if it does, `range` gets the start and the end of the match.
///
/// `time_limit` is in steps of ICU's engine, each well below a millisecond, `stack_limit` in bytes; both above 0.
bool cicu_match_expression(
    const uint16_t *pattern, int32_t length, bool ignores_case, const uint16_t *text, int32_t text_length,
    enum cicu_match match, int32_t time_limit, int32_t stack_limit, int32_t range[2], int32_t *status);

#endif
