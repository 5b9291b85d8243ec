/** Films a page, and shows what moved as a sheet of frames in one picture. */
import type { Page } from "@playwright/test";

interface Frame {
  readonly at: number;
  readonly data: string;
}

interface Sheet {
  /** Milliseconds from the first frame to the last one. */
  readonly length: number;
  readonly frames: number;
  readonly columns: number;
  /** The width of a frame in pixels. */
  readonly width: number;
}

/** Starts to film with the browser's own screencast, which slows nothing down. */
export async function film(page: Page): Promise<(path: string, sheet: Sheet) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 85 });
  return async (path, sheet) => {
    await session.send("Page.stopScreencast");
    await draw(page, path, sheet, frames);
  };
}

async function draw(page: Page, path: string, sheet: Sheet, frames: readonly Frame[]): Promise<void> {
  const { length, columns, width } = sheet;
  const start = frames[0]?.at ?? 0;
  const figures = Array.from({ length: sheet.frames }, (_, i) => {
    const at = Math.round((i * length) / (sheet.frames - 1));
    const frame = frames.filter((each) => each.at - start <= at).at(-1);
    const picture = `<img src="data:image/jpeg;base64,${frame?.data ?? ""}">`;
    return `<figure>${picture}<figcaption>${at} ms</figcaption></figure>`;
  });
  const drawn = await page
    .context()
    .browser()!
    .newPage({ viewport: { width: columns * (width + 8) + 8, height: 400 } });
  await drawn.setContent(
    `<style>body{margin:4px;display:grid;gap:8px;font:12px sans-serif;background:#fff;` +
      `grid-template-columns:repeat(${columns},${width}px)}` +
      `figure{margin:0}img{width:100%;display:block}</style>` +
      figures.join(""),
  );
  await drawn.screenshot({ path, type: "jpeg", quality: 80, fullPage: true });
  await drawn.close();
}
