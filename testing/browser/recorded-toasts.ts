/** Records every toast, because a toast disappears after five seconds, which a slow machine can miss. */

export class RecordedToasts {
  readonly #texts: string[] = [];
  readonly #observer = new MutationObserver(() => this.#record());
  #last: Element | null = null;

  constructor() {
    this.#observer.observe(document.body, { childList: true, subtree: true });
  }

  /** Of each toast its title and, after a colon, its description; oldest first. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  stop() {
    this.#observer.disconnect();
  }

  #record() {
    const toast = document.querySelector("[data-toaster]");
    if (toast && toast !== this.#last)
      this.#texts.push([...toast.querySelectorAll("p")].map((line) => line.textContent).join(": "));
    this.#last = toast;
  }
}
