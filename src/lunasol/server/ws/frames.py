# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The frames of WebSocket text messages (RFC 6455, section 5.2)."""

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # not exported: it may be in C

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126
MIDDLE: Final = 127
"""At SHORT the length follows in two more bytes, at MIDDLE in eight."""
MASK_BYTES: Final = 4


def head(length: int) -> bytes:
    """What precedes the text in a frame."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, SHORT, length >> 8, length & 0xFF))
    return bytes((WHOLE_TEXT, MIDDLE)) + length.to_bytes(8, "big")


def framed(text: bytes) -> bytes:
    return head(len(text)) + text


def masked(text: bytes) -> bytes:
    """The frame of a client. A mask of zeros changes nothing, and between two nodes that is enough:
    masks protect proxies from what a page makes a browser send."""
    start = head(len(text))
    return start[:1] + bytes((start[1] | MASKED,)) + start[2:] + bytes(MASK_BYTES) + text


def end_of_frame(data: bytes, start: int, most: int) -> int:
    """Where the frame that begins here ends; 0 if it has not arrived yet. A frame that is longer
    than allowed ends with the data: it is refused anyway."""
    have = len(data) - start
    if have < 2:
        return 0
    length = data[start + 1] & ~MASKED
    if length >= SHORT:
        more = 2 if length < MIDDLE else 8
        if have < 2 + more:
            return 0
        length = more + int.from_bytes(data[start + 2 : start + 2 + more], "big")
        if length > most + more:
            return len(data)
    total = 2 + length + (MASK_BYTES if data[start + 1] & MASKED else 0)
    return start + total if total <= have else 0


def only_text(data: bytes, most: int) -> bytes | None:
    """The text, if the data is exactly one whole and short text frame, as nearly always."""
    length = len(data) - 2 - MASK_BYTES
    if length < 0 or length >= SHORT or data[1] - MASKED != length:
        return None
    return text_in(data, most)


def text_in(frame: bytes, most: int) -> bytes | None:
    """The text of a frame, if it is whole, masked as a client's must be, and not too long."""
    if len(frame) < 2 + MASK_BYTES or frame[0] != WHOLE_TEXT or frame[1] < MASKED:
        return None
    length = frame[1] - MASKED
    if length == MIDDLE or len(frame) > most + 8:
        return None
    text_at = MASK_BYTES + (2 if length < SHORT else 4)
    return apply_mask(frame[text_at:], frame[text_at - MASK_BYTES : text_at])
