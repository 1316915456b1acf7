import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: { ref: number }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose({ code: 1000, reason: "" });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openLine = (): Line => new Line("ws://table", { heard: () => undefined, line: () => undefined });

describe("a line", () => {
  it("gives each command its answer", async () => {
    const answer = openLine().send({ type: "hint" });
    const { sent, onmessage } = FakeSocket.last;
    onmessage({ data: JSON.stringify({ type: "hint", ask: 1, pick: "end", ref: sent[0]?.ref }) });
    expect(await answer).toMatchObject({ pick: "end" });
  });

  it.each([1006, 1008])("tells who waits for an answer that it is lost (%i)", async (code) => {
    const line = openLine();
    const answers = [line.send({ type: "hint" }), line.send({ type: "preview", pick: "end" })];
    FakeSocket.last.onclose({ code, reason: "" });
    for (const answer of answers) {
      await expect(answer).rejects.toThrow("offline");
    }
  });

  it("tells so when it is closed here", async () => {
    const line = openLine();
    const answer = line.send({ type: "hint" });
    line.close();
    await expect(answer).rejects.toThrow("offline");
  });
});
