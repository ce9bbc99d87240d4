// Properties of code points, scripts, versions: lookups in ICU's data, which is linked in and can't be missing.

#include "CICUShim.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utypes.h>

#define ASSERT_SCRIPT(name) \
  _Static_assert((int)CICU_SCRIPT_##name == (int)USCRIPT_##name, "the header has ICU's number of this script")

ASSERT_SCRIPT(COMMON);
ASSERT_SCRIPT(INHERITED);
ASSERT_SCRIPT(ARABIC);
ASSERT_SCRIPT(BOPOMOFO);
ASSERT_SCRIPT(CYRILLIC);
ASSERT_SCRIPT(DEVANAGARI);
ASSERT_SCRIPT(GREEK);
ASSERT_SCRIPT(HAN);
ASSERT_SCRIPT(HANGUL);
ASSERT_SCRIPT(HEBREW);
ASSERT_SCRIPT(HIRAGANA);
ASSERT_SCRIPT(KATAKANA);
ASSERT_SCRIPT(LATIN);
ASSERT_SCRIPT(THAI);
ASSERT_SCRIPT(UNKNOWN);
ASSERT_SCRIPT(JAPANESE);
ASSERT_SCRIPT(KOREAN);
ASSERT_SCRIPT(HAN_WITH_BOPOMOFO);

// What the order of the Swift enums rests on.
_Static_assert(U_UNASSIGNED == 0 && U_FINAL_PUNCTUATION == 29, "general categories are in ICU's order");
_Static_assert(U_EA_NEUTRAL == 0 && U_EA_WIDE == 5, "East Asian widths are in ICU's order");
_Static_assert(U_HST_NOT_APPLICABLE == 0 && U_HST_LVT_SYLLABLE == 5, "syllable types are in ICU's order");

void cicu_library_version(uint8_t version[4]) { u_getVersion(version); }

void cicu_unicode_version(uint8_t version[4]) { u_getUnicodeVersion(version); }

const char *cicu_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

bool cicu_has_property(int32_t code_point, enum cicu_property property) {
  switch (property) {
  case CICU_WHITE_SPACE: return u_hasBinaryProperty(code_point, UCHAR_WHITE_SPACE);
  case CICU_DEFAULT_IGNORABLE: return u_hasBinaryProperty(code_point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
  case CICU_JOIN_CONTROL: return u_hasBinaryProperty(code_point, UCHAR_JOIN_CONTROL);
  case CICU_GRAPHEME_EXTEND: return u_hasBinaryProperty(code_point, UCHAR_GRAPHEME_EXTEND);
  case CICU_REGIONAL_INDICATOR: return u_hasBinaryProperty(code_point, UCHAR_REGIONAL_INDICATOR);
  case CICU_EMOJI: return u_hasBinaryProperty(code_point, UCHAR_EMOJI);
  case CICU_EMOJI_PRESENTATION: return u_hasBinaryProperty(code_point, UCHAR_EMOJI_PRESENTATION);
  case CICU_EMOJI_MODIFIER: return u_hasBinaryProperty(code_point, UCHAR_EMOJI_MODIFIER);
  case CICU_EXTENDED_PICTOGRAPHIC: return u_hasBinaryProperty(code_point, UCHAR_EXTENDED_PICTOGRAPHIC);
  }
  return false;
}

int32_t cicu_general_category(int32_t code_point) { return u_charType(code_point); }

const char *cicu_general_category_name(int32_t category) {
  return u_getPropertyValueName(UCHAR_GENERAL_CATEGORY, category, U_SHORT_PROPERTY_NAME);
}

int32_t cicu_east_asian_width(int32_t code_point) {
  return u_getIntPropertyValue(code_point, UCHAR_EAST_ASIAN_WIDTH);
}

int32_t cicu_hangul_syllable_type(int32_t code_point) {
  return u_getIntPropertyValue(code_point, UCHAR_HANGUL_SYLLABLE_TYPE);
}

int32_t cicu_script_of(int32_t code_point) {
  return u_getIntPropertyValue(code_point, UCHAR_SCRIPT);
}

int32_t cicu_script_extensions(int32_t code_point, int32_t *scripts, int32_t capacity, int32_t *status) {
  // ICU refuses nothing here but a null array; a number that is no code point has the one script Unknown.
  if (code_point < 0 || code_point > 0x10FFFF) {
    if (capacity > 0) scripts[0] = USCRIPT_UNKNOWN;
    *status = U_ZERO_ERROR;
    return 1;
  }
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode codes[64];
  int32_t count = uscript_getScriptExtensions(code_point, codes, 64, &error);
  *status = error;
  for (int32_t i = 0; i < count && i < capacity && i < 64; i++) scripts[i] = codes[i];
  return count;
}

const char *cicu_script_short_name(int32_t script) {
  return u_getPropertyValueName(UCHAR_SCRIPT, script, U_SHORT_PROPERTY_NAME);
}

const char *cicu_script_long_name(int32_t script) {
  return u_getPropertyValueName(UCHAR_SCRIPT, script, U_LONG_PROPERTY_NAME);
}

int32_t cicu_script_named(const char *name) {
  int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, name);
  return script == UCHAR_INVALID_CODE ? -1 : script;
}
