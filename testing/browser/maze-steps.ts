/** Reads and solves a maze in a component test: by what the status says, never by how the maze is drawn. */

import { page } from "vitest/browser";
import { expect } from "./browser-test.tsx";
import { solveMaze } from "./solve-maze.ts";

export { placeText } from "./solve-maze.ts";

export const board = page.getByRole("application");
export const status = page.getByRole("status").filter({ hasText: /Row \d+, column \d+/ });
export const statusText = () => status.element().textContent ?? "";

/** Presses the buttons as a screen reader does, without a pointer. Returns the number of moves. */
export async function solveByButtons(): Promise<number> {
  await expect.element(board).toBeVisible();
  const announced = status.element();
  const announcement = async () => announced.textContent ?? "";
  return solveMaze({
    announcement,
    move: async (direction, destination) => {
      const button = document.querySelector<HTMLElement>(`button[aria-label="Move ${direction}"]`);
      if (!button) throw new Error(`There is no button to move ${direction}.`);
      button.click();
      // As for a person, the next press is a task of its own; React warns of fifty updates in one task.
      await new Promise((resolve) => setTimeout(resolve));
      if (!announced.textContent?.includes(destination))
        await expect.poll(announcement).toContain(destination);
    },
  });
}
