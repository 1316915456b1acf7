// The way to the tables of this browser: requests and sockets as to a server, answered by Python in a worker.

import type { Socket, Transport } from "../transport";
import type { Happening, News } from "./messages";
import { workOffline } from "./offline";
import { pageState } from "./state.svelte";

/** How long the screen may take to be there before Python begins to load beside it. */
const PAUSE = 300;

/** What is always the same was written down when the page was built: nobody has to wait for Python. */
const DOCUMENTS: Record<string, string> = Object.fromEntries(
  ["levels", "edition", "edition/questions", "tutorial"].map((name) => [`/api/${name}`, `api/${name}.json`]),
);

/** A socket to a table, as far as the client uses it. */
class PageSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    private readonly line: number,
    private readonly post: (happening: Happening) => void,
  ) {}

  send(data: string): void {
    this.post({ kind: "sent", line: this.line, data });
  }

  close(): void {
    this.post({ kind: "hung_up", line: this.line });
    this.end(1000, "");
  }

  hear(data: string): void {
    const socket = this as unknown as WebSocket;
    if (this.readyState === WebSocket.CONNECTING) {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(socket, new window.Event("open"));
    }
    this.onmessage?.call(socket, new MessageEvent("message", { data }));
  }

  end(code: number, reason: string): void {
    if (this.readyState !== WebSocket.CLOSED) {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code, reason }));
    }
  }
}

export class PageTransport implements Transport {
  private worker: Promise<Worker> | null = null;
  private last = 0;
  private readonly answers = new Map<
    number,
    { resolve: (answer: Response) => void; reject: (reason: Error) => void }
  >();
  private readonly sockets = new Map<number, PageSocket>();

  constructor() {
    // Scripts reach a server's routes by their addresses; here they ask `orcs.fetch` instead.
    Object.assign(window, { orcs: { fetch: (path: string, options?: RequestInit) => this.fetch(path, options) } });
  }

  fetch(path: string, options: RequestInit = {}): Promise<Response> {
    const written = DOCUMENTS[path];
    if (written) {
      return fetch(written);
    }
    if (path === "/api/tables") {
      // Whoever plays here wants to find it again: the browser should not clear it away.
      void navigator.storage?.persist?.();
    }
    const headers = new Headers(options.headers);
    const id = ++this.last;
    this.post({
      kind: "asked",
      id,
      method: options.method ?? "GET",
      path,
      body: typeof options.body === "string" ? options.body : "",
      token: headers.get("Authorization")?.replace("Bearer ", "") ?? "",
      language: headers.get("Accept-Language") ?? document.documentElement.lang,
    });
    return new Promise((resolve, reject) => this.answers.set(id, { resolve, reject }));
  }

  socket(url: string, protocols: string[]): Socket {
    const line = ++this.last;
    const address = new URL(url);
    const socket = new PageSocket(line, (happening) => this.post(happening));
    this.sockets.set(line, socket);
    this.post({
      kind: "opened",
      line,
      table: address.pathname.split("/").at(-2) ?? "",
      link: address.searchParams.get("link") ?? "",
      token: protocols[1] ?? "",
      language: document.documentElement.lang,
    });
    return socket;
  }

  private post(happening: Happening): void {
    this.worker ??= this.start();
    void this.worker.then((worker) => worker.postMessage(happening));
  }

  private async start(): Promise<Worker> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const worker = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (message: MessageEvent<News>) => this.hear(message.data);
    worker.onerror = () => this.fail();
    worker.postMessage({ base: new URL(".", document.baseURI).href });
    return worker;
  }

  private hear(news: News): void {
    switch (news.kind) {
      case "stage":
        pageState.stage = news.stage;
        if (news.stage === "failed") {
          this.fail();
        } else if (news.stage === "ready") {
          void workOffline();
        }
        break;
      case "storage":
        pageState.refused = news.refused;
        break;
      case "outcome":
        for (const { id, status, body, media } of news.answers) {
          const headers = { "Content-Type": media };
          this.answers.get(id)?.resolve(new Response(status === 204 ? null : body, { status, headers }));
          this.answers.delete(id);
        }
        for (const { line, data, code } of news.said) {
          const socket = this.sockets.get(line);
          if (code) {
            this.sockets.delete(line);
            socket?.end(code, data);
          } else {
            socket?.hear(data);
          }
        }
    }
  }

  /** Python could not be started: whoever waits is told so. */
  private fail(): void {
    pageState.stage = "failed";
    for (const { reject } of this.answers.values()) {
      reject(new Error("offline"));
    }
    this.answers.clear();
  }
}
