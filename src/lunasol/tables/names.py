"""Names as everybody at a table sees them: visible, short, and unlike the other names there.

The full list of confusable characters (Unicode Technical Standard 39) is a megabyte of data for
letters that hardly anybody can type. This module is content with less: NFKC maps the letters of
mathematics, circles and full width to plain ones, a name keeps to one alphabet, and a small table
holds the letters of other alphabets that look like Latin ones.
"""

import unicodedata

LONGEST = 40
MOST_MARKS = 2
"""Combining marks on one letter; more of them cover what stands around it."""
JOINER, EMOJI = "\u200d", "\ufe0f"
"""These join several pictures into one, and show a sign as a picture. They are invisible."""
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00016fe4\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Fillers, blank signs and selectors that count as letters, marks or signs but show nothing."""
EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"})
"""Alphabets that are written together, and with Latin letters."""
LOOK_ALIKES = {
    "A": "АΑᎪꓮᴀ", "B": "ВΒᏴꓐʙ", "C": "СϹᏟꓚᴄ", "D": "ᎠꓓԀᴅ", "E": "ЕΕᎬꓰᴇ", "F": "Ϝꓝꜰ",
    "G": "ԌᏀꓖɢ",
    "H": "НΗᎻꓧʜ", "J": "ЈᎫꓙᴊ", "K": "КΚᏦꓗᴋк", "L": "Ꮮꓡʟ", "M": "МΜᎷꓟᴍм", "N": "Νꓠɴ",
    "O": "0ОΟՕꓳᴏ", "P": "РΡᏢꓑᴘ", "Q": "Ԛ", "R": "ᎡꓣʀᏒ", "S": "ЅᏚꓢꜱՏ", "T": "ТΤᎢꓔᴛт", "U": "Սꓴᴜ",
    "V": "ѴᏙꓦᴠ", "W": "ԜᎳꓪᴡ", "X": "ХΧꓫ", "Y": "УΥꓬʏҮ", "Z": "ΖᏃꓜᴢ",
    "a": "аαɑ", "b": "Ьь", "c": "сϲ", "d": "ԁ", "e": "еҽ", "g": "ɡց", "h": "һհ",
    "i": "іιɩı", "j": "јϳ",
    "k": "κ", "l": "I1|ІΙӀӏǀꓲ", "n": "ոη", "o": "оοօσ", "p": "рρ", "q": "ԛզ", "r": "г",
    "s": "ѕ",
    "u": "սυʋ", "v": "ѵν", "w": "ԝω", "x": "хχ", "y": "уγү",
    "'": "’‘ʼʻ`′", "-": "‐‑–—−",
}  # fmt: skip
"""By letter, what looks like it in the fonts of screens."""
TO_LATIN = str.maketrans({other: plain for plain, like in LOOK_ALIKES.items() for other in like})
TWO_LIKE_ONE = (("rn", "m"), ("vv", "w"))


def cleaned(name: str) -> str | None:
    """The name in one line and one spelling; None if it cannot be shown well. Cleaning again
    changes nothing."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    is_good = 0 < len(shown) <= LONGEST and is_visible(shown) and is_in_one_alphabet(shown)
    return shown if is_good else None


def is_visible(name: str) -> bool:
    """Whether every character shows something, and not too many marks stand on one letter."""
    marks, before = MOST_MARKS, " "
    for at, char in enumerate(name):
        if char in (JOINER, EMOJI):
            if not joins_pictures(char, before, name[at + 1 : at + 2]):
                return False
        elif char in INVISIBLE or not char.isprintable():
            return False
        is_mark = unicodedata.category(char).startswith("M")
        marks = marks + 1 if is_mark else (MOST_MARKS if char == " " else 0)
        if is_mark and marks > MOST_MARKS:
            return False
        before = char
    return True


def joins_pictures(char: str, before: str, after: str) -> bool:
    """Whether an invisible character stands where emoji need it."""
    is_after_picture = is_sign(before) or (char == JOINER and before == EMOJI)
    return is_after_picture and (char == EMOJI or is_sign(after))


def is_sign(char: str) -> bool:
    return bool(char) and unicodedata.category(char).startswith("S")


def is_in_one_alphabet(name: str) -> bool:
    """Letters of several alphabets in one name serve to imitate another name."""
    letters = [char for char in name if unicodedata.category(char) in ("Lu", "Ll", "Lt", "Lo")]
    alphabets = {unicodedata.name(letter, "").split(" ")[0] for letter in letters}
    return len(alphabets) <= 1 or alphabets - EAST_ASIAN <= {"LATIN"}


def are_alike(one: str, other: str) -> bool:
    """Whether people could take one of these names for the other."""
    return folded(one) == folded(other) or skeleton(one) == skeleton(other)


def folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def skeleton(name: str) -> str:
    """What the name looks like; the same for names that look alike."""
    plain = unicodedata.normalize("NFKC", name).replace(JOINER, "").replace(EMOJI, "")
    look = unicodedata.normalize("NFD", plain).translate(TO_LATIN).casefold()
    for two, one in TWO_LIKE_ONE:
        look = look.replace(two, one)
    return look
