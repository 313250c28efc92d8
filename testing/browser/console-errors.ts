/** Records what the page writes to console.error, as React does for its own warnings. */

// biome-ignore-all lint/suspicious/noConsole: the console is what this observes.

export class ConsoleErrors {
  readonly #errors: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #original = console.error;

  constructor() {
    console.error = (...parts: unknown[]) => {
      this.#errors.push(parts.map(String).join(" "));
      this.#original(...parts);
    };
  }

  /** Errors that this test causes on purpose. */
  allow(...patterns: RegExp[]) {
    this.#expected.push(...patterns);
  }

  get unexpected(): readonly string[] {
    return this.#errors.filter((error) => !this.#expected.some((pattern) => pattern.test(error)));
  }

  stop() {
    console.error = this.#original;
  }
}
