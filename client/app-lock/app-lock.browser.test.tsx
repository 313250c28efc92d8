import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { Authenticator } from "../../testing/browser/authenticator.ts";
import {
  curtain,
  expectNothingBehind,
  expectOpen,
  lockByKey,
  pin,
  pinField,
  setUpLock,
  typePin,
} from "../../testing/browser/lock-steps.ts";
import {
  button,
  expectStars,
  expectStored,
  field,
  note,
  press,
  seen,
} from "../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../testing/browser/real-app-test.tsx";
import { outbox } from "../outbox/browser-outbox.ts";
import { storedUserId } from "../session/stored-user.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { tryPin } from "./open-lock.ts";
import { makePin } from "./pin.ts";

const minute = 60_000;

const test = base.extend<{ authenticator: Authenticator }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  authenticator: async ({}, use) => {
    const authenticator = await Authenticator.add();
    await use(authenticator);
    await authenticator.remove();
  },
});

const addTag = (name: string) =>
  outbox.add("newTag", {
    id: randomUuid(),
    userId: storedUserId() ?? "",
    body: { name, kind: "other", isArchived: false },
  });

/** The first input ends the startup, after which the page keeps a copy. */
const visit = () => dispatchEvent(new PointerEvent("pointermove"));

const expectToast = (toasts: { texts: readonly string[] }, text: RegExp) =>
  expect.poll(() => toasts.texts.filter((shown) => text.test(shown))).toHaveLength(1);

test("a lock that is set up covers the page at L, and opens with its PIN where the person was", async ({
  openNewUniverse,
  toasts,
}) => {
  await openNewUniverse();
  await button("Settings").click();
  await button("Lock this device").click();
  await field("PIN").fill("12345");
  await button("Turn the Lock On").click();
  await seen(page.getByText("A PIN has 6 to 12 digits."));
  await field("PIN").fill(pin);
  await field("PIN, once more").fill("271828");
  await button("Turn the Lock On").click();
  await seen(page.getByText("The two PINs are not the same."));
  await field("PIN, once more").fill(pin);
  await button("Turn the Lock On").click();
  await seen(page.getByText("The lock is on."));
  await expect.element(button("Lock Now")).toHaveFocus();
  await expectToast(toasts, /^The Lock Is On/);
  await press("{Escape}");
  expect(JSON.stringify(localStorage)).not.toContain(pin);

  await button("Settings").element().focus();
  await lockByKey();
  await expectNothingBehind();
  await expect.element(pinField).toHaveFocus();
  await typePin("999999");
  await seen(page.getByText(/^That is not the PIN. 9 more tries are left/));
  await expect.element(pinField).toHaveFocus();
  await typePin(pin);
  await expectOpen();
  await expectStars(0);
  await expect.element(button("Settings")).toHaveFocus();
});

test("a note that is being typed is there after the lock, which Escape and letters do not pass", async ({
  openNewUniverse,
  clock,
}) => {
  await openNewUniverse();
  await setUpLock({ minutes: 1 });
  await button("Add Mood").click();
  await page.getByRole("radio", { name: "Joy", exact: true }).click();
  await note.fill("In the middle of a ");
  await press("l");
  await expect.element(note).toHaveValue("In the middle of a l");
  clock.stop();
  await clock.pass(minute - 5_000);
  await expect.element(curtain).not.toBeInTheDocument();
  await clock.pass(5_000);
  clock.resume();
  await expectNothingBehind();
  await press("{Escape}n{Escape}");
  await page.getByText(/^It keeps curious hands out/).click();
  await expectNothingBehind();
  await typePin(pin);
  await expectOpen();
  await expect.element(note).toHaveValue("In the middle of a l");
  await expect.element(note).toHaveFocus();
});

