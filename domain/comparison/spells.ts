/** Spells: how often a thing comes and goes. */

/** A thing has to come and go so often: what lasted for one spell says nothing about chance. */
export const leastSpells = 3;

/** A clear thing comes and goes more often, with some days between: within a spell, not each day has it. */
const clearSpells = { least: 6, apart: 4 };

/** Whether a thing came and went too seldom to be clear. */
export const isSeldom = (values: Float64Array, isOfKind: (value: number) => boolean): boolean =>
  spellsOf(values, isOfKind, clearSpells.apart) < clearSpells.least;

/**
 * How many spells the rarer of two kinds of days has: those whose value is of the kind, and the others. None if all days are
 * of one kind. Spells with fewer than `apart` days between them count as one.
 */
export function spellsOf(values: Float64Array, isOfKind: (value: number) => boolean, apart = 1): number {
  const spells = { in: 0, out: 0 };
  const days = { in: 0, out: 0 };
  const last = { in: -apart - 1, out: -apart - 1 };
  for (let place = 0; place < values.length; place++) {
    const kind = isOfKind(values[place] as number) ? "in" : "out";
    days[kind] += 1;
    if (place - last[kind] > apart) spells[kind] += 1;
    last[kind] = place;
  }
  return days.in <= days.out ? spells.in : spells.out;
}

/** A thing that comes and goes a few times says no more than as many days with it, and as many without. */
export const degreesOf = (df: number, spells: number): number => Math.min(df, 2 * spells - 2);
