/** Steps with the lock of this device. */

import { expect } from "vitest";
import { page } from "vitest/browser";
import { type LockRecord, writeRecord } from "../../client/app-lock/lock-record.ts";
import { followStorage } from "../../client/app-lock/lock-state.ts";
import { makePin } from "../../client/app-lock/pin.ts";
import { storedUserId } from "../../client/session/stored-user.ts";
import { button, field, heading, press } from "./page-steps.ts";

export const pin = "314159";
export const curtain = heading("Your sky is resting");
export const pinField = field("PIN");

/** Sets up a lock for whoever is signed in, as its dialog does. Closes after five minutes by default, and not when hidden. */
export async function setUpLock(choices: Partial<LockRecord> = {}) {
  const userId = storedUserId() ?? "nobody";
  writeRecord({ userId, way: await makePin(pin), minutes: 5, whenHidden: false, ...choices });
  followStorage();
}

export async function lockByKey() {
  await press("l");
  await expect.element(curtain).toBeVisible();
}

export async function typePin(typed: string) {
  await pinField.fill(typed);
  await button("Open").click();
}

/** Nothing of the page can be seen, read out or reached by keys, but for the curtain. */
export async function expectNothingBehind() {
  await expect.element(curtain).toBeVisible();
  const shown = [...document.body.querySelectorAll("*")].filter(
    (element) => getComputedStyle(element).visibility !== "hidden" && !element.closest("[data-curtain]"),
  );
  expect(shown.filter(({ tagName }) => !/^(SCRIPT|STYLE)$/.test(tagName))).toEqual([]);
  expect(document.title).toBe("Mood Universe");
}

export const expectOpen = () => expect.element(page.getByText("Your sky is resting")).not.toBeInTheDocument();
