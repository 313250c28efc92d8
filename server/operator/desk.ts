/** What a command of the operator's works with, and how it ends. */

import type { Database } from "../database/open.ts";

export type Desk = Pick<Database, "db" | "dialect"> & {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** What was asked for goes to standard output. */
  readonly print: (text: string) => Promise<void>;
  /** Everything else that the operator shall know: one line each, on standard error. */
  readonly tell: (line: string) => void;
  /** Null once the operator has typed `expected`, else why nothing may be done. */
  readonly refuseUnlessTyped: (question: string, expected: string) => Promise<string | null>;
};

/** `reason` is a sentence. */
export type Done = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export const done: Done = { ok: true };
export const refused = (reason: string): Done => ({ ok: false, reason });
