import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MazeId } from "#domain/wellness/ids.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { showToast } from "../ui/toasts.ts";

const title = (name: string) => page.getByRole("heading", { level: 1, name });
const link = (name: RegExp) => page.getByRole("link", { name });
const user = makeUser();

const test = base.extend<{ openActivities: () => Promise<void> }>({
  openActivities: async ({ calls, openPage }, use) => {
    calls.reply(api.listWellnessSessions, 200, []);
    await use(async () => {
      await openPage("/wellness-games", user);
      await expect.element(title("AI Activities")).toBeVisible();
    });
  },
});

test("the first page leaves the focus to the browser", async ({ openActivities }) => {
  await openActivities();
  expect(document.activeElement).toBe(document.body);
});

test("a link leads the focus to the next page's title, without a ring after a click", async ({
  openActivities,
}) => {
  await openActivities();
  await link(/^Maze Challenges/).click();
  await expect.element(title("Maze Challenges")).toHaveFocus();
  expect(document.activeElement?.matches(":focus-visible")).toBe(false);
});

test("the browser's back and forward lead the focus to the title too", async ({ openActivities }) => {
  await openActivities();
  await link(/^Maze Challenges/).click();
  await expect.element(title("Maze Challenges")).toHaveFocus();
  history.back();
  await expect.element(title("AI Activities")).toHaveFocus();
  history.forward();
  await expect.element(title("Maze Challenges")).toHaveFocus();
});

test("a change of only the query does not lead the focus to the title", async ({ openActivities }) => {
  await openActivities();
  await link(/^Mindful Moments/).click();
  await expect.element(title("Mindful Moments")).toHaveFocus();
  await link(/Cosmic Breathing/).click();
  await expect.element(title("Cosmic Breathing")).toBeVisible();
  await expect.element(title("Cosmic Breathing")).not.toHaveFocus();
  history.back();
  await expect.element(link(/Cosmic Breathing/)).toHaveFocus();
});

test("an element that the page focuses itself keeps the focus", async ({ openActivities }) => {
  await openActivities();
  // The code has been fetched already, so that the page focuses the maze before the title could take the focus.
  await link(/^Maze Challenges/).click();
  await link(/^Back to activities/).click();
  await expect.element(title("AI Activities")).toHaveFocus();
  document.querySelector<HTMLElement>(":focus")?.blur();
  const maze: MazeId = "patience-trial";
  history.pushState(null, "", `/maze-challenges?maze=${maze}`);
  await expect.element(page.getByRole("application")).toHaveFocus();
});

test("a focus outside the page, as in a toast, stays", async ({ openActivities }) => {
  await openActivities();
  showToast(() => ({ title: "Link copied" }));
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect.element(dismiss).toBeVisible();
  (dismiss.element() as HTMLElement).focus();
  history.pushState(null, "", "/maze-challenges");
  await expect.element(title("Maze Challenges")).toBeVisible();
  await expect.element(dismiss).toHaveFocus();
});

test("the keyboard goes on from the title", async ({ openActivities }) => {
  await openActivities();
  await link(/^Maze Challenges/).click();
  await expect.element(title("Maze Challenges")).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(page.getByRole("button", { name: "Support" })).toHaveFocus();
});
