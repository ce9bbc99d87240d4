"""What is known about the engines: versions, licences of their data (a reading of the packages' own files, not
legal advice), how the logs were made, and the folder of each input method."""

IN_PROCESS = "driven through its C interface, key by key"
FCITX = "driven over D-Bus without a display"
ENTRY = "keys sent to a text entry on a virtual X display, signals of the entry logged"
FCITX_LICENCE = "LGPL-2.1+; mozc BSD-3, unikey GPL-2+, other add-ons LGPL or GPL"
PAGE = "keys sent to a page on a virtual X display, DOM events of the field logged"

# name, version, licence, how the logs were made
ENGINES = {
    "librime": ("librime", "1.8.5", "BSD upstream, GPL-3 by Debian's file; schema data LGPL-3, GPL-3 or Apache-2", IN_PROCESS),
    "libhangul": ("libhangul", "0.1.0+git20191003", "LGPL-2.1+, algorithmic, no dictionary", IN_PROCESS),
    "libchewing": ("libchewing", "0.5.1", "LGPL-2.1", IN_PROCESS + ", without a user file"),
    "m17n-lib": ("m17n-lib and m17n-db", "1.8.0", "LGPL-2.1+", IN_PROCESS + "; the recorder's field logged after each key"),
    "mozc": ("mozc", "2.28.4715.102", "BSD-3; dictionary ICOT and BSD-like, some packaged parts GPL-2",
             "a fresh helper process for each session"),
    "libpinyin": ("libpinyin", "2.8.1", "GPL-3+", "the letters typed so far passed whole, as its front ends do"),
    "libkkc": ("libkkc", "0.3.5", "GPL-3+", "driven through its GObject interface"),
    "libskk": ("libskk", "1.0.5, skkdic 20230109", "GPL-3+, dictionary GPL-2+", "driven through its GObject interface"),
    "fcitx5": ("fcitx5", "5.0.21", FCITX_LICENCE, FCITX),
    "ibus": ("ibus in GTK", "not logged", "by engine: libpinyin GPL-3+, libhangul and m17n LGPL-2.1+, unikey GPL-2+, mozc BSD-3, anthy LGPL-3+",
             ENTRY),
    "entry-fcitx5": ("fcitx5 in GTK", "5.0.21", FCITX_LICENCE, ENTRY),
    "chromium": ("Chromium with fcitx5", "156 with 5.0.21", FCITX_LICENCE, PAGE),
    "chromium-cdp": ("Chromium by its debugging protocol", "156", "none: the tester chose the text",
                     "Input.imeSetComposition, Input.insertText and key events, no engine"),
    "firefox": ("Firefox ESR with fcitx5", "153 with 5.0.21", FCITX_LICENCE, PAGE),
    "webkitgtk": ("WebKitGTK with fcitx5", "2.50 with 5.0.21", FCITX_LICENCE, PAGE),
}

FOLDERS = {  # folder: what it holds
    "pinyin": "Chinese by pinyin and double pinyin",
    "zhuyin": "Chinese by bopomofo",
    "cangjie": "Chinese by Cangjie and Quick radicals",
    "wubi": "Chinese by Wubi strokes, also mixed with pinyin",
    "jyutping": "Cantonese by Jyutping",
    "kana": "Japanese by romaji",
    "hangul": "Korean",
    "telex": "Vietnamese by Telex, VNI and VIQR",
    "thai": "Thai and Lao, no preedit, surrounding text deleted",
    "indic": "Brahmic scripts: Devanagari, Tamil, Sinhala, Tibetan, Burmese, Khmer",
    "arabic": "Arabic and Persian",
    "hebrew": "Hebrew",
    "ethiopic": "Amharic",
    "alphabets": "Greek, Cyrillic and Georgian layouts",
    "deadkey": "Latin with dead keys, prefix and suffix accents, compose sequences",
    "codes": "characters by code point or mnemonic",
    "latin": "Latin text: keys that an engine in direct mode passed through, and the debugging protocol's plain key and replacement",
}

SCHEMAS = {  # librime and m17n: start of the schema's name, folder
    "bopomofo": "zhuyin", "cangjie": "cangjie", "quick": "cangjie", "wubi": "wubi", "jyutping": "jyutping",
    "luna": "pinyin", "terra": "pinyin", "double": "pinyin", "zh-": "pinyin",
    "vi-": "telex", "th-": "thai", "lo-": "thai", "hi-": "indic", "ta-": "indic", "si-": "indic", "bo-": "indic",
    "my-": "indic", "km-": "indic", "ar-": "arabic", "fa-": "arabic", "he-": "hebrew", "am-": "ethiopic",
    "el-": "alphabets", "ru-": "alphabets", "ka-": "alphabets", "ko-": "hangul", "latn-": "deadkey", "fr-": "deadkey",
    "unicode": "codes", "rfc1345": "codes",
}
METHODS = {  # fcitx5 and ibus engines
    "pinyin": "pinyin", "libpinyin": "pinyin", "rime": "pinyin", "hangul": "hangul", "mozc": "kana", "anthy": "kana",
    "unikey": "telex", "m17n-vi": "telex", "chewing": "zhuyin", "keyboard-us": "deadkey",
}
LIBRARIES = {"libhangul": "hangul", "libchewing": "zhuyin", "mozc": "kana", "libkkc": "kana", "libskk": "kana",
             "libpinyin": "pinyin"}


def engine_of(text):
    """The key of ENGINES for an engine as a log names it."""
    return text.split(" ")[0]


def folder_of(engine, schema):
    if engine in LIBRARIES:
        return LIBRARIES[engine]
    if engine == "fcitx5":
        return METHODS[schema]
    return next(folder for start, folder in SCHEMAS.items() if schema.startswith(start))
