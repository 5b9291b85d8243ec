/** boardgame.io with the toy game: `node boardgame.js PORT [FOLDER]`, a folder for FlatFile. */
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");
const { SEATS, HAND, deal, playAndDraw } = require("./toy.js");

const toy = {
  name: "toy",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  setup: () => {
    const { deck, hands, pile } = deal();
    return { secret: { deck }, players: { ...hands }, pile };
  },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, place) => {
        if (!(place >= 0 && place < HAND)) return INVALID_MOVE;
        playAndDraw(G.secret.deck, G.players[playerID], G.pile, place);
      },
    },
  },
};

const [port, folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [toy], origins: [Origins.LOCALHOST], ...storage }).run(Number(port));
