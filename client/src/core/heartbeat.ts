/** Notices that a connection is dead although its socket does not know it yet, as in a tunnel. */

/** Milliseconds without any message after which a quiet connection is tested. */
const IDLE = 10_000;
/** Milliseconds for which a request may stay unanswered before the connection is tested. */
const SOON = 900;
/** Milliseconds that an answer to a ping may take: at least, and at most on a slow network. */
const MIN_PATIENCE = 1000;
const MAX_PATIENCE = 5000;
/** A slow network may be this many times slower than the last time. */
const TOLERANCE = 3;

export interface Patient {
  ping(): void;
  /** A ping has not been answered in time. */
  onSilent(): void;
  /** Whether a request waits for its answer. */
  isWaiting(): boolean;
}

export class Heartbeat {
  private isRunning = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = Infinity;
  private pingedAt: number | null = null;
  private patience = MIN_PATIENCE;

  constructor(private readonly patient: Patient) {}

  /** The connection has opened; its greeting took this number of milliseconds. */
  start(roundTrip: number): void {
    this.isRunning = true;
    this.adapt(roundTrip);
    this.heard();
  }

  stop(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
  }

  /** Any message is a sign of life. */
  heard(): void {
    if (!this.isRunning) return;
    this.pingedAt = null;
    this.schedule(this.patient.isWaiting() ? SOON : IDLE);
  }

  /** The answer to a ping also says how slow the network is. */
  pong(): void {
    if (this.pingedAt !== null) this.adapt(Date.now() - this.pingedAt);
    this.heard();
  }

  /** A request has been sent. */
  hurry(): void {
    if (this.isRunning && this.pingedAt === null && this.dueAt > Date.now() + SOON) this.schedule(SOON);
  }

  private adapt(roundTrip: number): void {
    this.patience = Math.min(MAX_PATIENCE, Math.max(MIN_PATIENCE, TOLERANCE * roundTrip));
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.dueAt = Date.now() + delay;
    this.timer = setTimeout(() => this.beat(), delay);
  }

  /** Nobody looks at a hidden page, and it asks what it missed when it is shown again. */
  private beat(): void {
    if (document.hidden && !this.patient.isWaiting()) return this.schedule(IDLE);
    this.pingedAt = Date.now();
    this.timer = setTimeout(() => this.patient.onSilent(), this.patience);
    this.patient.ping();
  }
}
