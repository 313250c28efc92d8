/** What the page says of writes that have not reached the server. */

import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { expect, openHome } from "../../testing/browser/home-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { seen } from "../../testing/browser/page-steps.ts";
import { makeEntry } from "../../testing/make.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { noteSealState } from "../sealed/seal-state.ts";
import { randomUuid } from "../stars/random-uuid.ts";

const user = makeUser();
const button = (name: string | RegExp) => page.getByRole("button", { name });
const waiting = button(/^Waiting for the network/);

/** Home, as the browser finds that the server is out of reach. */
async function openWaiting(opener: Opener) {
  const { calls } = opener;
  await openHome(opener, { user, stars: 2 });
  dispatchEvent(new PointerEvent("pointermove"));
  calls.disconnect(api.putTag, api.createMoodEntry, api.live, api.listChanges);
  const body = {
    name: "A tag with a name of forty characters ..",
    kind: "other",
    isArchived: false,
  } as const;
  await outbox.add("newTag", { id: randomUuid(), userId: user.id, body });
  await seen(waiting);
}

/** A browser that knows words as sealed, and a server that calls the universe open. */
async function openClaim(opener: Opener) {
  noteSealState({ ...user, seal: "sealed" });
  await openHome(opener, { user, stars: 2 });
  const body = { emotion: "joy", intensity: 6, note: "A note of a walk along the lake" } as const;
  await outbox.add("star", { id: randomUuid(), userId: user.id, body: makeEntry(body) });
  await button(/^Waiting for your answer/).click();
  await seen(button("I unsealed them myself"));
}

const screens: Screen[] = [
  {
    name: "what waits for the network",
    page: "HomePage",
    states: [
      { name: "the notice", open: openWaiting },
      {
        name: "the list",
        open: async () => {
          await waiting.click();
          await seen(page.getByRole("list", { name: "Waiting on this device" }).getByText(/^New tag/));
        },
      },
      {
        name: "the question before a logout",
        open: async () => {
          await userEvent.keyboard("{Escape}");
          await button("Settings").click();
          await page.getByRole("link", { name: "Logout" }).click();
          await seen(page.getByRole("alertdialog", { name: "Log out?" }).getByText(/^New tag/));
        },
      },
    ],
  },
  {
    name: "a star that waits",
    page: "HomePage",
    states: [
      {
        name: "in the sky",
        open: async (opener) => {
          await openHome(opener, { user, stars: 2 });
          opener.calls.disconnect(api.createMoodEntry);
          await button("Add Mood").click();
          const form = page.getByRole("dialog", { name: "How are you feeling?" });
          const emotions = form.getByRole("radiogroup", { name: "Emotion", exact: true });
          await emotions.getByRole("radio", { name: "Joy", exact: true }).click();
          await button("Create Star").click();
          await expect
            .element(button("Add Mood"))
            .toHaveAccessibleDescription("1 star waiting on this device.");
        },
      },
      {
        name: "in its form",
        open: async () => {
          await button("Add Mood").click();
          await seen(button("Withdraw"));
        },
      },
    ],
  },
  {
    name: "a star that a server would get in plain words",
    page: "HomePage",
    states: [
      {
        name: "the question whether the person has opened their words",
        open: openClaim,
        inArabic: true,
      },
    ],
  },
];

checkScreens(screens);
