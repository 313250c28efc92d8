/** What the page says of a universe. */

import type { ListedUniverse } from "#domain/admin/universes.ts";
import { dayOfDate } from "#domain/calendar.ts";
import { admin } from "#domain/languages/en/admin.ts";
import { series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dayFormat } from "../../time/day-format.ts";
import { dayText } from "../../time/day-text.ts";
import { serverClock } from "../../time/server-clock.ts";

/** `day` is `YYYY-MM-DD`. */
const calendarDay = (t: Translator, day: string) =>
  dayFormat({ dateStyle: "long" }, t.locale).format(dayOfDate(day));

function seenText(t: Translator, { lastSeenOn }: ListedUniverse): string {
  if (lastSeenOn === null) return t(admin.universes.notSeen);
  // Days of administrators are of UTC.
  if (lastSeenOn === new Date(serverClock.at(Date.now())).toISOString().slice(0, 10))
    return t(admin.universes.seenToday);
  return t(admin.universes.seen, { day: calendarDay(t, lastSeenOn) });
}

const sizeText = (t: Translator, { bytes }: ListedUniverse) =>
  t(admin.universes.size, {
    size: (bytes / 1_000_000).toLocaleString(t.locale, { style: "unit", unit: "megabyte" }),
  });

/** Says when it was made and seen, and how large it is. */
export const factsText = (t: Translator, universe: ListedUniverse) =>
  [
    t(admin.universes.created, { day: calendarDay(t, universe.createdOn) }),
    seenText(t, universe),
    sizeText(t, universe),
  ].join("\u00a0· ");

const { ways } = admin.universes;

/** A server of a later version may know more ways; they are named as it names them. */
const isKnown = (way: string): way is keyof typeof ways => Object.hasOwn(ways, way);

export function waysText(t: Translator, { waysIn, hasSecondFactor }: ListedUniverse): string {
  if (waysIn.length === 0) return t(admin.universes.noWay);
  const names = [...waysIn, ...(hasSecondFactor ? ["totp"] : [])];
  const listed = names.map((way) => (isKnown(way) ? t(ways[way]) : way));
  return t(admin.universes.opensBy, { ways: series(t, listed) });
}

/** Why nobody gets in at present; null where somebody does. */
export function stateText(t: Translator, universe: ListedUniverse): string | null {
  const { lockedUntil, removedAt, closedBy } = universe;
  if (removedAt !== null)
    return t(closedBy === "person" ? admin.universes.closedByPerson : admin.universes.removedOn, {
      day: dayText(t, removedAt),
    });
  if (!isLocked(universe) || lockedUntil === null) return null;
  const time = new Date(lockedUntil).toLocaleTimeString(t.locale, { timeStyle: "short" });
  return t(admin.universes.lockedUntil, { time });
}

export const isLocked = ({ lockedUntil }: ListedUniverse) =>
  lockedUntil !== null && Date.parse(lockedUntil) > serverClock.at(Date.now());
