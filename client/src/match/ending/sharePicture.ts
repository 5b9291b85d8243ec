/** Turns a result into a PNG on this device, and shares or downloads it. */
import frauncesExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import { FIRST_LINE, shareSvg, SIZE, type SharedResult } from "./shareSvg";

/** More than a screen shows, so that what matters stands above the text. */
const WHOLE_SCENE = "-300 0 1800 945";
const FILE_NAME = "lunasol.png";
/** Frames to wait for the fonts, about three seconds. */
const MOST_TRIES = 180;
/** The red of ink is darker than this, that of the paper is not. */
const DARK = 128;

/** `holder` contains the scene. Returns whether there is a picture: a browser may refuse to draw one. */
export async function sharePicture(
  result: Omit<SharedResult, "scene" | "fonts">,
  holder: HTMLElement,
): Promise<boolean> {
  const svg = shareSvg({ ...result, scene: sceneIn(holder), fonts: await embeddedFonts() });
  const picture = await png(svg);
  if (!picture) return false;
  const file = new File([picture], FILE_NAME, { type: picture.type });
  if (!(await shared(file, result.headline))) download(file);
  return true;
}

/** The scene without what belongs to the page only. */
export function sceneIn(holder: HTMLElement): string {
  const found = holder.querySelector("svg");
  if (!found) return "";
  const copy = found.cloneNode(true) as SVGElement;
  copy.setAttribute("width", String(SIZE.width));
  copy.setAttribute("height", String(SIZE.height));
  copy.setAttribute("viewBox", WHOLE_SCENE);
  for (const each of [copy, ...copy.querySelectorAll("*")]) each.removeAttribute("class");
  return new XMLSerializer().serializeToString(copy);
}

/** An SVG that is drawn as an image cannot load fonts, so it has to bring them along. */
async function embeddedFonts(): Promise<string> {
  const rules = await Promise.all([fraunces, frauncesExt].map(fontRule));
  return rules.join("");
}

async function fontRule(address: string): Promise<string> {
  try {
    const font = await dataUrl(await (await fetch(address)).blob());
    return `@font-face{font-family:"Fraunces Variable";font-weight:100 900;src:url(${font})}`;
  } catch {
    return ""; // the fonts of the device will do
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((found, failed) => {
    const reader = new FileReader();
    reader.onload = () => found(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function png(svg: string): Promise<Blob | null> {
  const image = new Image(SIZE.width, SIZE.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  for (let tries = 0; tries < MOST_TRIES && !drawn(context, image); tries++)
    await new Promise(requestAnimationFrame);
  return new Promise((found) => canvas.toBlob(found, "image/png"));
}

/** Draws the picture; returns whether its text is there. An image does not wait for the fonts that it brings
 * along, and shows no text until it has read them. */
function drawn(context: CanvasRenderingContext2D, image: HTMLImageElement): boolean {
  context.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  const { x, y, width, height } = FIRST_LINE;
  const { data } = context.getImageData(x, y, width, height);
  return data.some((value, i) => i % 4 === 0 && value < DARK);
}

/** Whether the device has taken the file, or the person has changed their mind. */
async function shared(file: File, title: string): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
