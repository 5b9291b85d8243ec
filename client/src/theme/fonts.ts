/** Loads our fonts together, because each file that arrives by itself makes the browser lay out the page. */
import atkinsonExt from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url";
import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import frauncesExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";

/** The Unicode ranges of the two files of each font. */
const LATIN =
  "U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, " +
  "U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const LATIN_EXT = "U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0";
/** The languages that need the extended characters. */
const NEED_LATIN_EXT = ["hu", "cs", "sk", "pl"];

function faces(name: string, weight: string, latin: string, latinExt: string): [FontFace, FontFace] {
  const face = (file: string, unicodeRange: string) =>
    new FontFace(name, `url(${file}) format("woff2")`, { weight, unicodeRange, display: "swap" });
  return [face(latin, LATIN), face(latinExt, LATIN_EXT)];
}

/** Loads the files that the language needs; the browser loads the others when a character needs them. */
export async function loadFonts(language: string): Promise<void> {
  const families = [
    faces("Fraunces Variable", "100 900", fraunces, frauncesExt),
    faces("Atkinson Hyperlegible Next Variable", "200 800", atkinson, atkinsonExt),
  ];
  const wanted = families.flatMap(([latin, latinExt]) =>
    NEED_LATIN_EXT.includes(language) ? [latin, latinExt] : [latin],
  );
  await Promise.allSettled(wanted.map((face) => face.load()));
  for (const face of families.flat()) document.fonts.add(face);
}
