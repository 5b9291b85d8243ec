"""Where a worker of the browser starts. Its JavaScript calls ``start`` with the sides of `Device`.

Both workers import this module first. It imports little itself: the thinking worker needs no door.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lunasol.browser.device import Device
    from lunasol.browser.door import Door

BOT_PAUSE = 900


async def start(device: "Device", bot_pause: int = BOT_PAUSE) -> "Door":
    """Open the door to the tables on this device.

    ``device`` is a JavaScript object with the functions of `Device`; Pyodide calls and awaits them
    as if they were Python's, and what they are given and give is texts, numbers and lists of texts.
    """
    from lunasol.browser.door import Door
    from lunasol.browser.household import DeviceLimits

    door = Door(device, DeviceLimits(bot_pause=bot_pause))
    await door.open()
    return door
