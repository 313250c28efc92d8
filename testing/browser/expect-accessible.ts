/** Checks what is on the page with axe. Where contrast is the subject, a test sets the theme first. */

import axe from "axe-core";
import { expect } from "vitest";
import { animationsEnd, seriousViolations } from "../accessibility.ts";

export async function expectAccessible() {
  await animationsEnd();
  const { violations } = await axe.run(document.body, { resultTypes: ["violations"] });
  expect(seriousViolations(violations), `violations at ${location.pathname}`).toEqual([]);
}
