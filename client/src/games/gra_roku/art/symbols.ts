/** The twelve symbols as paper cut-outs: flat shapes on top of each other, in a square of 100 units. */

export interface Layer {
  readonly d: string;
  readonly fill: string;
  /** The width of a strip along the line, if it is not a filled shape. */
  readonly strip?: number;
  /** Whether it casts a shadow. */
  readonly lifted?: boolean;
}

export const SYMBOLS = [
  "stork",
  "flower",
  "bee",
  "sun",
  "ball",
  "ice-cream",
  "pumpkin",
  "squirrel",
  "leaf",
  "tree",
  "snowman",
  "snowflake",
] as const;
export type SymbolName = (typeof SYMBOLS)[number];

const INK = "#22243a";
const SNOW = "#fdfdff";
const RED = "#d23c2a";

const cut = (fill: string, d: string): Layer => ({ d, fill, lifted: true });
const flat = (fill: string, d: string): Layer => ({ d, fill });
const strip = (fill: string, strip: number, d: string): Layer => ({ d, fill, strip, lifted: true });
const line = (fill: string, strip: number, d: string): Layer => ({ d, fill, strip });
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Repeats a line around the centre. */
function around(times: number, points: (angle: number) => string): string {
  return Array.from({ length: times }, (_, i) => points((i * 2 * Math.PI) / times - Math.PI / 2)).join("");
}

function at(angle: number, length: number, x = 50, y = 50): string {
  return `${(x + length * Math.cos(angle)).toFixed(1)} ${(y + length * Math.sin(angle)).toFixed(1)}`;
}

const rays = around(12, (a) => `M${at(a - 0.17, 28)}L${at(a, 48)}L${at(a + 0.17, 28)}Z`);
const arms = around(6, (a) => `M50 50L${at(a, 45)}`);
const twigs = around(6, (a) => `M${at(a - 0.42, 38)}L${at(a, 26)}L${at(a + 0.42, 38)}`);

