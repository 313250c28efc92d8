/** What to say when a passkey could not be added or renamed. */

import { doors } from "#domain/languages/en/doors.ts";
import type { Text } from "#domain/languages/text.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import type { FormErrors } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import { failureText } from "./failure-text.ts";
import { passkeyFailure } from "./webauthn.ts";

/** `fallback` stands for failures of the server or of the connection. The dialog says all of it itself, without a toast. */
export function explainPasskey(error: Error, fallback: Text): FormErrors {
  const t = translator();
  const failure = passkeyFailure(error);
  if (failure) return { notice: t(doors.passkeyFailed[failure]) };
  if (error instanceof NetworkError) return { notice: t(fallback) };
  const isCall = error instanceof CallError;
  const { fields = {}, code = null, error: sentence = null } = isCall ? error.refusal : {};
  if (code === "other-name" && sentence) return { fields: { universeName: sentence } };
  if (isCall && error.status === 400 && Object.keys(fields).length > 0) return { fields };
  return { notice: failureText(t, error, fallback) };
}
