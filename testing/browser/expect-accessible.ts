/** Checks what is on the page with axe. Where contrast is the subject, a test sets the theme first. */

import axe from "axe-core";
import { expect } from "vitest";

export async function expectAccessible() {
  await animationsEnd();
  const { violations } = await axe.run(document.body, { resultTypes: ["violations"] });
  const serious = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(serious, `violations at ${location.pathname}`).toEqual([]);
}

/** While an element fades in, its text has too little contrast. */
const animationsEnd = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  );
