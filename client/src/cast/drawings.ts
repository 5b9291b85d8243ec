/** The ten faces as layers of cut paper on a disc of their own colour, in a square of 64 units. */
import type { CharacterId } from "../generated/wire";

interface Layer {
  readonly d: string;
  readonly fill: string;
}

/** A pair of eyes: the middle of both, how far they are apart from it, and their size. */
interface Eyes {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
  readonly size: number;
}

/** What the face looks like in each mood, for those that have a beak instead of a mouth. */
interface Beak {
  readonly calm: readonly Layer[];
  readonly happy: readonly Layer[];
}

export interface Drawing {
  readonly disc: string;
  /** Behind the face, without a shadow of its own. */
  readonly backdrop?: Layer;
  readonly layers: readonly Layer[];
  readonly eyes: Eyes;
  /** The middle of the mouth and half of its width. */
  readonly mouth: readonly [x: number, y: number, reach: number] | Beak;
  /** On top of everything, without a shadow: a nose, teeth. */
  readonly details?: readonly Layer[];
  /** Where red cheeks lie, to both sides of the eyes' middle. */
  readonly cheeks?: readonly [apart: number, y: number];
  /** A raised eyebrow: somebody who likes to meddle. */
  readonly brow?: string;
}

export const INK = "#22192e";
const CREAM = "#fff6e3";

