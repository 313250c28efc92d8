/** Makers of valid input; a test names only what it is about. */

import { api } from "#domain/api.ts";
import type { TestApp, Visitor } from "./app.ts";

let universes = 0;

export const makeUniverse = (overrides: Record<string, unknown> = {}) => {
  universes += 1;
  return { universeName: `Andromeda ${universes}`, userName: "Ada", ...overrides };
};

export const makeEntry = (overrides: Record<string, unknown> = {}) => ({
  emotion: "joy",
  intensity: 7,
  ...overrides,
});

/** A visitor who has just created a universe, and its user. */
export async function signUp(test: TestApp, overrides: Record<string, unknown> = {}) {
  const visitor: Visitor = test.visitor();
  const { status, body, text } = await visitor.call(api.createUniverse, { body: makeUniverse(overrides) });
  if (status !== 201) throw new Error(`No universe was made: ${text}`);
  return { visitor, user: body as { id: string; universeName: string } };
}
