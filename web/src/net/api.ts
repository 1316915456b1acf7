// Requests to the server. What it refuses is thrown as a Refusal, in the reader's language.

import type { EditionTables, Levels, Me, Page, Past, Problem, SandboxStep, SandboxWish } from "../protocol";
import { speaker } from "./speaker";
import { transport } from "./transport";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

export async function call<Answer>(
  method: string,
  path: string,
  body?: unknown,
  token = speaker.token,
): Promise<Answer> {
  let answer: Response;
  try {
    answer = await transport.fetch(path, {
      method,
      headers: {
        // The language for requests without an identity; for everybody else the server knows it.
        "Accept-Language": speaker.language,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ type: "problem", code: "offline", message: "" } as Problem, 0);
  }
  const text = await answer.text();
  if (!answer.ok) {
    throw new Refusal(readProblem(text), answer.status);
  }
  return (text ? JSON.parse(text) : null) as Answer;
}

function readProblem(text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { type: "problem", code: "unknown", message: "" } as Problem;
  }
}

let arriving: Promise<Me> | null = null;

/** Our identity; a new guest if we have none. Some servers ask new guests for an invitation. */
export function whoAmI(language: string, invitation = ""): Promise<Me> {
  arriving ??= call<Me>("POST", "/api/me", { language, invitation }).catch((error) => {
    arriving = null;
    throw error;
  });
  return arriving;
}

/** Tell the server our language, or that of a guest at this device. */
export const changeLanguage = (language: string, token = ""): Promise<Me> =>
  call("PUT", "/api/me", { language }, token);

export const openTables = (status: "gathering" | "playing"): Promise<Page> =>
  call("GET", `/api/tables?status=${status}`);

export const myTables = (): Promise<Page> => call("GET", "/api/me/tables");

export const loadEdition = (table?: string, link = ""): Promise<EditionTables> =>
  call("GET", table ? `/api/tables/${table}/edition?link=${link}` : "/api/edition");

export const loadLevels = (): Promise<Levels> => call("GET", "/api/levels");

/** What happened at a table up to a step, or only in the last steps before it. */
export const loadPast = (table: string, link: string, until: number, last?: number): Promise<Past> =>
  call("GET", `/api/tables/${table}/past?link=${link}&until=${until}${last === undefined ? "" : `&last=${last}`}`);

/** A position outside any table. The server stores nothing. */
export const trySandbox = (wish: SandboxWish): Promise<SandboxStep> => call("POST", "/api/sandbox", wish);
