/** Draws the panorama that the strips form: card n shows the part that starts at n - 1 widths.
 *
 * Edges are functions of the position in the panorama and colours are functions of the number, so that
 * neighbouring strips continue each other.
 */
export type Kind = "sun" | "moon";

export const WIDTH = 60;
export const HIGHEST = 29;
const STEP = 6;

/** The colours of each layer from the zenith down to the ground, at five times of the day or night. */
interface Papers {
  readonly top: readonly string[];
  readonly high: readonly string[];
  readonly low: readonly string[];
  readonly far: readonly string[];
  readonly near: readonly string[];
  readonly ground: readonly string[];
}
export type Layer = keyof Papers;

const PAPERS: Record<Kind, Papers> = {
  sun: {
    top: ["#f9cdb9", "#fbe0b4", "#fdeec2", "#fad594", "#f2a56c"],
    high: ["#f5b5a0", "#f8d29b", "#fae09f", "#f5bd77", "#e78553"],
    low: ["#ee9d8a", "#f3bd7c", "#f6ce7c", "#ee9f5a", "#d46446"],
    far: ["#c98a86", "#bda574", "#a9b07c", "#bd8a5e", "#97504e"],
    near: ["#8f5f6b", "#828459", "#6b8f68", "#82694c", "#653641"],
    ground: ["#5a3b4c", "#525d45", "#42664f", "#524337", "#3e2230"],
  },
  moon: {
    top: ["#3b3a73", "#252d61", "#151c46", "#1f2c5d", "#2f4a78"],
    high: ["#4a4684", "#303b75", "#1f2a5c", "#2a3b71", "#3d5f8e"],
    low: ["#61589a", "#3f4d8b", "#2d3c73", "#39538d", "#5681a9"],
    far: ["#2f2d60", "#22305f", "#1a2757", "#21365f", "#2a4f6c"],
    near: ["#211f48", "#18234b", "#121d43", "#172949", "#1e3a55"],
    ground: ["#161531", "#101836", "#0c1330", "#0f1b37", "#132a40"],
  },
};

export function paper(kind: Kind, layer: Layer, value: number): string {
  const stages = PAPERS[kind][layer];
  const at = ((value - 1) / (HIGHEST - 1)) * (stages.length - 1);
  const from = Math.min(Math.floor(at), stages.length - 2);
  return mixed(stages[from]!, stages[from + 1]!, at - from);
}

function mixed(one: string, other: string, share: number): string {
  const channel = (i: number) => {
    const [a, b] = [one, other].map((colour) => parseInt(colour.slice(i, i + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share);
  };
  return `rgb(${channel(1)} ${channel(3)} ${channel(5)})`;
}

/** How much the upper edge of a layer rises and falls, in units of a card. */
const EDGES: Record<Exclude<Layer, "top">, { amplitude: number; lengths: readonly [number, number] }> = {
  high: { amplitude: 3, lengths: [150, 61] },
  low: { amplitude: 4, lengths: [210, 83] },
  far: { amplitude: 7, lengths: [190, 71] },
  near: { amplitude: 6, lengths: [140, 53] },
  ground: { amplitude: 4, lengths: [120, 37] },
};

export type Edge = keyof typeof EDGES;

/** The height of a layer's edge above its middle, at x of a card. */
export function rise(edge: Edge, value: number, x: number): number {
  const { amplitude, lengths } = EDGES[edge];
  const place = (value - 1) * WIDTH + x;
  const [slow, quick] = lengths.map((length) => Math.sin((place / length) * 2 * Math.PI)) as [number, number];
  return amplitude * (0.7 * slow + 0.3 * quick);
}

/** The path of a layer, from its torn upper edge at about y down to the bottom. */
export function layer(edge: Edge, value: number, y: number, bottom: number, scale: number): string {
  let path = `M0 ${bottom}`;
  for (let x = 0; x <= WIDTH; x += STEP) path += `L${x} ${(y - scale * rise(edge, value, x)).toFixed(1)}`;
  return `${path}L${WIDTH} ${bottom}Z`;
}

/** The height of sun or moon: 0 when it rises and sets, 1 in the middle. */
export function height(value: number): number {
  return Math.sin((Math.PI * (value - 0.5)) / HIGHEST);
}

/** A circle with a torn edge and rays. */
export function torn(radius: number, rays: number, reach: number): string {
  const points: string[] = [];
  for (let i = 0; i < rays * 2; i += 1) {
    const angle = (i * Math.PI) / rays;
    const length = i % 2 ? radius : radius * (i % 4 ? reach : reach * 0.88);
    points.push(`${(length * Math.sin(angle)).toFixed(1)} ${(-length * Math.cos(angle)).toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}

/** The path of the moon's lit part: it waxes up to the middle number and wanes after it. */
export function lit(value: number, radius: number): string {
  const age = 0.12 + (0.76 * (value - 1)) / (HIGHEST - 1);
  const bulge = Math.cos(2 * Math.PI * age);
  const waxes = age < 0.5;
  const limb = `A${radius} ${radius} 0 0 ${waxes ? 1 : 0} 0 ${radius}`;
  const sweep = waxes === bulge > 0 ? 0 : 1;
  const inner = `A${(radius * Math.abs(bulge)).toFixed(2)} ${radius} 0 0 ${sweep} 0 ${-radius}`;
  return `M0 ${-radius}${limb}${inner}Z`;
}

/** Pseudo-random positions, the same for every card with this seed, as shares of width and height. */
export function scatter(seed: number, count: number): { x: number; y: number; size: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const share = (salt: number) => {
      const noise = Math.sin(seed * 127.1 + i * 311.7 + salt * 74.7) * 43758.5453;
      return noise - Math.floor(noise);
    };
    return { x: share(1), y: share(2), size: 0.45 + 0.7 * share(3) };
  });
}
