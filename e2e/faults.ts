/** What a page must never do while nobody looks: throw, log an error, or try what its content security policy forbids. */

import { type BrowserContext, expect } from "@playwright/test";

/** A visitor's page asks who is there and is told nobody. */
const nobodyIsSignedIn = /status of 401 .*\/api\/auth\/(me|user)\)$/;

export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [nobodyIsSignedIn];

  /** Listens to every page of the context, the ones it has yet to open too. */
  watch(context: BrowserContext) {
    context.on("weberror", (fault) => this.#seen.push(`${fault.error()}`));
    // Chromium logs what the content security policy refuses, and answers of 400 and above, as errors.
    context.on("console", (message) => {
      if (message.type() === "error") this.#seen.push(`${message.text()} (${message.location().url})`);
    });
  }

  /** Lets faults pass that this journey brings about on purpose. */
  allow(...patterns: RegExp[]) {
    this.#expected.push(...patterns);
  }

  check() {
    const unexpected = this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
    expect(unexpected, "The page must not log errors").toEqual([]);
  }
}
