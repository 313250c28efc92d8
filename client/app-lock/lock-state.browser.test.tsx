import { vi } from "vitest";
import { page } from "vitest/browser";
import { lockCookie } from "#domain/app-lock.ts";
import {
  expectNothingBehind,
  expectOpen,
  lockByKey,
  pin,
  pinField,
  setUpLock,
  typePin,
} from "../../testing/browser/lock-steps.ts";
import { button, expectStars, press, seen } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { logOut } from "../outbox/log-out.ts";

const minute = 60_000;

/** The person changes to another app, or back. */
function hidePage(isHidden: boolean) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a page in the background is locked or shows nothing, and the time of a sleeping device counts", async ({
  openNewUniverse,
  open,
  clock,
}) => {
  await openNewUniverse();
  await setUpLock({ whenHidden: true });
  button("Settings").element().focus();
  hidePage(true);
  expect(document.documentElement).toHaveAttribute("data-locked");
  await expectNothingBehind();
  hidePage(false);
  await typePin(pin);
  await expectOpen();

  // A page that is loaded anew is left and hidden, too.
  dispatchEvent(new PageTransitionEvent("pagehide"));
  hidePage(true);
  hidePage(false);
  await open("/");
  await expectNothingBehind();
  await typePin(pin);
  await expectOpen();

  await setUpLock({ whenHidden: false });
  const settings = button("Settings").element();
  settings.focus();
  hidePage(true);
  expect(getComputedStyle(settings).visibility).toBe("hidden");
  expect(document.title).toBe("Mood Universe");
  hidePage(false);
  await expect.element(button("Settings")).toHaveFocus();
  await expectOpen();

  clock.stop();
  hidePage(true);
  clock.set(Date.now() + 5 * minute);
  hidePage(false);
  clock.resume();
  await expectNothingBehind();
});

test("a lock goes with its person: other tabs follow, a sign-out ends it, and somebody else has none", async ({
  realApp,
  open,
  openNewUniverse,
}) => {
  await openNewUniverse();
  await setUpLock();
  // Another tab has locked, and has opened.
  localStorage.setItem("mood-universe.app-lock-closed", "1");
  dispatchEvent(new StorageEvent("storage", { key: "mood-universe.app-lock-closed" }));
  await expectNothingBehind();
  localStorage.removeItem("mood-universe.app-lock-closed");
  dispatchEvent(new StorageEvent("storage", { key: "mood-universe.app-lock-closed" }));
  await expectOpen();

  await lockByKey();
  await button("Sign in instead").click();
  await button("Back").click();
  await button("Sign in instead").click();
  await button("Sign out and sign in").click();
  await seen(page.getByRole("heading", { name: "Log in to your universe" }));
  await expect.poll(() => localStorage.getItem("mood-universe.signing-out")).toBeNull();

  const ben = await realApp.signUp();
  await open("/");
  await expectStars(0);
  await press("l");
  await expectOpen();

  await setUpLock();
  expect(await logOut(ben.id, () => {})).toBe(true);
  expect(Object.keys(localStorage).filter((key) => key.includes("app-lock"))).toEqual([]);
  expect(document.cookie).not.toContain("app-lock");
  expect(await caches.has("mood-universe.app-lock")).toBe(false);
});

test("a page that slept while another tab has turned the lock off is there again", async ({
  openNewUniverse,
}) => {
  await openNewUniverse();
  await setUpLock();
  await lockByKey();
  for (const key of Object.keys(localStorage)) if (key.includes("app-lock")) localStorage.removeItem(key);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expectOpen();
  await seen(button("Settings"));
});

test("a cookie that the browser drops before the lock ends comes back with the next page", async ({
  openNewUniverse,
  open,
}) => {
  await openNewUniverse();
  await setUpLock();
  // biome-ignore lint/suspicious/noDocumentCookie: Safari keeps a cookie that a page has set for seven days.
  document.cookie = `${lockCookie}=; Path=/; Max-Age=0`;
  expect(document.cookie).not.toContain(lockCookie);
  await open("/");
  await seen(button("Settings"));
  expect(document.cookie).toContain(lockCookie);
});

test("the key that locks is not typed into the field of the PIN", async ({ openNewUniverse }) => {
  await openNewUniverse();
  await setUpLock();
  await lockByKey();
  await typePin(pin);
  await expectOpen();
  // The curtain is loaded by now, and comes while the key is down.
  await lockByKey();
  await expect.element(pinField).toHaveFocus();
  expect(pinField.element()).toHaveValue("");
});

test("support offers no exercise above the curtain, which would begin behind it", async ({
  openNewUniverse,
}) => {
  await openNewUniverse();
  await setUpLock();
  await lockByKey();
  await button("Support").click();
  await seen(page.getByRole("dialog", { name: "Support" }));
  expect(page.getByRole("link", { name: "Breathe now" }).query()).toBeNull();
});
