"""A text field in UTF-16 units, by the rules that the recordings' derived states follow.

Numbers in comments are rules of the semantics evidence. Text is kept as a string of UTF-16 units, so that
every index is an offset of the recording format.
"""

import unicodedata


class Unmodelled(Exception):
    """A log asks for something that these rules don't settle; the session is listed instead."""


def units(text):
    """The UTF-16 units of a text, each as one character."""
    out = []
    for character in text:
        code = ord(character)
        if code < 0x10000:
            out.append(character)
        else:
            code -= 0x10000
            out.append(chr(0xD800 + (code >> 10)) + chr(0xDC00 + (code & 0x3FF)))
    return "".join(out)


def scalars(text_units):
    """The text that a string of UTF-16 units stands for."""
    return text_units.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def unit_offset(text, scalar_offset):
    """The UTF-16 offset of a scalar offset into a text."""
    return len(units(text[:scalar_offset]))


def backward_deletion(before):
    """How many units one deleteBackward takes from the end of `before` (162)."""
    if not before:
        return 0
    text = scalars(before)
    last = ord(text[-1])
    if 0x1100 <= last <= 0x11FF or last == 0x200D or 0x1F1E6 <= last <= 0x1F1FF or 0x1F3FB <= last <= 0x1F3FF:
        raise Unmodelled("deleteBackward before U+%04X" % last)
    if 0x0530 <= last <= 0x194F:  # 162a: one code point at a time
        return 1
    taken = 1
    while taken < len(text) and (unicodedata.category(text[-taken])[0] == "M" or text[-taken] in "\uFF9E\uFF9F"):
        taken += 1  # 162b
    return len(units(text[-taken:]))


class Field:
    def __init__(self, text="", selected=(0, 0), marked=None):
        self.text, self.selected, self.marked = units(text), tuple(selected), marked and tuple(marked)

    def state(self):
        return {
            "text": scalars(self.text),
            "selected": list(self.selected),
            "marked": None if self.marked is None else list(self.marked),
        }

    def committed(self):
        """The text without its marked part."""
        if self.marked is None:
            return scalars(self.text)
        start, length = self.marked
        return scalars(self.text[:start] + self.text[start + length:])

    def perform(self, call):
        """Carries out one call, given as in the recording format."""
        getattr(self, "_" + call["op"])(call)

    def _put(self, start, length, text):
        self.text = self.text[:start] + text + self.text[start + length:]

    def _target(self, call):
        if call.get("replacementRange") is not None:
            return tuple(call["replacementRange"])
        return self.marked if self.marked is not None else self.selected

    def _setMarkedText(self, call):  # 5 to 12
        start, length = self._target(call)
        text = units(call["text"] or "")
        self._put(start, length, text)
        self.marked = (start, len(text)) if text else None
        caret = call.get("selectedRange")
        begin = len(text) if caret is None else min(caret[0], len(text))
        extent = 0 if caret is None else min(caret[1], len(text) - begin)
        self.selected = (start + begin, extent)

    def _insertText(self, call):  # 21
        start, length = self._target(call)
        text = units(call["text"])
        self._put(start, length, text)
        self.marked, self.selected = None, (start + len(text), 0)

    def _unmarkText(self, call):  # 17
        self.marked = None

    def _deleteBackward(self, call):  # 26, 27, 161
        start, length = self.selected
        if length == 0:
            floor = self.marked[0] if self.marked else 0
            length = min(backward_deletion(self.text[:start]), start - floor)
            start -= length
        self._put(start, length, "")
        self.selected = (start, 0)
        if self.marked:
            rest = self.marked[1] - length
            self.marked = (self.marked[0], rest) if rest else None

    def _select(self, call):  # 35: outside the marked text nothing stays marked
        start, length = call["range"]
        self.selected = (start, length)
        if self.marked and not (self.marked[0] <= start and start + length <= sum(self.marked)):
            self.marked = None

    def _set(self, call):  # 40
        self.text, self.marked = units(call["text"]), None
        self.selected = (len(self.text), 0)

    def _blur(self, call):  # 48: separators of an iOS reading go, all else stays
        if self.marked:
            start, length = self.marked
            self._put(start, length, self.text[start:start + length].replace("\u2006", ""))
        self.marked = None

    def _submit(self, call):
        pass
