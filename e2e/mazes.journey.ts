import type { Page } from "@playwright/test";
import { signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { announcementOf, boardOf, openMaze, placeText, solveByKeys } from "./mazes.ts";
import { expectToast } from "./toasts.ts";

const result = (page: Page, title: string) => page.getByRole("region", { name: title });
const fact = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`);

/** The finished mazes that the server has stored for this user. */
async function storedMazes(page: Page, userId: string) {
  const reply = await page.request.get(`/api/users/${userId}/wellness-sessions`);
  const sessions: { kind: string; itemId: string; outcome: string; seconds: number; score: number }[] =
    await reply.json();
  return sessions.map(({ kind, itemId, outcome, score }) => ({ kind, itemId, outcome, score }));
}

test("a maze is solved by keyboard, and the result can be shared and is stored once", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const userId = await signUp(page, "Lyra");
  await page.goto("/maze-challenges");
  await page.getByRole("link", { name: "Enter Cosmic Pathfinder" }).click();
  await expect(page).toHaveURL(/\?maze=cosmic-pathfinder$/);
  await expect(boardOf(page)).toBeFocused();

  const moves = await solveByKeys(page);
  await expect(result(page, "You found the way")).toBeFocused();
  await expect(fact(page, "Moves")).toHaveText(`${moves}`);
  const won = { kind: "maze", itemId: "cosmic-pathfinder", outcome: "won", score: moves };
  await expect.poll(() => storedMazes(page, userId)).toEqual([won]);

  await page.getByRole("button", { name: "Share Achievement" }).click();
  await expectToast(page, "Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    new RegExp(`^I found my way through Cosmic Pathfinder in .*, with ${moves} moves\\.$`),
  );

  // Neither a reload nor a further key adds a result.
  await page.reload();
  await expect(result(page, "You found the way")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(fact(page, "Moves")).toHaveText(`${moves}`);
  await page.getByRole("link", { name: "Back to mazes" }).click();
  await expect(page.getByText("Way out found")).toBeVisible();
  expect(await storedMazes(page, userId)).toEqual([won]);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test("a finger that is dragged over the maze moves the star and does not scroll the page", async ({
    page,
  }) => {
    await signUp(page, "Lyra");
    await openMaze(page, "cosmic-pathfinder");
    const box = await boardOf(page).boundingBox();
    if (!box) throw new Error("There is no board.");
    const fingers = await page.context().newCDPSession(page);
    const drag = async (dx: number, dy: number) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const at = (part: number) => [{ x: x + dx * part, y: y + dy * part }];
      await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (let part = 0.1; part <= 1.01; part += 0.1)
        await fingers.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
      await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    // A little more than three cells, not quite straight.
    await drag(80, 5);
    await expect(announcementOf(page)).toContainText(placeText(1, 4));
    await expect(fact(page, "Moves")).toHaveText("3");
    await drag(-4, 30);
    await expect(announcementOf(page)).toContainText(placeText(2, 4));
    await drag(0, -120);
    await expect(announcementOf(page)).toContainText("Wall above.");
    await expect(announcementOf(page)).toContainText(placeText(1, 4));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
