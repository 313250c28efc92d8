/** Spells: how often a thing comes and goes. */

/** A thing has to come and go so often: what lasted for one spell says nothing about chance. */
export const leastSpells = 3;

/**
 * How many spells the rarer of two kinds of days has: those whose value is of the kind, and the others. None if all days are
 * of one kind.
 */
export function spellsOf(values: Float64Array, isOfKind: (value: number) => boolean): number {
  const spells = { in: 0, out: 0 };
  const days = { in: 0, out: 0 };
  let before = "";
  for (let place = 0; place < values.length; place++) {
    const kind = isOfKind(values[place] as number) ? "in" : "out";
    days[kind] += 1;
    if (kind !== before) spells[kind] += 1;
    before = kind;
  }
  return days.in <= days.out ? spells.in : spells.out;
}

/** A thing that comes and goes a few times says no more than as many days with it, and as many without. */
export const degreesOf = (df: number, spells: number): number => Math.min(df, 2 * spells - 2);
