/** Records faults that every journey forbids: thrown errors, logged errors, and violations of the content security policy. */

import { type BrowserContext, expect } from "@playwright/test";

/** The replies to a visitor: the page requests the user and gets 401. */
const visitorReplies = /status of 401 .*\/api\/auth\/(me|user)\)$/;

export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [visitorReplies];

  /** Listens to all present and future pages of the context. */
  watch(context: BrowserContext) {
    context.on("weberror", (fault) => this.#seen.push(`${fault.error()}`));
    // Chromium logs violations of the content security policy, and replies with status 400 and above, as errors.
    context.on("console", (message) => {
      if (message.type() === "error") this.#seen.push(`${message.text()} (${message.location().url})`);
    });
  }

  /** Allows faults that this journey causes on purpose. */
  allow(...patterns: RegExp[]) {
    this.#expected.push(...patterns);
  }

  check() {
    const unexpected = this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
    expect(unexpected, "The page must not log errors").toEqual([]);
  }
}
