/** Controls of a running session that nobody touches. */

import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../../../testing/browser/browser-test.tsx";
import {
  button,
  passSeconds,
  signIn,
  start,
  storeSessions,
} from "../../../../testing/browser/exercise-steps.ts";
import { emulateMedia } from "../../../../testing/browser/media.ts";

const guided = "/mindful-moments?exercise=gravity-grounding";

const isDimmed = () => document.querySelector("[data-dimmed]") !== null;
const fillOf = (name: string) => getComputedStyle(button(name).element()).backgroundColor;
const clear = "rgba(0, 0, 0, 0)";

test("the controls dim after five seconds without input, and come back at any input", async ({
  calls,
  openPage,
}) => {
  storeSessions(calls);
  await openPage(guided, signIn(calls));
  await start();
  const inputs = {
    "a key": () => userEvent.keyboard("{Shift}"),
    "a pointer that moves": () => page.getByRole("timer").hover(),
    "the focus": async () => button("Reset").element().focus(),
    "a touch": async () =>
      void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })),
  };
  for (const [name, give] of Object.entries(inputs)) {
    await passSeconds(4);
    expect(isDimmed(), `before ${name}`).toBe(false);
    await passSeconds(2);
    await expect.poll(isDimmed, { message: name }).toBe(true);
    await expect.poll(() => fillOf("Pause")).toBe(clear);
    await give();
    await expect.poll(isDimmed, { message: name }).toBe(false);
    await expect.poll(() => fillOf("Pause")).not.toBe(clear);
  }
});

test("a paused session does not dim, and a dimmed control still works", async ({ calls, openPage }) => {
  await openPage(guided, signIn(calls));
  await start();
  await passSeconds(6);
  await expect.poll(isDimmed).toBe(true);
  await button("Pause").click();
  await expect.element(button("Start")).toBeVisible();
  await passSeconds(60);
  expect(isDimmed()).toBe(false);
});

test("nothing dims for a person who asks for more contrast", async ({ calls, openPage }) => {
  await emulateMedia({ "prefers-contrast": "more" });
  await openPage(guided, signIn(calls));
  await start();
  await passSeconds(10);
  await expect.element(page.getByRole("timer")).toHaveTextContent("0:10");
  expect(isDimmed()).toBe(false);
});
