/** What the page of a shown sky says. Dates are calendar dates (`YYYY-MM-DD`). */

import { findEmotion } from "#domain/emotions.ts";
import type { Look, ShownSky, ShownStar } from "#domain/shown-skies/shown-sky.ts";

const longDay = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeZone: "UTC" });
const dayWithoutYear = new Intl.DateTimeFormat(undefined, { month: "long", day: "numeric", timeZone: "UTC" });
const month = new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric", timeZone: "UTC" });

const format = (day: string, by: Intl.DateTimeFormat) => by.format(new Date(`${day}T12:00:00.000Z`));

export const dayText = (day: string) => format(day, longDay);
/** Under a heading that has the year. */
export const shortDayText = (day: string) => format(day, dayWithoutYear);
export const monthText = (day: string) => format(day, month);

export function titleOf({ stars }: ShownSky): string {
  if (stars.length === 0) return "A sky without stars yet";
  return stars.length === 1 ? "A sky of one star" : `A sky of ${stars.length.toLocaleString()} stars`;
}

/** What a visitor who has never seen such a sky has to know, as far as its owner permits. */
export function summaryOf(sky: ShownSky): string {
  if (sky.stars.length === 0)
    return sky.isLive ? "The first one appears here as soon as somebody keeps a feeling." : "";
  return [
    "Each star is a moment that somebody felt.",
    sky.showsFeelings ? "Higher up is more pleasant, and farther out is later." : "",
    spanOf(sky),
  ]
    .filter(Boolean)
    .join(" ");
}

function spanOf({ stars, asOf }: ShownSky): string {
  const [first, last] = [stars[0]?.day, stars.at(-1)?.day];
  if (!first || !last) return "";
  const [from, to] = [monthText(first), monthText(last)];
  const span = from === to ? `${from}.` : `From ${from} to ${to}.`;
  return asOf ? `${span} As it was on ${dayText(asOf)}.` : span;
}

/** The name of a star's feeling, or of both of a twin star; null where names are not permitted. */
export function feelingText({ look, twin }: ShownStar, looks: readonly Look[]): string | null {
  const name = nameOf(looks[look]);
  if (name === null || !twin) return name;
  return `${name} with ${nameOf(looks[twin.look]) ?? "another feeling"}`;
}

const nameOf = (look: Look | undefined) => (look?.emotion ? (findEmotion(look.emotion)?.name ?? null) : null);

/** One line: what is permitted of a star, or null for nothing. */
export function starText(star: ShownStar, { looks, showsFeelings }: ShownSky): string | null {
  const feeling = showsFeelings ? (feelingText(star, looks) ?? "Another feeling") : null;
  const parts = [feeling, star.day ? dayText(star.day) : null].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(", ") : null;
}

/** For people who do not see the picture. */
export function descriptionOf(sky: ShownSky): string {
  const keys = "Arrow keys turn the sky and, with Shift, move it, plus and minus zoom, 0 resets the view.";
  if (!sky.showsFeelings && !sky.showsDates)
    return `${keys} Its owner shows colours and shapes only, so that there are no names to read.`;
  return `${keys} Square brackets go to the star before and after, Enter reads the one in the middle, Escape lets go. All stars are in the list after the sky.`;
}

/** In place of a sky. */
export const sentences = {
  gone: "There is no sky to see here: its link has ended, or the address is not complete.",
  busy: "Many people are looking at this sky. It opens in a moment.",
  unreachable: "This sky is out of reach right now. It opens by itself as soon as there is a connection.",
  undelivered: "A part of this page did not arrive. Check your connection, then try again.",
  undrawable: "This browser cannot draw this sky.",
  lost: "The picture is interrupted. It comes back by itself.",
} as const;
