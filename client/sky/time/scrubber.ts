/** The state of the scrubber. It changes with each frame while the journal plays, so React does not hold it. */

import { dayShown, firstSpeed, isAtEnd, playOn, playSpeeds, playStep } from "#domain/sky-time/playing.ts";
import type { TimeSpan } from "#domain/sky-time/span.ts";
import {
  clampWindow,
  type Handle,
  moveHandle,
  rangeOf,
  type TimeUnit,
  type TimeWindow,
  wholeSpan,
} from "#domain/sky-time/time-window.ts";
import type { PlayedTime } from "../scene/shown-time.ts";

/** What React renders; it changes seldom. */
export type PlayState = {
  readonly isPlaying: boolean;
  readonly speed: TimeUnit;
  readonly hasTwoHandles: boolean;
};

type Listeners = {
  /** Called with each frame while the journal plays. */
  moved(window: TimeWindow, shown: PlayedTime): void;
  changed(state: PlayState): void;
};

/** Longest step in seconds; after a pause of the page the journal goes on from where it was. */
const maxStep = 0.5;

export class Scrubber {
  readonly #listeners: Listeners;
  #span: TimeSpan;
  #window: TimeWindow;
  /** The end of what is shown, in days: inside of a day while the journal plays. */
  #moment: number;
  #state: PlayState;
  #request = 0;
  #last = 0;
  /** Seconds that have passed since the last step, with reduced motion. */
  #waited = 0;
  isMotionReduced = false;

  constructor(span: TimeSpan, listeners: Listeners) {
    this.#listeners = listeners;
    this.#span = span;
    this.#window = wholeSpan(span);
    this.#moment = span.last + 1;
    this.#state = { isPlaying: false, speed: firstSpeed(span), hasTwoHandles: false };
  }

  get state() {
    return this.#state;
  }

  get window() {
    return this.#window;
  }

  /** Sets the span after stars were added or removed. A window that went to the end of the journal still does. */
  setSpan(span: TimeSpan) {
    const wasAtEnd = isAtEnd(this.#moment, this.#span);
    this.#span = span;
    const end = span.last + 1;
    this.#goTo(wasAtEnd ? end : Math.min(end, Math.max(span.first + 1, this.#moment)));
  }

  /** Moves one end of the window to a day, which stops the journal. */
  move(handle: Handle, day: number) {
    this.pause();
    const { from, until } = moveHandle(this.#window, handle, day, this.#span);
    this.#goTo(until + 1, from);
  }

  /** Shows, with two handles, the later half of what one handle shows. */
  setTwoHandles(hasTwoHandles: boolean) {
    const from = hasTwoHandles ? Math.round((this.#span.first + this.#window.until) / 2) : null;
    this.#change({ hasTwoHandles });
    this.#goTo(this.#moment, from);
  }

  setSpeed(speed: TimeUnit) {
    this.#change({ speed });
  }

  /** Plays from the selected day or, at the end, from the beginning. */
  play() {
    if (this.#state.isPlaying) return;
    if (isAtEnd(this.#moment, this.#span)) this.#moment = this.#window.from ?? this.#span.first;
    [this.#last, this.#waited] = [0, 0];
    this.#change({ isPlaying: true });
    this.#request = requestAnimationFrame(this.#frame);
  }

  pause() {
    if (!this.#state.isPlaying) return;
    cancelAnimationFrame(this.#request);
    this.#change({ isPlaying: false });
    this.tell();
  }

  stop() {
    cancelAnimationFrame(this.#request);
  }

  readonly #frame = (now: number) => {
    const seconds = this.#last === 0 ? 0 : Math.min(maxStep, (now - this.#last) / 1000);
    this.#last = now;
    this.#advance(seconds);
    if (isAtEnd(this.#moment, this.#span)) return this.pause();
    this.#request = requestAnimationFrame(this.#frame);
  };

  #advance(seconds: number) {
    const { speed } = this.#state;
    this.#waited += seconds;
    if (this.isMotionReduced && this.#waited < 1) return;
    this.#waited = 0;
    this.#goTo(
      this.isMotionReduced
        ? playStep(this.#moment, speed, this.#span)
        : playOn(this.#moment, seconds, speed, this.#span),
    );
  }

  #goTo(moment: number, from = this.#window.from) {
    this.#moment = moment;
    // At its first moment, a journal that plays shows the day before, where the other handle must not follow.
    const until = Math.max(dayShown(moment), from ?? this.#span.first);
    this.#window = clampWindow({ from, until }, this.#span);
    this.tell();
  }

  /** Repeats what is shown, for elements that have just appeared. */
  tell() {
    const { isPlaying, speed } = this.#state;
    const isFlowing = isPlaying && !this.isMotionReduced;
    this.#listeners.moved(this.#window, {
      ...rangeOf(this.#window),
      ...{ until: this.#moment, speed: isFlowing ? playSpeeds[speed] : 0 },
    });
  }

  #change(change: Partial<PlayState>) {
    this.#state = { ...this.#state, ...change };
    this.#listeners.changed(this.#state);
  }
}
