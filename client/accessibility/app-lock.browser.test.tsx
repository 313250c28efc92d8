/** The lock of a device: its dialog, and the curtain. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { expect, openHome } from "../../testing/browser/home-test.ts";
import { curtain, lockByKey, pin, setUpLock, typePin } from "../../testing/browser/lock-steps.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { button, dialog, field, seen } from "../../testing/browser/page-steps.ts";

async function openDialog(opener: Opener) {
  opener.calls.reply(api.listLinks, 200, []);
  await openHome(opener, { user: makeUser({ signInMethods: ["name"] }), stars: 2 });
  await button("Settings").click();
  await button("Lock this device").click();
  await seen(dialog("Lock this device").getByText(/^Your universe opens by its name alone/));
}

const screens: Screen[] = [
  {
    name: "the lock of a device",
    page: "HomePage",
    states: [
      { name: "before it is set up", open: openDialog, inArabic: true },
      {
        name: "with a PIN that is none",
        open: async () => {
          await field("PIN").fill("12");
          await button("Turn the Lock On").click();
          await seen(page.getByText("A PIN has 6 to 12 digits."));
        },
      },
      {
        name: "while it is on",
        open: async () => {
          await field("PIN").fill(pin);
          await field("PIN, once more").fill(pin);
          await button("Turn the Lock On").click();
          await seen(page.getByText("The lock is on."));
        },
      },
    ],
  },
  {
    name: "the curtain",
    states: [
      {
        name: "when it comes",
        open: async (opener) => {
          await openHome(opener, { stars: 2 });
          await setUpLock();
          await lockByKey();
        },
        inArabic: true,
      },
      {
        name: "after a wrong PIN",
        open: async () => {
          await typePin("000000");
          await seen(page.getByText(/^That is not the PIN/));
        },
      },
      {
        name: "before a sign-in",
        open: async () => {
          await button("Sign in instead").click();
          await seen(button("Sign out and sign in"));
          await expect.element(curtain).toBeVisible();
        },
      },
    ],
  },
];

checkScreens(screens);
