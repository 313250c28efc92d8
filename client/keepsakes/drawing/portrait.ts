/** What a keepsake shows of a sky: what is in view, without a word that the person wrote. It can be sent to a worker. */

import type { Feelings } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { openingView } from "../../sky/scene/camera/opening-view.ts";
import type { SkyWords } from "../../sky/scene/model/sky-words.ts";
import type { ShownSky } from "../../sky/scene/scene-interface.ts";

export type Portrait = ShownSky & {
  /** What is written into the sky. */
  readonly words: SkyWords;
};

/** Notes and tags stay where they are: nothing that draws a keepsake can show them. */
const withoutWords = (entry: MoodEntry): MoodEntry => ({ ...entry, note: null, tags: [] });

export const portraitOf = (shown: ShownSky, words: SkyWords): Portrait => ({
  ...shown,
  words,
  entries: shown.entries.map(withoutWords),
});

const square = { width: 1_000, height: 1_000 };
const free = { left: 0, top: 0, right: 1_000, bottom: 1_000 };

/** Portrait of a sky that the page has not drawn: as it would open. */
export const openingPortrait = (
  feelings: Feelings,
  entries: readonly MoodEntry[],
  words: SkyWords,
): Portrait => ({
  ...{ feelings, words },
  ...{ entries: entries.map(withoutWords), layout: null, layoutId: "sky", mode: "galaxy" },
  ...{
    constellations: [],
    glow: [],
    emphasis: null,
    sides: null,
    several: [],
    view: openingView(entries, null, square, free),
    free,
    isWhole: true,
  },
  shownTime: { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY },
});
