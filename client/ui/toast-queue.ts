/** Toasts, one at a time: each is shown for its time, waits while it is looked at, and makes room for the next. */

export type ToastContent = {
  readonly title: string;
  readonly description?: string;
  readonly variant?: "default" | "destructive";
};

/** Of something that failed. */
export const destructive = (title: string, description: string): ToastContent => ({
  title,
  description,
  variant: "destructive",
});

export type Toast = ToastContent & { readonly id: number };

const displayMs = 5_000;
/** How long the record of a dismissed toast is kept. */
const removalDelayMs = 1_000_000;

type Clock = {
  now(): number;
  /** Calls back after `ms`; the returned function takes it back. */
  after(ms: number, callback: () => void): () => void;
};

const sameWords = (one: ToastContent, other: ToastContent) =>
  one.title === other.title && one.description === other.description && one.variant === other.variant;

export class ToastQueue {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #waiting: readonly Toast[] = [];
  #shown: Toast | null = null;
  #dismissed: readonly Toast[] = [];
  #lastId = 0;
  #timeLeft = 0;
  #since = 0;
  #isHeld = false;
  #cancelTimer = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The same words again while they are shown begin their time anew; while they wait, they wait once. */
  add = (content: ToastContent) => {
    if (this.#shown && sameWords(this.#shown, content)) return this.#startTime();
    if (this.#waiting.some((toast) => sameWords(toast, content))) return;
    this.#waiting = [...this.#waiting, { ...content, id: ++this.#lastId }];
    if (this.#shown) this.#tell();
    else this.#showNext();
  };

  dismiss = () => {
    if (!this.#shown) return;
    const toast = this.#shown;
    this.#dismissed = [...this.#dismissed, toast];
    this.#clock.after(removalDelayMs, () => {
      this.#dismissed = this.#dismissed.filter(({ id }) => id !== toast.id);
    });
    this.#showNext();
  };

  /** While somebody points at a toast or is in it, its time stands still. */
  hold = () => {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#cancelTimer();
    this.#timeLeft -= this.#clock.now() - this.#since;
  };

  release = () => {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#run();
  };

  shown = () => this.#shown;
  dismissed = () => this.#dismissed;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #showNext() {
    const [next = null, ...rest] = this.#waiting;
    this.#cancelTimer();
    this.#shown = next;
    this.#waiting = rest;
    this.#isHeld = false;
    if (next) this.#startTime();
    this.#tell();
  }

  #startTime() {
    this.#timeLeft = displayMs;
    if (this.#isHeld) this.#since = this.#clock.now();
    else this.#run();
  }

  #run() {
    this.#cancelTimer();
    this.#since = this.#clock.now();
    this.#cancelTimer = this.#clock.after(Math.max(0, this.#timeLeft), this.dismiss);
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}
