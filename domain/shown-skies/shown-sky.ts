/** A sky as visitors get it: positions, looks and what its owner permits. No id, note, tag, name of a person or time is in it. */

import * as z from "zod/mini";
import { dateOfDay } from "../calendar.ts";
import { canonicalEmotion, unknownEmotionColor } from "../emotions.ts";
import { type Feelings, findEmotion, isOwn } from "../feelings.ts";
import { dayAt, wallClockTime } from "../local-time.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { markOf } from "../star-shape.ts";

/**
 * `#rrggbb` colours, and the mark of `markOf`. `emotion` is an id of the catalogue, or null where it is not permitted, not
 * of the catalogue or unknown; `name` is that of an own feeling of the owner, where it is permitted.
 */
const lookSchema = z.object({
  color: z.string(),
  inkColor: z.string(),
  washColor: z.string(),
  mark: z.int(),
  emotion: z.nullable(z.string()),
  name: z.optional(z.string()),
});

export type Look = z.output<typeof lookSchema>;

/** A star. `look` is an index of `looks`; `twin` is the second star of a twin star; `day` is `YYYY-MM-DD`, where it is permitted. */
const shownStarSchema = z.object({
  x: z.int(),
  y: z.int(),
  z: z.int(),
  look: z.int(),
  intensity: z.int(),
  twin: z.optional(z.object({ look: z.int(), intensity: z.int() })),
  day: z.optional(z.string()),
});

export type ShownStar = z.output<typeof shownStarSchema>;

/** Stars are in the order of their moments. `asOf` is the day of a sky that is not live, where dates are permitted. */
export const shownSkySchema = z.object({
  showsFeelings: z.boolean(),
  showsDates: z.boolean(),
  isLive: z.boolean(),
  asOf: z.nullable(z.string()),
  looks: z.array(lookSchema),
  stars: z.array(shownStarSchema),
});

export type ShownSky = z.output<typeof shownSkySchema>;

/** What is shown of a star. */
export type StarToShow = Pick<
  MoodEntry,
  | "x"
  | "y"
  | "z"
  | "emotion"
  | "intensity"
  | "isTwinStar"
  | "secondaryEmotion"
  | "secondaryIntensity"
  | "timestamp"
  | "utcOffset"
>;

/** `asOf` is a moment in epoch milliseconds, null for a live sky. */
export type ShownChoices = {
  readonly showsFeelings: boolean;
  readonly showsDates: boolean;
  readonly asOf: number | null;
};

/** The sky of these stars, which are in the order of their moments. */
export function showSky(feelings: Feelings, stars: readonly StarToShow[], choices: ShownChoices): ShownSky {
  const { sky, show } = beginSky(feelings, stars.flatMap(feltIn), choices);
  return { ...sky, stars: stars.map(show) };
}

/** A sky before its stars, and what shows each of them. `felt` are the feelings of all stars, as `feltIn` names them. */
export function beginSky(feelings: Feelings, felt: Iterable<string>, choices: ShownChoices) {
  const { showsFeelings, showsDates, asOf } = choices;
  const looks = new Looks(feelings, felt, showsFeelings);
  const sky: Omit<ShownSky, "stars"> = {
    ...{ showsFeelings, showsDates, isLive: asOf === null },
    asOf: asOf !== null && showsDates ? dateOfDay(dayAt(asOf, 0)) : null,
    looks: looks.list,
  };
  return { sky, show: (star: StarToShow) => showStar(star, looks, showsDates) };
}

function showStar(star: StarToShow, looks: Looks, showsDates: boolean): ShownStar {
  const { x, y, z, emotion, intensity, secondaryEmotion } = star;
  return {
    ...{ x, y, z, intensity, look: looks.indexOf(emotion) },
    ...(star.isTwinStar === 1 &&
      secondaryEmotion !== null && {
        twin: { look: looks.indexOf(secondaryEmotion), intensity: star.secondaryIntensity ?? intensity },
      }),
    ...(showsDates && { day: dateOfStar(star) }),
  };
}

/** The date on the person's clock; in UTC where that clock is unknown. */
const dateOfStar = (star: StarToShow) =>
  dateOfDay(
    dayAt(
      wallClockTime(star, () => 0),
      0,
    ),
  );

/** The looks of a sky, in the order of its feelings. All that the universe does not know have one look, because their names are a person's words. */
class Looks {
  readonly list: Look[];
  readonly #feelings: Feelings;
  readonly #index: ReadonlyMap<string, number>;

  constructor(feelings: Feelings, felt: Iterable<string>, showsFeelings: boolean) {
    this.#feelings = feelings;
    const used = new Set(Array.from(felt, (stored) => knownEmotion(feelings, stored)));
    const inOrder = [...feelings.all.map(({ id }) => id), unknown].filter((id) => used.has(id));
    this.list = inOrder.map((id) => lookOf(feelings, id, showsFeelings));
    this.#index = new Map(inOrder.map((id, at) => [id, at]));
  }

  indexOf(emotion: string): number {
    return this.#index.get(knownEmotion(this.#feelings, emotion)) ?? 0;
  }
}

const unknown = "";

const knownEmotion = (feelings: Feelings, stored: string) =>
  findEmotion(feelings, canonicalEmotion(stored))?.id ?? unknown;

export const feltIn = ({ emotion, isTwinStar, secondaryEmotion }: StarToShow) =>
  isTwinStar === 1 && secondaryEmotion !== null ? [emotion, secondaryEmotion] : [emotion];

function lookOf(feelings: Feelings, id: string, showsFeelings: boolean): Look {
  const emotion = findEmotion(feelings, id);
  const grey = unknownEmotionColor;
  const { color, inkColor, washColor } = emotion ?? { color: grey, inkColor: grey, washColor: grey };
  const told = showsFeelings ? emotion : null;
  return {
    ...{ color, inkColor, washColor, mark: markOf(feelings, id) },
    emotion: told && !isOwn(told) ? id : null,
    // The name of an own feeling can be sealed: it has no letters without a key.
    ...(told?.name && { name: told.name }),
  };
}
