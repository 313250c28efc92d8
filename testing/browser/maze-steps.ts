/** Reads a maze in a component test: by what the status says, never by how the maze is drawn. */

import { page } from "vitest/browser";

export const board = page.getByRole("application");
export const status = page.getByRole("status").filter({ hasText: /Row \d+, column \d+/ });
export const statusText = () => status.element().textContent ?? "";
export const placeText = (row: number, column: number) => `Row ${row}, column ${column}.`;