test("the device's own passkey opens the lock without a network, and only when it has verified its person", async ({
  realApp,
  openNewUniverse,
  authenticator,
}) => {
  await openNewUniverse();
  await button("Settings").click();
  await button("Lock this device").click();
  await page.getByRole("radio", { name: "This device" }).click();
  await authenticator.setVerifies(false);
  await button("Turn the Lock On").click();
  await seen(page.getByText(/^The device has not made a key for the lock/));
  await authenticator.setVerifies(true);
  await button("Turn the Lock On").click();
  await button("Lock Now").click();
  await expectNothingBehind();
  await expect.element(button("Open")).toHaveFocus();

  realApp.disconnect();
  await authenticator.setVerifies(false);
  await button("Open").click();
  await seen(page.getByText("That did not open it. You can try again."));
  await expectNothingBehind();
  await authenticator.setVerifies(true);
  await button("Open").click();
  await expectOpen();

  await lockByKey();
  await authenticator.forget();
  await button("Open").click();
  await seen(page.getByText("That did not open it. You can try again."));
});

test("ten wrong PINs, counted over tabs and reloads, leave only a sign-in, which opens", async ({
  realApp,
  open,
  openNewUniverse,
  toasts,
}) => {
  await openNewUniverse();
  await setUpLock();
  await lockByKey();
  for (let tries = 1; tries <= 4; tries++) {
    await typePin(`00000${tries}`);
    await seen(page.getByText(`That is not the PIN. ${10 - tries} more tries are left`, { exact: false }));
  }
  await open("/journal");
  await expectNothingBehind();
  for (let tries = 5; tries <= 8; tries++) {
    await typePin(`00000${tries}`);
    await seen(page.getByText(`That is not the PIN. ${10 - tries} more tries are left`, { exact: false }));
  }
  await typePin("000009");
  await seen(page.getByText(/One more try is left/));
  await typePin("000010");
  await expectToast(toasts, /^Please Sign In/);
  await seen(page.getByRole("heading", { name: "Log in to your universe" }));
  await expect.poll(() => realApp.sent(api.logout)).toBe(1);

  await open("/journal");
  await seen(page.getByRole("heading", { name: "Log in to your universe" }));
  await page.getByRole("link", { name: "Enter by universe name alone" }).click();
  const [{ universeName }] = (await realApp.rows("SELECT universeName FROM users")) as [
    { universeName: string },
  ];
  await page.getByRole("tab", { name: "Sign In" }).click();
  await field("Universe Name").fill(universeName);
  await button("Access Universe").click();
  await expectStars(0);
  await expectToast(toasts, /^The Lock Is Open/);
  await expectOpen();

  await lockByKey();
  await typePin(pin);
  await expectOpen();
});

test("tries that are made at the same time are counted one after the other", async () => {
  const way = await makePin(pin);
  const tries = Array.from({ length: 12 }, (_, index) => tryPin(way, `${100_000 + index}`));
  expect(await Promise.all(tries)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]);
  expect(await tryPin(way, pin)).toBe(0);
});

test("a page that opens while it is locked has nothing of the journal in it, sends what waits, and opens without a network", async ({
  realApp,
  open,
}) => {
  const { universeName } = await realApp.signUp({ universeName: "Only Mine" });
  await realApp.device.call(api.createMoodEntry, {
    body: { emotion: "joy", intensity: 5, note: "Only for my own eyes" },
  });
  await open("/");
  await expectStars(1);
  visit();
  await expectStored(1);
  await setUpLock();
  await lockByKey();

  realApp.disconnect();
  await open("/journal");
  await expectNothingBehind();
  for (let tag = 0; tag < 30; tag++) await addTag(`Garden ${tag}`);
  expect(document.documentElement.outerHTML).not.toMatch(/Only Mine|Only for my own eyes|Garden/);
  realApp.connect();
  dispatchEvent(new Event("online"));
  await expect.poll(() => realApp.rows("SELECT count(*) AS tags FROM tags")).toEqual([{ tags: 30 }]);
  await expectNothingBehind();
  expect(document.documentElement.outerHTML).not.toMatch(/Only Mine|Only for my own eyes|Garden/);

  realApp.disconnect();
  await open("/journal");
  await expectNothingBehind();
  await typePin(pin);
  await seen(page.getByText("Only for my own eyes"));
  await open("/");
  await seen(page.getByRole("heading", { name: universeName }));
});
