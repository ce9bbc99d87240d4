"""Key names of the logs in the key notation of recordings."""

NAMED = {
    "space": "space", " ": "space", "Return": "return", "BackSpace": "backspace", "Escape": "escape", "Tab": "tab",
    "Left": "left", "Right": "right", "Up": "up", "Down": "down", "Home": "home", "End": "end", "Delete": "delete",
    "Page_Down": "page-down", "Page_Up": "page-up",
}
NAMED.update({"f%d" % n: "F%d" % n for n in range(6, 11)})
PUNCTUATION = {"slash": "/", "comma": ","}
MODIFIERS = ("shift", "ctrl", "option")


def printable(key):
    """What an unhandled key types into the field, or None."""
    if key == "space":
        return " "
    if key in PUNCTUATION:
        return PUNCTUATION[key]
    return key if len(key) == 1 else None


def notation(key):
    """A logged key in key notation. A name outside it keeps its spelling, in braces, so that it can't be read as letters."""
    if key.startswith("(") and key.endswith(")"):
        key = key[1:-1].replace(" ", "+")
    if key.startswith("C-"):
        key = "ctrl+" + key[2:]
    if key in NAMED:
        return "{%s}" % NAMED[key]
    modifier, plus, rest = key.partition("+")
    if plus and modifier in MODIFIERS and rest:
        return "{%s+%s}" % (modifier, NAMED.get(rest, rest))
    if printable(key) is not None:
        return "{{" if key == "{" else printable(key)
    return "{%s}" % key
