/** What the page of a shown sky says. Dates are calendar dates (`YYYY-MM-DD`). */

import { dayOfDate } from "#domain/calendar.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { catalogue } from "#domain/feelings.ts";
import { shown } from "#domain/languages/en/shown.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Look, ShownSky, ShownStar } from "#domain/shown-skies/shown-sky.ts";
import { dayFormat } from "../time/day-format.ts";

const format = (t: Translator, date: string, options: Intl.DateTimeFormatOptions) =>
  dayFormat(options, t.locale).format(dayOfDate(date));

export const dayText = (t: Translator, date: string) => format(t, date, { dateStyle: "long" });
/** A day under a heading that has the year. */
export const shortDayText = (t: Translator, date: string) =>
  format(t, date, { month: "long", day: "numeric" });
export const monthText = (t: Translator, date: string) => format(t, date, { month: "long", year: "numeric" });

export const titleOf = (t: Translator, { stars }: ShownSky): string =>
  t(shown.titleOf, { count: stars.length });

const inOrder = (t: Translator, sentences: readonly string[]) =>
  sentences.reduce((first, second) => t(shown.sentences, { first, second }));

/** What a visitor who has never seen such a sky has to know, as far as its owner permits. */
export function summaryOf(t: Translator, sky: ShownSky): string {
  if (sky.stars.length === 0) return sky.isLive ? t(shown.summary.empty) : "";
  return inOrder(t, [
    t(shown.summary.stars),
    ...(sky.showsFeelings ? [t(shown.summary.places)] : []),
    ...spanOf(t, sky),
  ]);
}

/** The span of the stars as sentences; none where dates are not permitted. */
function spanOf(t: Translator, { stars, asOf }: ShownSky): readonly string[] {
  const [first, last] = [stars[0]?.day, stars.at(-1)?.day];
  if (!first || !last) return [];
  const [from, to] = [monthText(t, first), monthText(t, last)];
  return [
    from === to ? t(shown.summary.month, { month: from }) : t(shown.summary.months, { from, to }),
    ...(asOf ? [t(shown.summary.asOf, { day: dayText(t, asOf) })] : []),
  ];
}

/** The name of a star's feeling, or of both of a twin star; null where names are not permitted. */
export function feelingText(t: Translator, { look, twin }: ShownStar, looks: readonly Look[]): string | null {
  const feeling = nameOf(t, looks[look]);
  if (feeling === null || !twin) return feeling;
  return t(shown.star.twin, { feeling, other: nameOf(t, looks[twin.look]) ?? t(shown.star.another) });
}

const nameOf = (t: Translator, look: Look | undefined) =>
  look?.name ?? (look?.emotion ? feelingName(t, catalogue, look.emotion) : null);

/** One line: what is permitted of a star, or null for nothing. */
export function starText(t: Translator, star: ShownStar, { looks, showsFeelings }: ShownSky): string | null {
  const feeling = showsFeelings ? (feelingText(t, star, looks) ?? t(shown.star.anotherAlone)) : null;
  const day = star.day ? dayText(t, star.day) : null;
  return feeling !== null && day !== null ? t(shown.star.feelingAndDay, { feeling, day }) : (feeling ?? day);
}

/** Describes the sky for people who do not see the picture. */
export function descriptionOf(t: Translator, sky: ShownSky): string {
  const isNamed = sky.showsFeelings || sky.showsDates;
  return inOrder(t, [t(shown.keys.all), t(isNamed ? shown.keys.named : shown.keys.unnamed)]);
}

/** Texts that replace a sky. */
export const sentences = shown.instead satisfies Readonly<Record<string, Text>>;
