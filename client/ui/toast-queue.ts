/**
 * A queue of toasts, shown one at a time; the time of a toast pauses while it is pointed at or focused. While the queue
 * is suspended, nothing is shown.
 */

import type { Translator } from "#domain/languages/translator.ts";

export type ToastContent = {
  readonly title: string;
  readonly description?: string;
  /** Text in a second line. */
  readonly detail?: string;
  readonly variant?: "default" | "destructive";
  /** Set if a form on the page contains the description, too: the form shows it as soon as the toast is gone. */
  readonly inForm?: {
    /** Whether screen readers hear the sentence from the form. */
    readonly isAnnounced: boolean;
  };
  /** Undoes what the toast reports, or leads on; the toast goes when it is pressed. */
  readonly action?: ToastAction;
  /** Milliseconds for which the toast is shown; by default the specified time. */
  readonly durationMs?: number;
  /** Set if the toast answers nothing that the person just did: it waits until all toasts that do were shown. */
  readonly isNews?: true;
  /** Set if the toast welcomes a person: news that arrive meanwhile become its second line, not a toast after it. */
  readonly isWelcome?: true;
};

export type ToastAction = {
  readonly label: string;
  readonly run: () => void;
  /** Set if the action leads on and undoes nothing: the keys of undo do not run it. */
  readonly leadsOn?: true;
};

/**
 * Makes the toast in a language, because the language can change while the toast waits or is shown. Only texts may
 * differ between languages.
 */
export type TranslatedToast = (t: Translator) => ToastContent;

/** The toast of a failure. */
export const destructive = (title: string, description: string): ToastContent => ({
  title,
  description,
  variant: "destructive",
});

export type Toast = {
  readonly id: number;
  readonly content: TranslatedToast;
  readonly isNews: boolean;
  readonly durationMs: number;
};

const displayMs = 5_000;
/** Milliseconds for which the record of a dismissed toast is kept. */
const removalDelayMs = 1_000_000;

type Environment = {
  now(): number;
  /** Calls back after `ms`; the returned function cancels. */
  after(ms: number, callback: () => void): () => void;
  /** The translator of the current language. */
  translator(): Translator;
};

const isSameContent = (one: ToastContent, other: ToastContent) =>
  one.title === other.title &&
  one.description === other.description &&
  one.detail === other.detail &&
  one.variant === other.variant &&
  one.action?.run === other.action?.run;

/** Toasts in the order in which they are shown: news come last. */
const inOrder = (toasts: readonly Toast[]) => [
  ...toasts.filter(({ isNews }) => !isNews),
  ...toasts.filter(({ isNews }) => isNews),
];

export class ToastQueue {
  readonly #environment: Environment;
  readonly #listeners = new Set<() => void>();
  #queued: readonly Toast[] = [];
  #shown: Toast | null = null;
  #dismissed: readonly Toast[] = [];
  #lastId = 0;
  #timeLeft = 0;
  #timerStartedAt = 0;
  #isHeld = false;
  #isSuspended = false;
  #cancelTimer = () => {};

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** A toast identical to the one shown restarts its time; one identical to a queued toast is not queued again. */
  add = (content: TranslatedToast) => {
    const t = this.#environment.translator();
    const added = content(t);
    const isSame = (toast: Toast) => isSameContent(toast.content(t), added);
    if (this.#shown && isSame(this.#shown)) return this.#restartTime(this.#shown);
    if (this.#queued.some(isSame)) return;
    if (added.isNews && this.#shown?.content(t).isWelcome) return this.#tellInWelcome(this.#shown, content);
    const { isNews = false, durationMs = displayMs } = added;
    this.#queued = inOrder([...this.#queued, { id: ++this.#lastId, content, isNews, durationMs }]);
    if (this.#shown?.isNews && !isNews) this.#requeueShown();
    if (this.#shown || this.#isSuspended) this.#notify();
    else this.#showNext();
  };

  dismiss = () => {
    if (!this.#shown) return;
    const toast = this.#shown;
    this.#dismissed = [...this.#dismissed, toast];
    this.#environment.after(removalDelayMs, () => {
      this.#dismissed = this.#dismissed.filter(({ id }) => id !== toast.id);
    });
    this.#showNext();
  };

  /** Forgets the toasts of a person who has signed out: shown, waiting, and past ones. */
  dropAll = () => {
    [this.#queued, this.#dismissed] = [[], []];
    this.#clear();
    this.#notify();
  };

  /** Pauses the time of the toast while it is pointed at or focused. */
  hold = () => {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#cancelTimer();
    this.#timeLeft -= this.#environment.now() - this.#timerStartedAt;
  };

  release = () => {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#startTimer();
  };

  /** Holds toasts back; one that is in view is shown again later, for its whole time. */
  suspend = () => {
    if (this.#isSuspended) return;
    this.#isSuspended = true;
    this.#requeueShown();
    this.#notify();
  };

  resume = () => {
    if (!this.#isSuspended) return;
    this.#isSuspended = false;
    this.#showNext();
  };

  shown = () => this.#shown;
  dismissed = () => this.#dismissed;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tellInWelcome(welcome: Toast, news: TranslatedToast) {
    const content: TranslatedToast = (t) => {
      const { title, description } = news(t);
      const { isWelcome: _, ...said } = welcome.content(t);
      return { ...said, detail: description ? `${title} · ${description}` : title };
    };
    this.#shown = { ...welcome, content };
    this.#restartTime(welcome);
    this.#notify();
  }

  /** The toast in view, if any, is shown again for its whole time. */
  #requeueShown() {
    if (this.#shown) this.#queued = inOrder([this.#shown, ...this.#queued]);
    this.#clear();
  }

  #showNext() {
    const [next = null, ...rest] = this.#queued;
    this.#clear();
    this.#shown = next;
    this.#queued = rest;
    if (next) this.#restartTime(next);
    this.#notify();
  }

  #clear() {
    this.#cancelTimer();
    this.#shown = null;
    this.#isHeld = false;
  }

  #restartTime({ durationMs }: Toast) {
    this.#timeLeft = durationMs;
    if (this.#isHeld) this.#timerStartedAt = this.#environment.now();
    else this.#startTimer();
  }

  #startTimer() {
    this.#cancelTimer();
    this.#timerStartedAt = this.#environment.now();
    this.#cancelTimer = this.#environment.after(Math.max(0, this.#timeLeft), this.dismiss);
  }

  #notify() {
    for (const listener of this.#listeners) listener();
  }
}
