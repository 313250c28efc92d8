/** Opens and solves mazes by their announcements, never by their drawing. */

import { expect, type Page } from "@playwright/test";
import { type Direction, solveMaze } from "../testing/solve-maze.ts";

export { placeText } from "../testing/solve-maze.ts";

export const boardOf = (page: Page) => page.getByRole("application");
export const announcementOf = (page: Page) =>
  page.locator("[role=status]", { hasText: /Row \d+, column \d+/ });

export async function openMaze(page: Page, id: string) {
  await page.goto(`/maze-challenges?maze=${id}`);
  await expect(boardOf(page)).toBeVisible();
}

const keys: Record<Direction, string> = {
  up: "ArrowUp",
  right: "ArrowRight",
  down: "ArrowDown",
  left: "ArrowLeft",
};

/** Returns the number of moves. */
export const solveByKeys = (page: Page): Promise<number> =>
  solveMaze({
    announcement: async () => (await announcementOf(page).textContent()) ?? "",
    move: async (direction, destination) => {
      await page.keyboard.press(keys[direction]);
      await expect(announcementOf(page)).toContainText(destination);
    },
  });
