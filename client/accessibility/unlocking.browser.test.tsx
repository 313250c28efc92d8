/** What asks for sealed words: the field of pages, the dialog, the notice over the sky, and what stands in the place of words. */

import { page } from "vitest/browser";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import type { Changes } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Seal, Slot } from "#domain/sealed/seal.ts";
import { Authenticator } from "../../testing/browser/authenticator.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { openHome } from "../../testing/browser/home-test.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { button, dialog, seen } from "../../testing/browser/page-steps.ts";
import { typeToUnlock, wordsField } from "../../testing/browser/sealed-steps.ts";
import { makeStar } from "../../testing/make-star.ts";
import { makeSeal } from "../../testing/sealed.ts";
import { noteSealState } from "../sealed/seal-state.ts";

const sealed = "1.1.AAAA";
const user: User = makeUser({ seal: "sealed" });
const star: MoodEntry = makeStar({
  timestamp: new Date(Date.now() - 3_600_000).toISOString(),
  sealed,
  tags: ["tag"],
});
const tags = [
  { id: "tag", name: "", sealed, kind: "people", isArchived: false, revision: 1 },
] as Changes["tags"];

/** What opens is a passphrase, a kit or a passkey. */
async function giveSeal({ calls }: Opener) {
  const { seal } = await makeSeal(user.id, { typed: null });
  const [kit] = seal.slots as [Slot];
  const passkey = { kdf: "hkdf-sha-256", salt: "A".repeat(22), credential: "AAAA", input: "A".repeat(43) };
  const slots = [
    kit,
    { ...kit, id: crypto.randomUUID(), kind: "passkey", name: "Phone", parameters: passkey },
  ];
  calls.reply(api.getSeal, 200, { ...seal, slots } as Seal);
}

async function openPage(opener: Opener, path: string) {
  await giveSeal(opener);
  opener.calls.reply(api.listChanges, 200, { ...makeUniverse([star]), tags });
  await opener.openPage(path, user);
  await seen(wordsField);
}

const screens: Screen[] = [
  {
    name: "a page whose words are sealed",
    page: "JournalPage",
    states: [
      {
        name: "asks for them",
        open: (opener) => openPage(opener, "/journal"),
        inArabic: true,
      },
      {
        name: "when nothing was typed",
        open: async () => {
          await button("Unlock").click();
          await seen(page.getByText("Type your passphrase or your recovery kit."));
        },
      },
      {
        name: "after something else was typed",
        open: async () => {
          await typeToUnlock("not the passphrase");
          await seen(page.getByText(/That does not open your words/));
        },
        inArabic: true,
      },
      {
        name: "when a device without the passkey was asked",
        open: async () => {
          const device = await Authenticator.add({ hasPrf: true });
          await button("Unlock with a passkey").click();
          await seen(page.getByText(/Your device has not answered/));
          await device.remove();
        },
      },
      {
        name: "while a star is changed",
        open: async () => {
          await button(/^Correct/).click();
          await seen(page.getByText(/Unlock your words to read and write notes/));
        },
        inArabic: true,
      },
      {
        name: "in the dialog over it",
        open: async () => {
          await dialog("Change this star").getByRole("button", { name: "Unlock", exact: true }).click();
          await seen(dialog("Unlock your words"));
        },
        inArabic: true,
      },
    ],
  },
  {
    name: "a page whose words cannot be asked for",
    states: [
      {
        name: "without a network, on a new device",
        open: async (opener) => {
          opener.calls.disconnect(api.getSeal);
          opener.calls.reply(api.listChanges, 200, { ...makeUniverse([star]), tags });
          await opener.openPage("/journal", user);
          await seen(page.getByText(/Each device needs a connection once/));
        },
      },
    ],
  },
  {
    name: "a page whose words a server calls open",
    states: [
      {
        name: "asks whether that is true",
        open: async (opener) => {
          noteSealState(user);
          const { seal: _, ...opened } = user;
          opener.calls.reply(api.listChanges, 200, { ...makeUniverse([star]), tags });
          await opener.openPage("/journal", opened);
          await seen(button("I unsealed them myself"));
        },
        inArabic: true,
      },
      {
        name: "in the dialog over a star that is changed",
        open: async () => {
          await button(/^Correct/).click();
          await dialog("Change this star").getByRole("button", { name: "Unlock", exact: true }).click();
          await seen(
            dialog("Waiting for your answer").getByRole("button", { name: "I unsealed them myself" }),
          );
        },
      },
    ],
  },
  {
    name: "letters whose words are sealed",
    states: [
      {
        name: "say what they need",
        open: async (opener) => {
          await openPage(opener, "/letters");
          await seen(page.getByText(/A letter is made of your words/));
        },
      },
    ],
  },
  {
    name: "a sky whose words are sealed",
    page: "HomePage",
    states: [
      {
        name: "leads to them",
        open: async (opener) => {
          await giveSeal(opener);
          await openHome(opener, { user, entries: [star], tags });
          await seen(page.getByText("Your words are locked on this device."));
        },
        inArabic: true,
      },
    ],
  },
];

checkScreens(screens);
