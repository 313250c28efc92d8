/** The errors of a call, as distinct types, so that every screen can explain what happened. */

import { common } from "#domain/languages/en/common.ts";
import { type RefusalCode, refusalCodes } from "#domain/refusals.ts";
import { translator } from "./languages/language.ts";

export type Refusal = {
  /** The sentence for the person, or null without one. */
  readonly error: string | null;
  /** A code of domain/refusals.ts; null when no Mood Universe answered. */
  readonly code: RefusalCode | null;
  /** A sentence for each invalid field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole JSON body, for members that only some calls have. */
  readonly extra: Readonly<Record<string, unknown>>;
};

/** The server answered with an error status. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  readonly refusal: Refusal;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter: number | null;

  /** `refusal` is that of the body, in the reader's language. */
  constructor(response: Response, body: string, refusal = readRefusal(body)) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.refusal = refusal;
    const seconds = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
    this.retryAfter = Number.isNaN(seconds) ? null : seconds;
  }
}

/** The call or its answer was lost: it is unknown whether the server processed it. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(cause: unknown) {
    super(translator()(common.networkError), { cause });
  }
}

export const isStatus = (error: unknown, status: number): error is CallError =>
  error instanceof CallError && error.status === status;

const isRefusalCode = (value: unknown): value is RefusalCode =>
  (refusalCodes as readonly unknown[]).includes(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function readRefusal(body: string): Refusal {
  const extra = parseRecord(body);
  const fields = isRecord(extra.fields) ? extra.fields : {};
  return {
    error: typeof extra.error === "string" ? extra.error : null,
    code: isRefusalCode(extra.code) ? extra.code : null,
    fields: Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
    extra,
  };
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
