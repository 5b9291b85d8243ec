/** The picture to share is an SVG of its own: well formed, complete, and safe with any name. */
import { describe, expect, it } from "vitest";
import { sceneIn } from "../../src/match/ending/sharePicture";
import { shareSvg, wrapped, type SharedResult } from "../../src/match/ending/shareSvg";

const ATTACK = `<script>alert("1")</script>&'\u0007`;

function result(more: Partial<SharedResult> = {}): SharedResult {
  return {
    game: "Day & Night",
    headline: "Luna wins, 16 : −5",
    date: "17 November 2026",
    language: "en",
    sides: [
      { name: "Luna", score: 16, points: "16", won: true },
      { name: "Anna", score: -5, points: "−5", won: false },
    ],
    scene: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><circle r="5"/></svg>`,
    fonts: "",
    ...more,
  };
}

/** Reads it as strictly as an image does. */
function parsed(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
  return document;
}

function said(svg: string): string[] {
  return [...parsed(svg).querySelectorAll("text")].map((text) => text.textContent ?? "");
}

describe("the picture", () => {
  it("tells game, result, everybody's score and the day", () => {
    const texts = said(shareSvg(result()));
    expect(texts).toEqual(expect.arrayContaining(["★ Luna", "16", "Anna", "−5"]));
    expect(texts).toContain("Day & Night · 17 November 2026");
    expect(texts.join(" ")).toContain("Luna wins, 16 : −5");
  });

  it("draws a negative score on the other side of the zero line", () => {
    const [won, lost] = [...parsed(shareSvg(result())).querySelectorAll("rect")].slice(-2);
    const [start, end] = [won, lost].map((bar) => Number(bar!.getAttribute("x")));
    expect(end! + Number(lost!.getAttribute("width"))).toBeCloseTo(start!, 0);
  });

  it("writes names as text, whatever they contain", () => {
    const sides = [{ name: ATTACK, score: 1, points: "1", won: true }];
    const svg = shareSvg(result({ headline: `${ATTACK} wins`, game: ATTACK, date: ATTACK, sides }));
    expect(parsed(svg).querySelector("script")).toBeNull();
    expect(svg).not.toMatch(/<script/i);
    expect(svg).not.toMatch(/[\u0000-\u0008]/);
    expect(said(svg).join(" ")).toContain(`<script>alert("1")</script>&'`);
  });

  it("asks nobody for anything", () => {
    const fonts = "@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}";
    const svg = shareSvg(result({ fonts })).replaceAll(`xmlns="http://www.w3.org/2000/svg"`, "");
    expect(svg).not.toMatch(/https?:|\/\/|href|@import|url\((?!data:)/);
  });

  it("has room for six players with long names", () => {
    const name = "Bartholomäus von Habsburg-Lothringen";
    const sides = Array.from({ length: 6 }, (_, i) => ({ name, score: i, points: `${i}`, won: i === 5 }));
    const texts = [...parsed(shareSvg(result({ sides, headline: `${name} wins` }))).querySelectorAll("text")];
    for (const text of texts) {
      expect(Number(text.getAttribute("y"))).toBeLessThan(594);
      const letters = (text.textContent ?? "").length;
      expect(0.52 * letters * Number(text.getAttribute("font-size"))).toBeLessThan(560);
    }
  });
});

describe("a long headline", () => {
  it("has up to three lines, and no word is lost", () => {
    expect(wrapped("Luna wins, 16 : 5", 24)).toEqual(["Luna wins, 16 : 5"]);
    expect(wrapped("one two three four five six", 9)).toEqual(["one two", "three", "four five six"]);
  });
});

describe("the scene", () => {
  it("is taken along without what only the page knows", () => {
    const holder = document.createElement("div");
    holder.innerHTML = `<svg class="s-1" viewBox="0 0 1200 800"><circle class="rise s-1" r="5"/></svg>`;
    const scene = sceneIn(holder);
    expect(scene).not.toContain("class");
    expect(scene).toContain('width="1200"');
    expect(said(shareSvg(result({ scene })))).not.toEqual([]);
  });

  it("may be missing", () => {
    expect(sceneIn(document.createElement("div"))).toBe("");
  });
});
