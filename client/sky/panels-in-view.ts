/** Which of the opened panels are in view: each window has places for so many. */

export type Panel = "controls" | "list" | "time" | "layouts";

/** How many panels have a place: one in all, one beside a strip, or two beside a strip. */
export type Places = "one" | "one-and-strip" | "two-and-strip";

export const isStrip = (panel: Panel) => panel === "time" || panel === "layouts";

/**
 * The panels in view of those that are open, the latest last: the latest come first. The card of a star takes a place
 * that a panel would have.
 */
export function panelsInView(open: readonly Panel[], hasCard: boolean, places: Places): readonly Panel[] {
  if (places === "one") return hasCard ? [] : open.slice(-1);
  const room = (places === "one-and-strip" ? 1 : 2) - (hasCard ? 1 : 0);
  const sides = open.filter((panel) => !isStrip(panel));
  const kept = sides.slice(Math.max(0, sides.length - room));
  return open.filter((panel) => isStrip(panel) || kept.includes(panel));
}

/** The open panels after this one has been opened. A strip takes the place of the other one. */
export const withPanel = (open: readonly Panel[], panel: Panel): readonly Panel[] => [
  ...open.filter((other) => other !== panel && !(isStrip(panel) && isStrip(other))),
  panel,
];
