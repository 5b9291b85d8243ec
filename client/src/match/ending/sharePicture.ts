/** Turns a result into a PNG on this device, and shares or downloads it. */
import frauncesExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import { shareSvg, SIZE, type SharedResult } from "./shareSvg";

const FILE_NAME = "lunasol.png";

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
  canvas.getContext("2d")?.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  return new Promise((found) => canvas.toBlob(found, "image/png"));
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
