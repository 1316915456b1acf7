// Transport: the way to the tables. With a server, requests and sockets; as a page without one, Python in a worker.

import { PageTransport } from "./page/transport";

export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Transport {
  fetch(path: string, options?: RequestInit): Promise<Response>;
  socket(url: string, protocols: string[]): Socket;
}

/** Whether this is the page that needs no server. */
export const isPage = import.meta.env.MODE === "page";

/** Where a page without a server sends those who want to play with others; "" if nowhere. */
export const serverAddress = configured();

function configured(): string {
  const named = isPage ? document.querySelector<HTMLMetaElement>('meta[name="orcs-server"]')?.content : "";
  return named ? new URL(named, location.href).href : "";
}

const server: Transport = {
  fetch: (path, options) => fetch(path, options),
  socket: (url, protocols) => new WebSocket(url, protocols),
};

export const transport: Transport = isPage ? new PageTransport() : server;
