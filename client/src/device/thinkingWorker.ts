/** The worker that thinks: bots, hints, replays and reviews, one job at a time. */
import { startPython } from "./pyodide";
import type { FromThinker, ToThinker } from "./thinkingQueue";

type Answer = (kind: string, job: string) => string;

let answer: Answer | null = null;
const tell = (message: FromThinker) => postMessage(message);

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === "load") void load(data);
  else think(data);
};

async function load({ engine }: Extract<ToThinker, { type: "load" }>): Promise<void> {
  try {
    const python = await startPython(engine);
    ({ answer } = python.pyimport("lunasol.browser.thinking") as { answer: Answer });
    tell({ type: "loaded" });
  } catch (error) {
    tell({ type: "failed", detail: String(error) });
  }
}

function think({ id, kind, job }: Extract<ToThinker, { type: "job" }>): void {
  const began = performance.now();
  try {
    const given = answer!(kind, job);
    tell({ type: "answer", id, answer: given, seconds: (performance.now() - began) / 1000 });
  } catch (error) {
    tell({ type: "error", id, detail: String(error) });
  }
}
