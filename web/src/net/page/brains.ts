// Brains: workers that think for bots while the tables go on. An analysis, which takes long, gets one of its own.

import type { Job } from "./messages";

type Reply = (reply: unknown) => void;

const FAILED = { reply: "failed", error: "the worker is gone" };
/** How many seconds a worker may take to start. */
const START = 180;

class Brain {
  private worker: Worker | null = null;
  private readonly waiting: { job: Job; reply: Reply }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ready = false;

  constructor(
    private readonly base: string,
    private readonly once = false,
  ) {}

  start(): void {
    if (this.worker) {
      return;
    }
    this.ready = false;
    this.worker = new Worker(new URL("./brain.worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = (message: MessageEvent<unknown>) => this.hear(message.data);
    this.worker.onerror = () => this.fail();
    this.worker.postMessage({ base: this.base });
    this.limit(START);
  }

  think(job: Job, reply: Reply): void {
    this.waiting.push({ job, reply });
    this.start();
    if (this.ready && this.waiting.length === 1) {
      this.next();
    }
  }

  private next(): void {
    const first = this.waiting[0];
    if (first) {
      this.limit(first.job.limit);
      this.worker?.postMessage({ job: JSON.stringify(first.job) });
    } else if (this.once) {
      this.end();
    }
  }

  private hear(reply: unknown): void {
    clearTimeout(this.timer);
    if (this.ready) {
      this.waiting.shift()?.reply(reply);
    }
    this.ready = true;
    this.next();
  }

  /** A worker that is late is replaced: nobody can interrupt it. */
  private limit(seconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail(), seconds * 1000);
  }

  private fail(): void {
    this.end();
    this.waiting.shift()?.reply(FAILED);
    if (this.waiting.length > 0) {
      this.start();
    }
  }

  private end(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
  }
}

export class Brains {
  private readonly quick: Brain;
  private readonly slow: Brain;

  constructor(base: string) {
    this.quick = new Brain(base);
    this.slow = new Brain(base, true);
  }

  /** Get ready before anybody asks. */
  start(): void {
    this.quick.start();
  }

  think(job: Job, reply: Reply): void {
    (job.job === "analyse" ? this.slow : this.quick).think(job, reply);
  }
}