function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** A ring of points, such as the rays of a sun or the spines of a hedgehog. */
function rays(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (i / points) * Math.PI - Math.PI / 2;
    const reach = i % 2 ? inner : outer + Math.sin(i * 2.4) * 0.7;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

export const DRAWINGS: Readonly<Record<CharacterId, Drawing>> = {
  pip: {
    disc: "#a5d6e6",
    layers: [
      { d: "M10 66C10 51 19 46 32 46S54 51 54 66Z", fill: "#7d5030" },
      { d: "M30 14C25 9 26 4 31 2c-1 4 1 6 3 7 1-3 3-4 6-4-3 3-3 6-3 9z", fill: "#7d5030" },
      { d: "M32 11C45 11 54 21 54 33S45 55 32 55 10 45 10 33 19 11 32 11z", fill: "#c08a55" },
      { d: "M32 11C43 11 50 17 53 26 46 22 40 21 32 21S18 22 11 26C14 17 21 11 32 11z", fill: "#8f5d38" },
      {
        d: "M32 30C37 24 47 25 49 33 51 44 43 52 32 53 21 52 13 44 15 33 17 25 27 24 32 30z",
        fill: "#f6e5c4",
      },
    ],
    eyes: { x: 32, y: 34, apart: 9.5, size: 3.7 },
    mouth: {
      calm: [
        { d: "M25 40Q32 35 39 40 37 47 32 48 27 47 25 40z", fill: "#ee9a2e" },
        { d: "M25 40Q32 43 39 40 32 45 25 40z", fill: "#b9651b" },
      ],
      happy: [
        { d: "M25 40Q27 51 32 51.5 37 51 39 40z", fill: "#ee9a2e" },
        { d: "M27 41Q28.5 48 32 48.5 35.5 48 37 41z", fill: "#a33a34" },
        { d: "M24.5 40.5Q32 33 39.5 40.5 32 42 24.5 40.5z", fill: "#f4ad45" },
      ],
    },
    cheeks: [14, 42],
  },
  misty: {
    disc: "#6d87b5",
    backdrop: {
      d: "M20 52q4 6 0 8-4-2 0-8zM33 54q4 6 0 8-4-2 0-8zM45 52q4 6 0 8-4-2 0-8z",
      fill: "#c9e6f2",
    },
    layers: [
      { d: "M16 40C9 38 9 28 16 26 16 14 28 9 36 15 44 10 54 16 53 26 59 30 57 40 51 41z", fill: "#b9cbe2" },
      { d: "M14 49C6 49 3 37 12 34 11 23 24 18 31 25 38 17 51 22 51 32 60 32 62 47 52 49z", fill: "#f7fafd" },
    ],
    eyes: { x: 32, y: 35.5, apart: 8.5, size: 3.6 },
    mouth: [32, 41, 4.5],
    cheeks: [14.5, 41],
    brow: "M36.5 29Q41 25.5 45 28.5",
  },
  bruna: {
    disc: "#f0c25a",
    layers: [
      { d: "M8 66C8 54 18 50 32 50S56 54 56 66Z", fill: "#7a4b2b" },
      { d: `${disc(14, 18, 8.5)}${disc(50, 18, 8.5)}`, fill: "#7a4b2b" },
      { d: `${disc(14.5, 18.5, 4.5)}${disc(49.5, 18.5, 4.5)}`, fill: "#d29a6b" },
      { d: disc(32, 35, 24, 22.5), fill: "#a56d42" },
      { d: disc(32, 44, 13, 10.5), fill: "#f3d7ae" },
    ],
    eyes: { x: 32, y: 31, apart: 10.5, size: 3.4 },
    mouth: [32, 46.5, 4.8],
    details: [{ d: "M26.5 39Q32 35.5 37.5 39 36.5 43.5 32 44.5 27.5 43.5 26.5 39z", fill: INK }],
    cheeks: [17, 39],
  },
  timo: {
    disc: "#86b55c",
    layers: [
      { d: "M12 66C12 55 21 52 32 52S52 55 52 66Z", fill: "#a48a6c" },
      {
        d:
          "M21 32C13 22 14 6 19 5 25 4 30 18 29 31zM35 31" +
          "C34 18 37 8 43 7.5 49 7.5 56 15 54.5 19.5 51 22 48 18.5 46 19.5 46 23 45 28 42 32z",
        fill: "#c9ae8d",
      },
      {
        d:
          "M21 27C17 20 17 10 19.5 9 23 10 26 18 26 27zM37.5 27" +
          "C37.5 18 39.5 12 43 11.5 44 16 42 22 41 27z",
        fill: "#eeb7a4",
      },
      { d: "M32 22C44 22 51 30 51 41S43 59 32 59 13 52 13 41 20 22 32 22z", fill: "#d8bf9f" },
      { d: "M32 43C38 40 45 43 45 49 45 55 39 58 32 58S19 55 19 49C19 43 26 40 32 43z", fill: CREAM },
    ],
    eyes: { x: 32, y: 37, apart: 9.5, size: 3.8 },
    mouth: [32, 49.5, 4.5],
    details: [{ d: "M28.5 44.5Q32 42.5 35.5 44.5 34.5 47.5 32 48.5 29.5 47.5 28.5 44.5z", fill: "#c4596a" }],
    brow: "M37.5 30.5Q42 27 46 30.5",
  },
  sol: {
    disc: "#4fa3cc",
    layers: [
      { d: rays(32, 32, 14, 29, 21.5), fill: "#e8862a" },
      { d: rays(32, 32, 28, 22.5, 21), fill: "#f7b93f" },
      { d: disc(31, 30.5, 17.5), fill: "#fcd36b" },
    ],
    eyes: { x: 32, y: 30, apart: 8, size: 3.5 },
    mouth: [32, 36.5, 6.5],
    cheeks: [13.5, 36],
  },
  rufus: {
    disc: "#2d6a58",
    layers: [
      { d: "M14 66C14 56 22 52 32 52S50 56 50 66Z", fill: "#b4471b" },
      { d: "M8 33C6 20 7 9 10 4 18 7 25 14 28 20zM56 33C58 20 57 9 54 4 46 7 39 14 36 20z", fill: "#d95f22" },
      {
        d: "M12 24C10 18 11 13 12 10 17 12 20 16 23 20zM52 24C54 18 53 13 52 10 47 12 44 16 41 20z",
        fill: "#3a2430",
      },
      { d: "M32 15C45 15 55 21 57 33 57 42 45 55 32 60 19 55 7 42 7 33 9 21 19 15 32 15z", fill: "#e06a29" },
      {
        d: "M7.5 34C17 33 27 38 32 47 37 38 47 33 56.5 34 56 43 45 55 32 60 19 55 8 43 7.5 34z",
        fill: CREAM,
      },
    ],
    eyes: { x: 32, y: 32, apart: 10.5, size: 3.6 },
    mouth: [32, 52.5, 4.6],
    details: [{ d: "M27 46.5Q32 43.5 37 46.5 36 50 32 51.5 28 50 27 46.5z", fill: INK }],
    brow: "M38 25.5Q43 21.5 48 24.5",
  },
  luna: {
    disc: "#3b4790",
    backdrop: {
      d:
        rays(9, 18, 4, 4, 1.5) +
        rays(55, 13, 4, 3.2, 1.2) +
        rays(56, 48, 4, 3.6, 1.3) +
        disc(8, 42, 1.2) +
        disc(44, 5.5, 1.1),
      fill: "#fbeab0",
    },
    layers: [
      { d: rays(32, 33, 20, 24, 23), fill: "#d8c694" },
      {
        d: "M37 10C50 13 57 24 55.5 36 54 48 44 56 33 56 45 50 49 42 48.5 32 48 23 44 15 37 10z",
        fill: "#c3ae7b",
      },
      { d: "M30 10.5C42 12 49 21 49 32 49 44 42 53 31 55.5 18 55 9 45 9 33S18 11 30 10.5z", fill: "#f8ecca" },
      { d: `${disc(18, 24, 3)}${disc(26, 17, 1.9)}${disc(37, 49, 2.4)}`, fill: "#e3d2a2" },
    ],
    eyes: { x: 29, y: 33, apart: 8.5, size: 3.6 },
    mouth: [29, 40, 5],
    cheeks: [14, 39],
  },
  kasimir: {
    disc: "#c25f74",
    layers: [
      { d: rays(32, 34, 17, 29.5, 21.5), fill: "#43302d" },
      { d: rays(32, 35, 15, 24.5, 18), fill: "#6e5144" },
      {
        d: "M32 28C37 19 51 21 51 35 51 48 42 57 32 58 22 57 13 48 13 35 13 21 27 19 32 28z",
        fill: "#ecd0a3",
      },
      { d: "M36 17C37 8 45 6 51 9 50 16 44 21 37 19z", fill: "#e9902f" },
    ],
    eyes: { x: 32, y: 36, apart: 9, size: 3.6 },
    mouth: [32, 48, 4.8],
    details: [
      { d: disc(32, 43.5, 3.8, 3.2), fill: INK },
      { d: "M34 20.5Q41 16 48 11.5 42.5 17 35 21.5z", fill: "#b2601a" },
    ],
    cheeks: [14, 44],
    brow: "M37 30Q41.5 26 45.5 29.5",
  },
  stella: {
    disc: "#7b58b3",
    backdrop: {
      d: `${disc(9, 33, 1.3)}${disc(54, 50, 1.5)}${disc(50, 11, 1.2)}${disc(13, 13, 1.6)}`,
      fill: "#f5e9c8",
    },
    layers: [
      {
        d:
          "M32 3C34 3 35 5 36 7L41 19Q42 21 44 21L57 22C61 22 62 26 59 29L50 37Q48 38 49 41" +
          "L52 53C53 57 50 60 46 57L35 50Q32 48 29 50L18 57C14 60 11 57 12 53L15 41Q16 38 14 37" +
          "L5 29C2 26 3 22 7 22L20 21Q22 21 23 19L28 7C29 5 30 3 32 3z",
        fill: "#f3b33c",
      },
      {
        d:
          "M32 10L37 22Q38 25 41 25L54 26 45 34Q43 36 44 39L47 51 36 45Q32 43 28 45L17 51 20 39" +
          "Q21 36 19 34L10 26 23 25Q26 25 27 22z",
        fill: "#fbd56f",
      },
    ],
    eyes: { x: 32, y: 31, apart: 7.5, size: 3.5 },
    mouth: [32, 36.5, 5],
    cheeks: [12.5, 36],
  },
  orion: {
    disc: "#cf7a3c",
    layers: [
      { d: "M10 66C9 52 18 47 32 47S55 52 54 66Z", fill: "#3d4763" },
      {
        d:
          "M11 9" +
          "C16 14 20 16 25 15.5 29 15 35 15 39 15.5 44 16 48 14 53 9 55 17 55 24 54 30 56 48 47 58 32 58" +
          "S8 48 10 30C9 24 9 17 11 9z",
        fill: "#5b6887",
      },
      {
        d:
          "M32 31C28 22 20 17 10.5 18 9.5 24 9.5 27 10 30zM32 31" +
          "C36 22 44 17 53.5 18 54.5 24 54.5 27 54 30z",
        fill: "#47526f",
      },
      { d: `${disc(21.5, 34, 10.5)}${disc(42.5, 34, 10.5)}`, fill: "#f6e7c3" },
    ],
    eyes: { x: 32, y: 34, apart: 10.5, size: 5.4 },
    mouth: {
      calm: [{ d: "M27.5 41Q32 36.5 36.5 41 35.5 47 32 50 28.5 47 27.5 41z", fill: "#f2a83a" }],
      happy: [
        { d: "M28.5 43Q29.5 51 32 53 34.5 51 35.5 43z", fill: "#a33a34" },
        { d: "M27 41Q32 36 37 41 36 45 32 47.5 28 45 27 41z", fill: "#f2a83a" },
      ],
    },
    brow: "M38 21Q43.5 16.5 49 19",
  },
};