export const ART: Record<SymbolName, readonly Layer[]> = {
  stork: [
    strip(RED, 4.5, "M53 64V97H45M60 62L71 76L58 84"),
    cut(INK, "M48 46C66 42 84 52 98 70C82 74 60 72 50 60Z"),
    cut(SNOW, "M40 19C47 27 36 38 46 43C62 40 76 48 85 59C70 72 42 74 33 59C26 47 33 38 29 29Z"),
    flat(INK, "M57 50C70 48 82 54 94 66C80 69 64 66 57 50Z"),
    cut(RED, "M30 13L1 31L33 26Z"),
    cut(SNOW, disc(34, 19, 10)),
    flat(INK, disc(32, 17, 2.3)),
  ],
  flower: [
    strip("#2f7d3b", 6, "M50 54V97"),
    cut("#3f9a4a", "M50 97C48 74 34 66 17 64C20 84 32 96 50 97Z"),
    cut("#3f9a4a", "M50 97C52 78 64 70 83 68C80 86 68 96 50 97Z"),
    cut("#b3246b", "M26 20C38 22 46 30 50 42C54 30 62 22 74 20L70 54H30Z"),
    cut("#e0428a", "M22 12C34 16 44 26 46 58C30 60 18 46 22 12Z"),
    cut("#e0428a", "M78 12C66 16 56 26 54 58C70 60 82 46 78 12Z"),
    cut("#f27bb0", "M50 5C63 18 66 46 50 60C34 46 37 18 50 5Z"),
  ],
  bee: [
    cut("#e9f4fb", "M52 46C40 34 38 8 54 7C70 8 66 34 60 46Z"),
    cut("#cfe6f5", "M58 48C60 30 76 14 88 20C98 30 82 46 68 50Z"),
    flat(INK, "M86 62L99 66L87 72Z"),
    cut("#f6b92c", "M20 66C20 48 40 40 60 42C82 44 92 56 90 66C88 80 74 88 56 88C36 88 20 82 20 66Z"),
    flat(INK, "M44 42.5C52 54 52 78 44 87.5L54 88C62 76 62 54 54 42Z"),
    flat(INK, "M66 43C74 54 74 76 66 87L76 83.5C82 74 82 57 76 46.5Z"),
    line(INK, 3, "M18 52C16 42 10 38 6 38M26 46C26 36 22 30 17 29"),
    cut(INK, disc(22, 64, 17)),
    flat(SNOW, disc(16, 61, 4.6)),
    flat(INK, disc(14.8, 61.5, 2.2)),
    line("#f6b92c", 2.4, "M12 71C15 75 20 75 23 72"),
  ],
  sun: [
    cut("#e0591b", rays),
    cut("#ffcf3f", disc(50, 50, 30)),
    flat("#f7a928", "M50 80A30 30 0 0 0 74 32A34 34 0 0 1 28 70A30 30 0 0 0 50 80Z"),
    flat(INK, disc(40, 45, 3.4) + disc(60, 45, 3.4)),
    line(INK, 3.2, "M37 57C43 66 57 66 63 57"),
    flat("#ef7d4a", disc(33, 54, 4) + disc(67, 54, 4)),
  ],
  ball: [
    cut(SNOW, disc(50, 50, 44)),
    flat("#d8352a", "M40 34C36 22 40 10 50 6A44 44 0 0 0 12 28C20 28 32 30 40 34Z"),
    flat("#1f74c4", "M60 34C74 26 86 30 91 34A44 44 0 0 1 92 64C84 50 70 42 60 44Z"),
    flat("#f0a51c", "M56 50C64 62 66 78 60 93A44 44 0 0 1 26 87C38 78 46 64 46 50Z"),
    flat("#2d9a5f", "M36 44C24 46 12 56 8 64A44 44 0 0 1 7 42C16 34 28 34 38 38Z"),
    cut("#fff3c4", disc(47, 41, 12)),
  ],
  "ice-cream": [
    cut("#8a4a1f", "M66 4L76 8L66 36L57 33Z"),
    cut("#8fd6b8", disc(62, 32, 19)),
    cut("#f58fb0", disc(38, 32, 21)),
    cut("#fff1d6", disc(50, 47, 21)),
    cut("#d9893b", "M22 52C40 58 60 58 78 52L52 99H48Z"),
    line("#a8612194", 2.6, "M30 56L56 90M42 57L62 80M70 56L44 90M58 57L38 80"),
    flat(
      "#f58fb0",
      "M22 50C20 58 30 60 32 55C34 63 44 63 45 57C48 64 58 63 58 57C62 62 70 60 69 55" +
        "C73 59 81 56 78 50C60 57 40 57 22 50Z",
    ),
    cut(RED, disc(40, 12, 7)),
    flat("#ffffffb0", disc(30, 26, 4)),
  ],
  pumpkin: [
    strip("#3c7a37", 3, "M55 24C66 10 82 16 80 24C78 31 69 28 72 22"),
    cut("#4d7a2c", "M44 30C46 20 42 12 36 8L46 3C54 10 56 20 56 30Z"),
    cut("#c8540f", disc(25, 60, 21) + disc(75, 60, 21)),
    cut(
      "#c8540f",
      "M4 60C4 36 20 26 30 28C44 40 44 82 30 94C16 94 4 82 4 60ZM96 60C96 36 80 26 70 28" +
        "C56 40 56 82 70 94C84 94 96 82 96 60Z",
    ),
    cut(
      "#e5731b",
      "M18 62C18 38 30 26 40 26C52 40 52 84 40 96C28 96 18 84 18 62ZM82 62C82 38 70 26 60 26" +
        "C48 40 48 84 60 96C72 96 82 84 82 62Z",
    ),
    cut("#f49433", "M34 62C34 40 42 28 50 28C58 28 66 40 66 62C66 84 58 97 50 97C42 97 34 84 34 62Z"),
    line("#ffd9a0", 3, "M42 44C40 52 40 62 41 70"),
  ],
  squirrel: [
    cut(
      "#c4602a",
      "M58 95C66 78 52 66 54 46C56 26 66 6 82 6C98 8 99 32 88 38C82 42 76 36 79 30" +
        "C71 34 74 48 84 56C98 70 92 95 72 96Z",
    ),
    flat("#dd8a4a", "M64 90C72 76 60 64 62 46C64 30 70 16 80 14C66 30 66 46 76 58C88 72 84 88 70 90Z"),
    cut("#9c4319", "M24 30L27 14L38 26Z"),
    cut(
      "#a94c1e",
      "M12 44C10 30 22 22 34 24C48 26 50 38 48 46C62 56 70 72 66 88C64 96 56 97 50 97H26" +
        "C20 97 20 90 26 89L34 88C26 80 26 66 30 58C20 58 14 52 12 44Z",
    ),
    flat("#f3d3a8", "M34 58C42 62 46 76 40 86C30 82 27 68 34 58Z"),
    cut("#8f3d16", "M46 70C56 68 66 76 65 88C62 97 52 97 46 94C40 88 40 74 46 70Z"),
    flat(INK, disc(25, 37, 3.4) + disc(11.5, 44, 2.8)),
    strip("#a94c1e", 7, "M38 60C34 68 26 68 22 66"),
    cut("#c98f3c", "M10 64C10 56 24 56 25 64C25 74 20 79 17 80C13 78 10 72 10 64Z"),
    cut("#6b4a22", "M7 64C7 54 28 54 28 64C22 66 13 66 7 64Z"),
  ],
  leaf: [
    strip("#8c2f16", 4.5, "M50 60C50 78 52 88 58 98"),
    cut(
      "#c5301f",
      "M50 3L58 20L69 14L67 36L84 24L83 36L97 39L86 51L91 58L67 68L70 77L51 73L30 77L33 68" +
        "L9 58L14 51L3 39L17 36L16 24L33 36L31 14L42 20Z",
    ),
    flat("#e2622b", "M50 3L58 20L69 14L67 36L84 24L83 36L97 39L86 51L91 58L67 68L70 77L50 73Z"),
    line("#8c2f16", 2.4, "M50 72V20M50 68L78 44M50 68L22 44M50 50L62 32M50 50L38 32"),
  ],
  tree: [
    cut("#6d4424", "M43 80H57V98H43Z"),
    cut("#145a41", "M50 44L88 84C76 89 66 82 58 87C48 91 38 84 30 88C24 89 17 88 12 84Z"),
    cut("#1b7350", "M50 26L80 62C70 68 62 60 54 65C44 69 36 62 20 62Z"),
    cut("#258a60", "M50 10L72 42C64 47 58 40 50 44C42 48 36 42 28 42Z"),
    flat(SNOW, "M50 12L58 24C54 28 52 23 49 27C46 29 44 25 42 24Z"),
    cut("#ffd34d", "M50 0L53.5 8L62 8.5L55.5 14L58 22L50 17.5L42 22L44.5 14L38 8.5L46.5 8Z"),
    flat("#e2402f", disc(40, 56, 4.6) + disc(68, 78, 5)),
    flat("#ffd34d", disc(60, 52, 4.2) + disc(28, 78, 4.6)),
    flat("#f3f7ff", disc(50, 76, 4.4)),
  ],
  snowman: [
    strip("#6d4424", 3.6, "M28 58L7 42M15 48L5 54M72 58L93 40M86 46L96 51"),
    cut("#eaf1fa", disc(50, 74, 25)),
    cut(SNOW, disc(50, 40, 19)),
    cut(INK, "M36 4H64V20H76V27H24V20H36Z"),
    flat(RED, "M36 14H64V20H36Z"),
    flat(INK, disc(43, 36, 2.8) + disc(57, 36, 2.8) + disc(50, 70, 3) + disc(50, 81, 3) + disc(50, 91, 3)),
    cut("#ee7a1c", "M50 40L31 46L50 47Z"),
    cut("#c93427", "M31 52C42 60 58 60 69 52L71 60C60 67 40 67 30 60Z"),
    cut("#a82519", "M60 60L72 58L74 82L63 82Z"),
  ],
  snowflake: [
    { d: arms, fill: SNOW, strip: 7, lifted: true },
    { d: twigs, fill: SNOW, strip: 6, lifted: true },
    cut(SNOW, around(6, (a) => `${a < -1.5 ? "M" : "L"}${at(a + Math.PI / 6, 17)}`) + "Z"),
    flat("#6d9bd3", around(6, (a) => `${a < -1.5 ? "M" : "L"}${at(a, 9)}`) + "Z"),
    flat(SNOW, disc(50, 50, 4)),
  ],
};
