/** Steps that tests of whole pages share. */

import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { storedUserId } from "../../client/session/stored-user.ts";
import { readStored } from "../../client/stored/stored-person.ts";
import { clock } from "./page-clock.ts";

export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const link = (name: string) => page.getByRole("link", { name, exact: true });
export const heading = (name: string) => page.getByRole("heading", { name, exact: true });
export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });
/** The note in the form of a star. */
export const note = page.getByRole("textbox", { name: "Note", exact: true });
export const emotion = (name: string) => page.getByRole("radio", { name, exact: true });

export const seen = (sign: Locator) => expect.element(sign).toBeVisible();

export const expectStars = (count: number) =>
  expect
    .element(page.getByLabelText(`Star map, ${count} ${count === 1 ? "star" : "stars"}`, { exact: true }))
    .toBeVisible();

/** Waits until the browser has stored the person and so many stars, from which a page without a connection opens. */
export const expectStored = (stars: number) =>
  expect
    .poll(async () => {
      const { user, universe } = await readStored(storedUserId() ?? "");
      return user ? universe?.entries.length : null;
    })
    .toBe(stars);

export const press = (keys: string) => userEvent.keyboard(keys);

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator) {
  await expect.element(target).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (target.query() === document.activeElement) return;
    await press("{Tab}");
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Milliseconds: what the page has heard within this time is new enough for it. */
const newFor = 500;

/** Asks the server for changes now, as a page does that becomes visible again, and not only after seconds. */
export function followServer() {
  clock.set(Date.now() + newFor);
  window.dispatchEvent(new Event("visibilitychange"));
}
