/** What a dialog of the settings says when its call fails. */

import { doors } from "#domain/languages/en/doors.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { CallError, NetworkError } from "../call-errors.ts";

/** The server's sentence, or `fallback` without one. Nothing of this waits for the network, as stars do. The person who did not confirm knows why nothing has changed. */
export function failureText(t: Translator, error: unknown, fallback: Text): string {
  if (error instanceof NetworkError) return t(doors.needsConnection, { sentence: t(fallback) });
  if (!(error instanceof CallError) || error.status >= 500) return t(fallback);
  if (isNotConfirmed(error)) return t(doors.confirm.notConfirmed);
  return error.refusal.error ?? t(fallback);
}

/** Whether the server asked for a proof and did not get one. */
export const isNotConfirmed = (error: unknown): boolean =>
  error instanceof CallError && error.refusal.code === "recent-sign-in-required";
