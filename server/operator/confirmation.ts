/** Asks the operator to confirm what cannot be undone. */

import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";

export type Terminal = {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable;
};

/** The typed line; null when the input ended or was interrupted before. */
async function ask({ input, output }: Terminal, question: string): Promise<string | null> {
  const lines = createInterface({ input, output });
  const ended = new Promise<null>((resolve) => lines.once("close", () => resolve(null)));
  try {
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}

/** Asks at the terminal, and refuses without one. See `CommandContext` for the returned value. */
export async function refuseUnlessConfirmed(
  terminal: Terminal,
  question: string,
  expected: string,
): Promise<string | null> {
  if (!terminal.input.isTTY)
    return "Nothing was changed: this has to be confirmed at a terminal, or with --yes.";
  const typed = await ask(terminal, question);
  if (typed === null) terminal.output.write("\n");
  return typed?.trim().normalize("NFC") === expected ? null : "Nothing was changed: it was not confirmed.";
}
