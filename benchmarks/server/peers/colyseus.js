/** Colyseus with the toy game, each seat told by a message of its own: `node colyseus.js PORT`. */
const { Room, Server } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { SEATS, HAND, deal, playAndDraw } = require("./toy.js");

class ToyRoom extends Room {
  maxClients = SEATS;
  seats = [];
  turn = 0;
  moves = 0;

  onCreate() {
    Object.assign(this, deal());
    this.setPatchRate(null);
    this.onMessage("play", (client, place) => this.play(this.seats.indexOf(client), place));
  }

  onJoin(client) {
    this.seats.push(client);
  }

  play(seat, place) {
    const full = this.seats.length === SEATS;
    if (!full || seat !== this.turn || !(place >= 0 && place < HAND)) return;
    playAndDraw(this.deck, this.hands[seat], this.pile, place);
    this.turn = (seat + 1) % SEATS;
    this.moves += 1;
    this.seats.forEach((client, its) => client.send("told", this.seenBy(its)));
  }

  seenBy(seat) {
    const { moves, turn, pile, deck, hands } = this;
    return { moves, turn, pile, deck: deck.length, hand: hands[seat] };
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("toy", ToyRoom);
server.listen(Number(process.argv[2]));
