/** The errors of a call, as distinct types, so that every screen can explain what happened. */

import { translator } from "./languages/language.ts";
import { type Refusal, readRefusal, refusalIn } from "./languages/refusal-texts.ts";

/** The server answered with an error status. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  /** Seconds that the header `Retry-After` names. */
  readonly retryAfter: number | null;
  readonly #refusal: Refusal;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.#refusal = readRefusal(parseJson(body));
    const seconds = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
    this.retryAfter = Number.isNaN(seconds) ? null : seconds;
  }

  /**
   * The refusal in the language in which the page is now: a component that shows it uses the translator, to follow a
   * change.
   */
  get refusal(): Refusal {
    return refusalIn(translator(), this.#refusal);
  }
}

/** The call or its answer was lost: it is unknown whether the server processed it. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(cause: unknown) {
    super("No complete answer arrived.", { cause });
  }
}

export const isStatus = (error: unknown, status: number): error is CallError =>
  error instanceof CallError && error.status === status;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

let onFailure: (error: Error) => void = () => {};

/** Calls back with every failed call of a form, such as one that an ended session refuses; only the last listener. */
export const followFailures = (listener: (error: Error) => void) => {
  onFailure = listener;
};

export const reportFailure = (error: Error) => onFailure(error);
