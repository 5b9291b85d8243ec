"""The call with which the worker's JavaScript starts."""

from browser.fake_device import FakeDevice
from browser.page import begun, get, on_a_device
from lunasol.browser.start import start


class JavaScriptDevice(FakeDevice):
    """Answers as Pyodide hands JavaScript on: arrays that are no lists, numbers that may be
    fractions."""

    async def rows(self) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(await super().rows())

    async def log(self, table: str) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(await super().log(table))

    def now(self) -> float:  # type: ignore[override]
        return float(super().now())


@on_a_device
async def test_a_door_is_opened_with_the_sides_of_javascript() -> None:
    device = JavaScriptDevice()
    door = await start(device, bot_pause=0)
    table, line = await begun(door, "nox")
    await line.turn()
    await door.close()
    again = await start(device)
    assert again.limits.bot_pause == 900
    [mine] = (await get(again, "/api/me/tables"))["tables"]
    assert mine["id"] == table
    assert type(mine["created"]) is int
    await again.close()
