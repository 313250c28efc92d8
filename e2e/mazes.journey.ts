import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectNoOverflow, expectNothingSerious, looks } from "./looks.ts";
import { boardOf, byButtons, byKeys, openMaze, placeText, solve, toldBy } from "./mazes.ts";
import { beSomebody, toast } from "./people.ts";

const result = (page: Page, title: string) => page.getByRole("region", { name: title });
const fact = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`);

/** What still fades in has no colours of its own yet. */
const expectRest = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

/** What the server has of this person's mazes. */
async function storedMazes(page: Page, userId: string) {
  const answer = await page.request.get(`/api/users/${userId}/wellness-sessions`);
  const sessions: { kind: string; itemId: string; outcome: string; seconds: number; score: number }[] =
    await answer.json();
  return sessions.map(({ kind, itemId, outcome, score }) => ({ kind, itemId, outcome, score }));
}

test("who does not see it finds the way through both mazes by what is told, and it counts once", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const userId = await beSomebody(page, "Lyra");
  await page.goto("/maze-challenges");
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await page.getByRole("link", { name: "Enter Cosmic Pathfinder" }).click();
  await expect(page).toHaveURL(/\?maze=cosmic-pathfinder$/);
  await expect(boardOf(page)).toBeFocused();
  await expect(boardOf(page)).toHaveAccessibleDescription(/Row 1, column 1\. Open: right\. 92 steps/);

  const moves = await solve(page, await byButtons(page));
  await expect(result(page, "You found the way")).toBeFocused();
  await expect(fact(page, "Moves")).toHaveText(`${moves}`);
  const first = { kind: "maze", itemId: "cosmic-pathfinder", outcome: "won", score: moves };
  await expect.poll(() => storedMazes(page, userId)).toEqual([first]);

  await page.getByRole("button", { name: "Share Achievement" }).click();
  await expect(toast(page, "Copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    new RegExp(`^I found my way through Cosmic Pathfinder in .*, with ${moves} moves\\.$`),
  );

  // Neither a reload nor a key that is still held adds anything.
  await page.reload();
  await expect(result(page, "You found the way")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(fact(page, "Moves")).toHaveText(`${moves}`);
  await page.getByRole("link", { name: "Back to mazes" }).click();
  await expect(page.getByText(`Way out found`)).toBeVisible();

  await page.getByRole("link", { name: "Enter Patience Trial Maze" }).click();
  const more = await solve(page, byKeys(page), { heedsDistance: true });
  await expect(result(page, "You found the way")).toBeFocused();
  const second = { kind: "maze", itemId: "patience-trial", outcome: "won", score: more };
  await expect.poll(() => storedMazes(page, userId)).toEqual([first, second]);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test("a finger that is drawn over the maze leads the star, and the page stays where it is", async ({
    page,
  }) => {
    await beSomebody(page, "Lyra");
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
    // Three cells and a bit, with the hand's waver.
    await drag(80, 5);
    await expect(toldBy(page)).toContainText(placeText(1, 4));
    await expect(fact(page, "Moves")).toHaveText("3");
    await drag(-4, 30);
    await expect(toldBy(page)).toContainText(placeText(2, 4));
    await drag(0, -120);
    await expect(toldBy(page)).toContainText("Wall above.");
    await expect(toldBy(page)).toContainText(placeText(1, 4));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

for (const { colorScheme, width, height } of looks)
  test(`the screens of mazes are fit for everybody in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.clock.install();
    await beSomebody(page, "Lyra");
    const screens = [
      async () => {
        await page.goto("/maze-challenges");
        await expect(page.getByText("Nothing here yet.")).toBeVisible();
      },
      () => openMaze(page, "patience-trial"),
      async () => {
        await page.clock.fastForward("30:00");
        await expect(result(page, "Time's Up!")).toBeVisible();
      },
      async () => {
        await openMaze(page, "cosmic-pathfinder");
        await solve(page, byKeys(page), { heedsDistance: true });
        await expect(result(page, "You found the way")).toBeVisible();
      },
    ];
    for (const open of screens) {
      await page.setViewportSize({ width, height });
      await open();
      await expectRest(page);
      await expectNothingSerious(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
    }
  });
