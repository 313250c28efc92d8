import { vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { signIn, sleepSeconds, storeSessions } from "../../../testing/browser/exercise-steps.ts";
import { board, placeText, solveByButtons, statusText } from "../../../testing/browser/maze-steps.ts";

const pathfinder = "/maze-challenges?maze=cosmic-pathfinder";
const patience = "/maze-challenges?maze=patience-trial";
const link = (name: string) => page.getByRole("link", { name });
const region = (name: string) => page.getByRole("region", { name });
const fact = (label: string) =>
  [...document.querySelectorAll("dt")].find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;
/** The lines of the maze itself, whatever happens in it. */
const walls = () =>
  [...board.element().querySelectorAll("path.stroke-edge")].map((path) => path.getAttribute("d")).join();

test("walls stop, letters and arrows lead, and Reset Maze begins the same maze anew", async ({
  calls,
  openPage,
}) => {
  await openPage(pathfinder, signIn(calls));
  await expect.element(board).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(statusText).toContain("Wall above.");
  expect(fact("Moves")).toBe("0");
  await userEvent.keyboard("d");
  await expect.poll(statusText).toContain(placeText(1, 2));
  await userEvent.keyboard("a");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => fact("Moves")).toBe("3");

  // Arrows count without a focus, and letters do not.
  (board.element() as HTMLElement).blur();
  await userEvent.keyboard("d");
  expect(fact("Moves")).toBe("3");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => fact("Moves")).toBe("4");

  const before = walls();
  await page.getByRole("button", { name: "Reset Maze" }).click();
  await expect.poll(statusText).toContain(placeText(1, 1));
  expect(fact("Moves")).toBe("0");
  await expect.element(board).toHaveFocus();
  expect(walls()).toBe(before);
});

test("a new page, the way back and the way forth lose no step and no second", async ({ calls, openPage }) => {
  const person = signIn(calls);
  storeSessions(calls);
  const screen = await openPage("/maze-challenges", person);
  await link("Enter Cosmic Pathfinder").click();
  await expect.element(board).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.poll(statusText).toContain(placeText(1, 3));
  await sleepSeconds(125);
  await expect.poll(() => fact("Time")).toMatch(/^2:\d\d$/);
  const expectSameRun = async () => {
    await expect.poll(statusText).toContain(placeText(1, 3));
    expect(fact("Moves")).toBe("2");
    expect(fact("Time")).toMatch(/^2:\d\d$/);
  };
  history.back();
  await expect.element(link("Continue Cosmic Pathfinder")).toHaveFocus();
  history.forward();
  await expectSameRun();
  await link("Back to mazes").click();
  await link("Continue Cosmic Pathfinder").click();
  await expectSameRun();
  await screen.unmount();
  await openPage(pathfinder, person);
  await expectSameRun();
});

test("after an hour of sleep the time is up at exactly its limit, once", async ({ calls, openPage }) => {
  const stored = storeSessions(calls);
  await page.viewport(740, 360);
  await openPage(patience, signIn(calls));
  await expect.element(board).toBeVisible();
  await sleepSeconds(3600);
  await expect.element(region("Time's Up!")).toHaveFocus();
  expect([fact("Time"), fact("Remaining")]).toEqual(["30:00", "0:00"]);
  await userEvent.keyboard("{ArrowRight}");
  // The arrows scroll the page again.
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  expect(statusText()).toContain(placeText(1, 1));
  await expect.element(page.getByRole("button", { name: "Move right" })).toBeDisabled();
  await expect
    .poll(() => stored)
    .toMatchObject([{ itemId: "patience-trial", outcome: "timed-out", score: 0 }]);

  const before = walls();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.poll(() => fact("Remaining")).toMatch(/^(30:00|29:5\d)$/);
  await expect.element(board).toHaveFocus();
  expect(walls()).not.toBe(before);

  // The time runs out while the list is open: that is shown and stored when the person comes back.
  await link("Back to mazes").click();
  await expect.element(link("Continue Patience Trial Maze")).toBeVisible();
  await sleepSeconds(45 * 60);
  await link("Continue Patience Trial Maze").click();
  await link("Choose Different Maze").click();
  await expect.element(page.getByRole("heading", { name: "Maze Challenges" })).toBeVisible();
  await expect.element(link("Enter Patience Trial Maze")).toBeVisible();
  await expect.poll(() => stored.map(({ outcome }) => outcome)).toEqual(["timed-out", "timed-out"]);
});

test("a result can be shared, and neither a new page nor a further key adds another", async ({
  calls,
  openPage,
  toasts,
}) => {
  const person = signIn(calls);
  const stored = storeSessions(calls);
  await openPage(pathfinder, person);
  const moves = await solveByButtons();
  await expect.element(region("You found the way")).toHaveFocus();
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  await page.getByRole("button", { name: "Share Achievement" }).click();
  await expect
    .poll(() => toasts.texts)
    .toEqual(["Copied: Your achievement is on the clipboard, ready to be pasted."]);
  const achievement = new RegExp(`^I found my way through Cosmic Pathfinder in .*, with ${moves} moves\\.$`);
  expect(copied).toEqual([expect.stringMatching(achievement)]);
  await expect.poll(() => stored).toHaveLength(1);

  await cleanup();
  await openPage(pathfinder, person);
  await expect.element(region("You found the way")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  expect(fact("Moves")).toBe(`${moves}`);
  await link("Back to mazes").click();
  await expect.element(page.getByText(/^Way out found/).first()).toBeVisible();
  expect(stored).toHaveLength(1);
});

test("a screen reader user solves a maze by the announcements", async ({ calls, openPage }) => {
  const stored = storeSessions(calls);
  await openPage("/maze-challenges", signIn(calls));
  await link("Enter Cosmic Pathfinder").click();
  await expect.element(board).toHaveFocus();
  await expect
    .element(board)
    .toHaveAccessibleDescription(/Row 1, column 1\. Open: right\. 92 steps to the goal/);
  const moves = await solveByButtons();
  await expect.element(region("You found the way")).toHaveFocus();
  expect(fact("Moves")).toBe(`${moves}`);
  await expect
    .poll(() => stored)
    .toMatchObject([{ kind: "maze", itemId: "cosmic-pathfinder", outcome: "won", score: moves }]);
  await link("Back to mazes").click();
  await expect.element(page.getByText(/^Way out found/).first()).toBeVisible();
});

test("a maze that does not exist leads to the list with a toast", async ({ calls, openPage, toasts }) => {
  storeSessions(calls);
  await openPage("/maze-challenges?maze=labyrinth", signIn(calls));
  await expect.element(page.getByRole("heading", { name: "How to Play" })).toBeVisible();
  await expect.poll(() => toasts.texts).toEqual(["This maze does not exist: Here are the ones that do."]);
  expect(location.pathname + location.search).toBe("/maze-challenges");
  await expect.element(link("Back to activities")).toHaveAttribute("href", "/wellness-games");
});
