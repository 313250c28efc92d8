/** What every command of the operator receives and returns. */

import type { Database } from "../database/open.ts";
import type { Settings } from "../environment.ts";

export type CommandContext = Pick<Database, "db" | "dialect"> & {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The folder of the server's files. */
  readonly dataDir: string;
  /** URL of the server, for links. */
  readonly publicUrl: URL;
  /** The provider that the server asks. */
  readonly provider: Settings["provider"];
  /** Who can register on the server. */
  readonly registration: Settings["registration"];
  /** Writes the result to standard output. */
  readonly print: (text: string) => Promise<void>;
  /** Writes a line for the operator to standard error. */
  readonly notify: (line: string) => void;
  /** Null when the operator has typed `expected`, else the reason why the command stops. */
  readonly refuseUnlessConfirmed: (question: string, expected: string) => Promise<string | null>;
};

/** `reason` is a sentence. */
export type Refusal = { readonly ok: false; readonly reason: string };
export type CommandResult = { readonly ok: true } | Refusal;

export const done: CommandResult = { ok: true };
export const refused = (reason: string): Refusal => ({ ok: false, reason });
