/** Rings of days: where in the sky the stars of a day are, as bright as what the day measured. */

import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { type Glow, piecesPerLine } from "./guides.ts";

/** Stars on either side in time between which the ring of a day lies, because single stars can be anywhere. */
const neighbours = 3;
/** More rings would be one surface: days that lie closer share a ring. */
const mostRings = 45;
/** Units between two rings of a young sky. */
const leastGap = 5;
/** The least of all values can be seen, too: a day without one has no ring. */
const faintest = 0.1;
/** The power of a share; it is above 1, so that the largest values stand out from the many in between. */
const contrast = 1.6;

type Ring = { readonly radius: number; readonly share: number };

/** `shares` are 0 to 1, by the number of the day; `entries` are the oldest first. Days before the first star have none. */
export function glowRings(entries: readonly MoodEntry[], shares: ReadonlyMap<number, number>): Glow {
  const days = entries.map((entry) => Math.floor(timeOf(entry)));
  const radii = entries.map(({ x, z }) => Math.hypot(x, z));
  const rings: Ring[] = [];
  let at = 0;
  for (const [day, share] of [...shares].sort(([one], [other]) => one - other)) {
    while (at < days.length && !((days[at] as number) >= day)) at++;
    // After the last star, the sky has no place yet.
    if (at === days.length || (at === 0 && (days[0] as number) > day)) continue;
    const around = radii
      .slice(Math.max(0, at - neighbours), at + neighbours)
      .sort((one, other) => one - other);
    rings.push({ radius: around[around.length >> 1] ?? 0, share });
  }
  return together(rings).map(({ radius, share }) => ({
    points: circle(radius),
    strength: faintest + (1 - faintest) * share ** contrast,
  }));
}

/** The rings of days that lie close have their mean. */
function together(rings: readonly Ring[]): readonly Ring[] {
  const reach = rings.reduce((most, { radius }) => Math.max(most, radius), 0);
  const gap = Math.max(leastGap, reach / mostRings);
  const groups = Map.groupBy(rings, ({ radius }) => Math.round(radius / gap));
  return [...groups].map(([at, ofGroup]) => ({
    radius: at * gap,
    share: ofGroup.reduce((sum, { share }) => sum + share, 0) / ofGroup.length,
  }));
}

const circle = (radius: number): Position[] =>
  Array.from({ length: piecesPerLine + 1 }, (_, at) => {
    const turn = (2 * Math.PI * at) / piecesPerLine;
    return { x: radius * Math.cos(turn), y: 0, z: radius * Math.sin(turn) };
  });
