/** What tests of components and journeys share about axe. */

import type { Result } from "axe-core";

/** One line for each rule that the page breaks seriously, with the elements that break it. */
export const seriousViolations = (violations: readonly Result[]): string[] =>
  violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);

/** Runs in the page: while an element fades in, its text has too little contrast. */
export const animationsEnd = async (): Promise<void> =>
  void (await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  ));
