/**
 * Records faults that every journey forbids: thrown errors, logged errors, violations of the content security policy, and
 * requests to the host of the product that are outside of its path.
 */

import { type BrowserContext, expect } from "@playwright/test";

/** The replies to a visitor: the page requests the user and gets 401. */
const visitorReplies = /status of 401 .*\/api\/auth\/(me|user)\)$/;

export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [visitorReplies];
  readonly #address: URL;

  /** `address` is that of the product. */
  constructor(address: string) {
    this.#address = new URL(address);
  }

  /** Listens to all present and future pages of the context. */
  watch(context: BrowserContext) {
    context.on("weberror", (fault) => this.#seen.push(`${fault.error()}`));
    context.on("request", (request) => this.#noteStray(new URL(request.url())));
    // Chromium logs violations of the content security policy, and replies with status 400 and above, as errors.
    context.on("console", (message) => {
      if (message.type() === "error") this.#seen.push(`${message.text()} (${message.location().url})`);
    });
  }

  #noteStray({ host, pathname, href }: URL) {
    const path = this.#address.pathname.replace(/\/?$/, "/");
    if (host === this.#address.host && !pathname.startsWith(path))
      this.#seen.push(`Outside of ${path}: ${href}`);
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
