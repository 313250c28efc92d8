/** The pointer of the page that all test files share. */

import { cdp } from "vitest/browser";

let isMoved = false;
addEventListener("pointermove", () => {
  isMoved = true;
});

/** Takes the pointer out of the window, so that it rests on nothing that the next test shows. */
export async function parkPointer() {
  if (!isMoved) return;
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: -10, y: -10 });
  isMoved = false;
}
