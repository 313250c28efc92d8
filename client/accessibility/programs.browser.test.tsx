/** The page Programs in each of its states. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { makeAccountUser, makeListedToken, makeWebhook } from "../../testing/browser/make-replies.ts";
import { button, dialog, field, press, seen } from "../../testing/browser/page-steps.ts";

/** The longest name that a token can have, in the widest letters. */
const longName = "宇".repeat(50);
const longUrl = `https://${"a".repeat(60)}.example.org/${"webhook-".repeat(30)}`;
const at = "2026-03-13T08:00:00.000Z";
const token = `mu_${"A".repeat(33)}_${"B".repeat(43)}`;

async function openEmpty({ calls, openPage }: Opener) {
  calls.reply(api.listTokens, 200, { tokens: [] }).reply(api.listWebhooks, 200, { webhooks: [] });
  await openPage("/programs", makeAccountUser());
  await seen(button("Add a webhook"));
}

async function openFull({ calls, openPage }: Opener) {
  const tokens = [
    makeListedToken({ id: "1".repeat(33), lastUsedAt: at }),
    makeListedToken({
      id: "2".repeat(33),
      name: longName,
      scopes: ["moods:read", "words:read", "moods:write"],
    }),
    makeListedToken({ id: "3".repeat(33), name: "Over", expiresAt: at }),
  ];
  const webhooks = [
    makeWebhook({
      id: "0d5a4c6e-0000-4000-8000-000000000002",
      url: longUrl,
      lastAnswer: { at, status: 500 },
    }),
    makeWebhook({
      ...{ id: "0d5a4c6e-0000-4000-8000-000000000003", state: "paused", paused: { at, because: "failing" } },
      ...{ events: ["star.created", "star.changed", "star.removed", "reading.changed"] },
      ...{ scopes: ["moods:read", "words:read"], lastAnswer: { at, status: null } },
    }),
  ];
  calls.reply(api.listTokens, 200, { tokens }).reply(api.listWebhooks, 200, { webhooks });
  await openPage("/programs", makeAccountUser());
  await seen(page.getByText(/^Paused on/));
}

const screens: Screen[] = [
  {
    name: "programs",
    page: "ProgramsPage",
    states: [
      { name: "before the first one", inArabic: true, open: openEmpty },
      {
        name: "a new token",
        inArabic: true,
        async open() {
          await button("Make a token").click();
          await page.getByRole("checkbox", { name: "See your moods, without words" }).click();
          await field("How long it works").selectOptions("Until a day that I choose");
          await page.getByRole("dialog").getByRole("button", { name: "Make token" }).click();
          await seen(page.getByText("Choose a day from today on."));
        },
      },
      {
        name: "the token that is shown once",
        async open({ calls }) {
          calls.reply(api.createToken, 201, { ...makeListedToken(), token });
          await page.getByRole("checkbox", { name: "See your moods, without words" }).click();
          await field("How long it works").selectOptions("90 days");
          await field("Name").fill("Lamp");
          await page.getByRole("dialog").getByRole("button", { name: "Make token" }).click();
          await seen(dialog("Your new token"));
          await press("{Escape}");
          await seen(page.getByText(/^It is not shown again/));
        },
      },
    ],
  },
  {
    name: "programs that have keys",
    page: "ProgramsPage",
    states: [
      { name: "the lists", inArabic: true, open: openFull },
      {
        name: "a token that is to be revoked",
        async open() {
          await button("Revoke Lamp in the hall").click();
          await seen(page.getByRole("alertdialog"));
        },
      },
      {
        name: "a webhook that is changed",
        async open() {
          await press("{Escape}");
          await button("Change the webhook to home.example.org").click();
          await seen(dialog("Change this webhook"));
        },
      },
    ],
  },
  {
    name: "programs that cannot be loaded",
    page: "ProgramsPage",
    states: [
      {
        name: "the notices",
        async open({ calls, openPage }) {
          calls.disconnect(api.listTokens, api.listWebhooks);
          await openPage("/programs", makeAccountUser());
          await seen(page.getByText(/^Your webhooks are on the server/));
        },
      },
    ],
  },
];

checkScreens(screens);
