/** Lets bots, hints, replays and reviews take turns in one worker that thinks. */
import type { Engine } from "./engineFiles";
import type { ThinkingKind } from "./messages";

/** What the thinking worker is told: first which engine to load, then one job at a time. */
export type ToThinker =
  | { readonly type: "load"; readonly engine: Engine }
  | { readonly type: "job"; readonly id: number; readonly kind: ThinkingKind; readonly job: string };

export type FromThinker =
  | { readonly type: "loaded" }
  | { readonly type: "failed"; readonly detail: string }
  | { readonly type: "answer"; readonly id: number; readonly answer: string; readonly seconds: number }
  | { readonly type: "error"; readonly id: number; readonly detail: string };

/** The part of a worker that is used here. */
export interface Thinker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToThinker): void;
  terminate(): void;
}

/** An answer to come. `stop` gives it up; it is then rejected. It is no promise itself, because Pyodide would
 * turn that into a future of its own. */
export interface Thought {
  readonly answer: Promise<string>;
  stop(): void;
}

interface Job {
  readonly id: number;
  readonly kind: ThinkingKind;
  readonly job: string;
  readonly resolve: (answer: string) => void;
  readonly reject: (reason: Error) => void;
}

/** Milliseconds that a job may go on after it was given up: starting the worker again takes as long. */
const GRACE = 1500;
/** How often a worker that fails to start is replaced. */
const MAX_FAILURES = 3;

export class ThinkingQueue {
  private readonly waiting: Job[] = [];
  /** The kinds that have had a turn, the last one at the end. */
  private readonly served: ThinkingKind[] = [];
  private running: Job | null = null;
  private isGivenUp = false;
  private thinker: Thinker | null = null;
  private isLoaded = false;
  private failures = 0;
  private jobs = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly makeThinker: () => Thinker,
    private readonly onThought: (kind: ThinkingKind, seconds: number) => void = () => {},
  ) {}

  /** Loads the worker before the first job. */
  start(): void {
    if (this.thinker) return;
    const thinker = (this.thinker = this.makeThinker());
    thinker.onmessage = ({ data }) => this.receive(data as FromThinker);
    thinker.onerror = ({ message }) => this.onFailed(message);
    thinker.postMessage({ type: "load", engine: this.engine });
  }

  think(kind: ThinkingKind, job: string): Thought {
    const id = ++this.jobs;
    const answer = new Promise<string>((resolve, reject) => {
      this.waiting.push({ id, kind, job, resolve, reject });
    });
    this.start();
    this.next();
    answer.catch(() => {}); // nobody may wait for it any more
    return { answer, stop: () => this.stop(id) };
  }

  private receive(message: FromThinker): void {
    if (message.type === "failed") return this.onFailed(message.detail);
    if (message.type === "loaded") [this.isLoaded, this.failures] = [true, 0];
    else this.finish(message);
    this.next();
  }

  private finish(message: Extract<FromThinker, { id: number }>): void {
    const { running } = this;
    if (running?.id !== message.id) return;
    clearTimeout(this.timer);
    this.running = null;
    if (message.type === "error") return running.reject(new Error(message.detail));
    this.onThought(running.kind, message.seconds);
    running.resolve(message.answer);
  }

  /** Starts the job of the kind that has waited longest for a turn. */
  private next(): void {
    if (this.running || !this.isLoaded) return;
    const turn = ({ kind }: Job) => this.served.indexOf(kind);
    const [job] = [...this.waiting].sort((one, other) => turn(one) - turn(other) || one.id - other.id);
    if (!job) return;
    this.waiting.splice(this.waiting.indexOf(job), 1);
    this.served.splice(0, this.served.length, ...this.served.filter((kind) => kind !== job.kind), job.kind);
    [this.running, this.isGivenUp] = [job, false];
    this.thinker!.postMessage({ type: "job", id: job.id, kind: job.kind, job: job.job });
  }

  private stop(id: number): void {
    const at = this.waiting.findIndex((job) => job.id === id);
    if (at >= 0) this.waiting.splice(at, 1)[0]!.reject(stopped());
    if (this.running?.id !== id || this.isGivenUp) return;
    this.isGivenUp = true;
    this.running.reject(stopped());
    this.timer = setTimeout(() => this.restart(), GRACE);
  }

  /** A search cannot be interrupted, so its worker ends with it. */
  private restart(): void {
    clearTimeout(this.timer);
    this.thinker?.terminate();
    [this.thinker, this.running, this.isLoaded] = [null, null, false];
    this.start();
  }

  /** The worker does not start, or has crashed: its job fails, the others get a new worker. */
  private onFailed(detail: string): void {
    const failure = new Error(detail);
    this.running?.reject(failure);
    this.failures += 1;
    if (this.failures < MAX_FAILURES) return this.restart();
    this.thinker?.terminate();
    [this.thinker, this.running, this.isLoaded, this.failures] = [null, null, false, 0];
    for (const job of this.waiting.splice(0)) job.reject(failure);
  }
}

function stopped(): Error {
  return new Error("nobody waits for this any more");
}
