import { cdp, page } from "vitest/browser";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { signIn, storeSessions } from "../../../testing/browser/exercise-steps.ts";
import { board, placeText, statusText } from "../../../testing/browser/maze-steps.ts";

/** Where the page of the tests is in the window, and how large a pixel of it is there. */
function windowOf() {
  const frame = window.frameElement?.getBoundingClientRect();
  return { left: frame?.left ?? 0, top: frame?.top ?? 0, scale: (frame?.width ?? innerWidth) / innerWidth };
}

/** A finger goes from the middle of the board by so many pixels, as the browser gets it from a screen. */
async function drag(dx: number, dy: number) {
  const box = board.element().getBoundingClientRect();
  const { left, top, scale } = windowOf();
  const at = (part: number) => ({
    x: left + scale * (box.left + box.width / 2 + dx * part),
    y: top + scale * (box.top + box.height / 2 + dy * part),
  });
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    cdp().send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [at(0)]);
  for (let step = 1; step <= 10; step++) await send("touchMove", [at(step / 10)]);
  await send("touchEnd", []);
}

const moves = () =>
  [...document.querySelectorAll("dt")].find(({ textContent }) => textContent === "Moves")?.nextElementSibling
    ?.textContent;

test("a finger that is dragged over the maze moves the star and does not scroll the page", async ({
  calls,
  openPage,
}) => {
  storeSessions(calls);
  await page.viewport(360, 780);
  await openPage("/maze-challenges?maze=cosmic-pathfinder", signIn(calls));
  await expect.element(board).toBeVisible();
  // The finger moves a little more than three cells, not quite straight.
  await drag(80, 5);
  await expect.poll(statusText).toContain(placeText(1, 4));
  expect(moves()).toBe("3");
  await drag(-4, 30);
  await expect.poll(statusText).toContain(placeText(2, 4));
  await drag(0, -120);
  await expect.poll(statusText).toContain("Wall above.");
  expect(statusText()).toContain(placeText(1, 4));
  expect(scrollY).toBe(0);
});
