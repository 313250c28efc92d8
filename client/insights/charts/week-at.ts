import type { Week } from "#domain/insights/insights-data.ts";

/** `place` counts weeks from the first one, also those without a star. */
export type PlacedWeek = Week & { readonly place: number };

/** The week nearest to a place; beyond a gap, if a step from `current` leads into it. `weeks` are one or more. */
export function weekAt(weeks: readonly PlacedWeek[], current: PlacedWeek, place: number): PlacedWeek {
  const nearest = weeks.reduce((one, other) =>
    Math.abs(other.place - place) < Math.abs(one.place - place) ? other : one,
  );
  const isStep = Math.abs(place - current.place) === 1;
  if (!isStep || nearest.place === place) return nearest;
  return weeks[weeks.indexOf(current) + Math.sign(place - current.place)] ?? current;
}
