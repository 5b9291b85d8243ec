/** Letters of our own. They come all at once: each file that came by itself would have the whole page laid out anew. */
import atkinsonMore from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url";
import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import frauncesMore from "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";

/** Which characters the files hold. */
const USUAL =
  "U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const MORE = "U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0";
/** Languages that cannot do without more. */
const NEED_MORE = ["hu", "cs", "sk", "pl"];

function faces(name: string, weight: string, usual: string, more: string): [usual: FontFace, more: FontFace] {
  const face = (file: string, unicodeRange: string) =>
    new FontFace(name, `url(${file}) format("woff2")`, { weight, unicodeRange, display: "swap" });
  return [face(usual, USUAL), face(more, MORE)];
}

/** What is not fetched here the browser fetches when a text asks for it. */
export async function loadFonts(language: string): Promise<void> {
  const families = [
    faces("Fraunces Variable", "100 900", fraunces, frauncesMore),
    faces("Atkinson Hyperlegible Next Variable", "200 800", atkinson, atkinsonMore),
  ];
  const wanted = families.flatMap(([usual, more]) =>
    NEED_MORE.includes(language) ? [usual, more] : [usual],
  );
  await Promise.allSettled(wanted.map((face) => face.load()));
  for (const face of families.flat()) document.fonts.add(face);
}
