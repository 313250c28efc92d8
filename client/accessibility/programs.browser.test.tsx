/** The page Programs in each of its states. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import {
  makeAccountUser,
  makeListedToken,
  makeUniverse,
  makeWebhook,
} from "../../testing/browser/make-replies.ts";
import { button, dialog, field, press, seen } from "../../testing/browser/page-steps.ts";
import { makeTracker } from "../../testing/make-tracker.ts";

/** The longest name that a token can have, in the widest letters. */
const longName = "宇".repeat(50);
const longUrl = `https://${"a".repeat(60)}.example.org/${"webhook-".repeat(30)}`;
const at = "2026-03-13T08:00:00.000Z";
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
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
    name: "programs and the ids of trackers",
    page: "ProgramsPage",
    states: [
      {
        name: "no tracker",
        async open(opener) {
          opener.calls.reply(api.listChanges, 200, makeUniverse([]));
          await openEmpty(opener);
          await button("Ids of what you measure").click();
          await seen(page.getByRole("link", { name: "Choose what to measure" }));
        },
      },
      {
        name: "a webhook that is added",
        async open({ calls }) {
          const url = "A webhook goes to a public https address.";
          calls.reply(api.createWebhook, 400, {
            ...refusal("invalid-fields", "No"),
            ...{ fields: { url }, fieldCodes: { url: { code: "not-a-webhook-address" } } },
          });
          await button("Add a webhook").click();
          await button("Add webhook").click();
          await seen(page.getByText(url));
        },
      },
      {
        name: "the secret that is shown once",
        inArabic: true,
        async open({ calls }) {
          await field("Address").fill("https://home.example.org/hook");
          calls.reply(api.createWebhook, 201, { ...makeWebhook(), secret });
          await button("Add webhook").click();
          await seen(dialog("The secret of this webhook"));
        },
      },
    ],
  },
  {
    name: "programs with trackers",
    page: "ProgramsPage",
    states: [
      {
        name: "their ids",
        inArabic: true,
        async open(opener) {
          const trackers = [makeTracker({ name: longName }), makeTracker({ id: "b", name: "نوم" })];
          opener.calls.reply(api.listChanges, 200, { ...makeUniverse([]), trackers });
          await openEmpty(opener);
          await button("Ids of what you measure").click();
          await seen(page.getByRole("list", { name: "Ids of what you measure" }));
        },
      },
      {
        name: "a token that the page could not make",
        async open({ calls }) {
          calls.disconnect(api.createToken);
          await button("Make a token").click();
          await field("Name").fill("Lamp");
          await button("Make token").click();
          await seen(page.getByText(/is not sent later by itself/));
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
