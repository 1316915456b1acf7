// The socket of a table. It reconnects after sleep, server restarts and lost connections.

import type { AnyCommand, AnyReport } from "../protocol";
import { speaker } from "./speaker";
import { isPage, type Socket, transport } from "./transport";

export type LineState = "connecting" | "open" | "waiting" | "closed";

/** The caller that waits for the reply to a command. */
interface Waiting {
  resolve: (report: AnyReport) => void;
  reject: (reason: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export interface Listener {
  heard(report: AnyReport): void;
  line(state: LineState, reason: string): void;
}

/** Commands without `ref`, which the socket adds to recognise the reply. */
export type Sent = AnyCommand extends infer Each ? (Each extends { ref?: unknown } ? Omit<Each, "ref"> : Each) : never;

export class Line {
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private ref = 0;
  private ended = false;
  private reason = "";
  /** Browsers cannot add headers to a WebSocket, so the token travels as a subprotocol. */
  private readonly protocols = speaker.token ? ["orcs", speaker.token] : [];
  private readonly answers = new Map<number, Waiting>();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Send a command; the answer to it. Rejected if there is no line, or it is lost before the answer comes. */
  send(command: Sent): Promise<AnyReport> {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Error("offline"));
    }
    const ref = ++this.ref;
    this.socket.send(JSON.stringify({ ...command, ref }));
    return new Promise((resolve, reject) => this.answers.set(ref, { resolve, reject }));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (!this.ended && document.visibilityState === "visible" && this.socket === null) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    this.listener.line("connecting", this.reason);
    const socket = transport.socket(this.url, this.protocols);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.reason = "";
      this.listener.line("open", "");
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as AnyReport);
    socket.onclose = (event) => this.lost(event);
  }

  private hear(report: AnyReport): void {
    this.listener.heard(report);
    const ref = "ref" in report ? report.ref : undefined;
    if (ref !== undefined && ref !== null) {
      this.answers.get(ref)?.resolve(report);
      this.answers.delete(ref);
    }
  }

  private lost(event: CloseEvent): void {
    this.socket = null;
    for (const { reject } of this.answers.values()) {
      reject(new Error("offline"));
    }
    this.answers.clear();
    if (this.ended) {
      return;
    }
    if (event.code === 1008) {
      this.ended = true;
      this.listener.line("closed", event.reason);
      return;
    }
    // Without a server, whoever has to wait is told why: another tab has the table, or nothing can be stored.
    this.reason = isPage ? event.reason : "";
    this.listener.line("waiting", this.reason);
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }
}

export function socketUrl(table: string, link = ""): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = link ? `?link=${encodeURIComponent(link)}` : "";
  return `${scheme}://${location.host}/api/tables/${table}/socket${query}`;
}
