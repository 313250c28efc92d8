/** The part of time that the sky shows, and the flares of stars that begin while a journal plays. Moments are days; see `timeOf`. */

import type { TimeRange } from "#domain/sky-time/time-window.ts";
import { flareSeconds } from "./model/star-appearance.ts";

/** `speed`: days that pass each second while the journal plays, 0 at rest. */
export type PlayedTime = TimeRange & { readonly speed: number };

/** What a frame shows. A star has flared for `flareMoment` less its own moment, out of `flareDays`; 0 without flares. */
export type TimeOfFrame = TimeRange & {
  readonly flareMoment: number;
  readonly flareDays: number;
  /** The factor of the strength of the stars outside of the time, 0 to 1; without it 1. */
  readonly outlines?: number;
};

export const allTime: TimeOfFrame = {
  ...{ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY },
  ...{ flareMoment: 0, flareDays: 0 },
};

/** 0 for a star that begins at this moment, 1 for one whose flare has ended. */
export const flareShare = (time: number, { flareMoment, flareDays }: TimeOfFrame): number =>
  flareDays > 0 ? Math.min(1, Math.max(0, (flareMoment - time) / flareDays)) : 1;

/** Faster than a week each second, flares are shorter, so that they stay a few. */
const flareDaysAt = (speed: number) => speed * flareSeconds * (7 / Math.max(7, speed)) ** 0.4;

/** After the journal stops, its last flares run on to their ends. */
export class ShownTime {
  frame = allTime;
  #speed = 0;
  #isPlaying = false;

  show(played: PlayedTime | null) {
    this.#isPlaying = played !== null && played.speed > 0;
    if (played === null) this.#speed = 0;
    else if (this.#isPlaying) this.#speed = played.speed;
    const { flareMoment } = this.frame;
    this.frame = played
      ? {
          ...{ from: played.from, until: played.until },
          flareMoment: this.#isPlaying ? played.until : flareMoment,
          flareDays: flareDaysAt(this.#speed),
        }
      : allTime;
  }

  /** Returns whether stars still flare. */
  advance(seconds: number): boolean {
    if (this.#isPlaying || this.#speed === 0) return false;
    const { until, flareMoment, flareDays } = this.frame;
    if (flareMoment >= until + flareDays || flareMoment < until - flareDays) this.#speed = 0;
    this.frame = {
      ...this.frame,
      flareMoment: flareMoment + seconds * this.#speed,
      flareDays: flareDaysAt(this.#speed),
    };
    return this.#speed > 0;
  }
}
