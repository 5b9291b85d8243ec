"""Shows an online table on the screen: its seats, the match, the chat and the result."""

from lunasol.cli.online import announcements
from lunasol.cli.online.live_screen import LiveScreen
from lunasol.cli.online.state import ClientState
from lunasol.cli.ui import boards, text_blocks
from lunasol.cli.ui.choices import Choices
from lunasol.cli.ui.match_display import SHOWN_ON_BOARD, MatchDisplay
from lunasol.engine.events import Event
from lunasol.engine.notation import Move
from lunasol.protocol.server_messages import Chat


class TableDisplay:
    """Shows as much of the table as each message makes necessary."""

    def __init__(self, state: ClientState, screen: LiveScreen, record_url: str) -> None:
        self.state = state
        self.screen = screen
        self.record_url = record_url
        self.is_board_shown = False
        self.is_end_shown = False
        self.offered: tuple[Move, ...] = ()
        """The legal moves of the decision that is on the screen."""
        self.log_shown = 0
        """The length of the log at our last decision: later events are new."""

    @property
    def choices(self) -> Choices:
        return Choices(self.state.legal, self.state.texts)

    @property
    def match_display(self) -> MatchDisplay:
        return MatchDisplay(self.state.texts, self.screen)

    def say_bold(self, sentence: str) -> None:
        self.screen.say(sentence, style="bold")

    # Before the match -------------------------------------------------------------------------

    def show_seats(self) -> None:
        state = self.state
        self.screen.show(announcements.seats(state.table, state.seat, state.texts))
        is_full = all(seat.kind != "open" for seat in state.table.seats)
        if state.is_host:
            self.screen.say(state.texts.say("online-full" if is_full else "online-hosting"))
        else:
            self.screen.say(state.texts.say("online-room"))

    # The match --------------------------------------------------------------------------------

    def show_match(self, new: list[Event]) -> None:
        """Show new events, or the whole board if there is a decision or it was never shown."""
        state = self.state
        if state.view is None:
            return
        if state.is_finished or state.result is not None:
            self.show_end()
        elif not state.is_my_turn:
            self.offered = ()
            self.show_others_play(new)
        elif state.legal != self.offered:
            self.show_decision()
        else:
            self.show_events([event for event in new if event.key != SHOWN_ON_BOARD])

    def show_others_play(self, new: list[Event]) -> None:
        if self.is_board_shown:
            self.show_events(new)
        else:
            self.show_board()

    def show_decision(self) -> None:
        state = self.state
        assert state.view is not None
        self.is_board_shown = True
        self.offered = state.legal
        notice = "" if state.clock is None else announcements.time_left(state.clock, state.texts)
        events = state.log[self.log_shown :]
        self.match_display.show_decision(state.view, self.choices, events, notice)

    def show_board(self) -> None:
        state = self.state
        assert state.view is not None
        self.is_board_shown = True
        self.screen.show(boards.render(state.view, state.texts))
        self.screen.say(self.waiting())

    def waiting(self) -> str:
        """Names the players who have to act, or says that the match is over."""
        state = self.state
        if state.is_finished or state.view is None:
            return state.texts.say("online-over")
        names = ", ".join(state.name(seat) for seat in state.view.to_act)
        return state.texts.say("online-waiting", names=names)

    def show_events(self, events: list[Event]) -> None:
        if events:
            self.screen.show(*text_blocks.log_lines(events, self.state.texts))

    def show_chat(self, chat: Chat) -> None:
        texts = self.state.texts
        name = texts.shown_name(chat.name) or texts.say("online-host")
        said = chat.text if chat.preset is None else texts.say(f"say-{chat.preset}")
        self.screen.say(f"{name}: {said}", style="italic")

    def show_end(self) -> None:
        """Show the result once; afterwards the board and a rematch can still be asked for."""
        state, texts = self.state, self.state.texts
        if self.is_end_shown:
            return
        self.is_end_shown = True
        if state.result is not None and state.view is not None:
            events = state.log[self.log_shown :]
            self.match_display.show_end(state.view, events, state.result)
            self.screen.note(texts.say("online-record", url=self.record_url))
        self.screen.say(texts.say("online-over"))
