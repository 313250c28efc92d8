/** What people name in the journal: constellations, tags and feelings of their own. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { expect, hardJournal, openJournal } from "../../testing/browser/journal-test.ts";
import { followServer, seen } from "../../testing/browser/page-steps.ts";
import {
  dialog,
  edit,
  job,
  makeTag,
  nameField,
  openTags,
  row,
  TagServer,
  work,
} from "../../testing/browser/tags-test.ts";

const button = (name: string | RegExp) => page.getByRole("button", { name });

const constellations = [
  { id: "00000000-0000-4000-8000-000000000001", name: "My first summer here", revision: 1 },
].map((named) => ({ ...named, entryIds: hardJournal.slice(0, 3).map(({ id }) => id) }));

const server = new TagServer();

const screens: Screen[] = [
  {
    name: "constellations in the journal",
    page: "JournalPage",
    states: [
      {
        name: "none",
        open: async (opener) => {
          await openJournal(opener, hardJournal, { path: "/journal?view=constellations" });
          await seen(page.getByRole("heading", { name: /stars that you name together/ }));
        },
      },
    ],
  },
  {
    name: "a constellation in the journal",
    page: "JournalPage",
    states: [
      {
        name: "its stars",
        open: async (opener) => {
          const path = "/journal?view=constellations";
          await openJournal(opener, hardJournal, { path, universe: { constellations } });
          await button(/^My first summer/).click();
          await seen(page.getByRole("list", { name: /^Stars of/ }));
        },
      },
    ],
  },
  {
    name: "tags",
    page: "JournalPage",
    states: [
      {
        name: "with the archive, the suggestions and what can be done",
        open: async (opener) => {
          const archived = makeTag(6, "W".repeat(40), { isArchived: true });
          await openTags(opener, server, [work, job, makeTag(5, "ا".repeat(40)), archived]);
          await button("Archived (1)").click();
          await button("Suggestions").click();
          await row("work").click();
          await seen(button("Edit"));
        },
      },
      {
        name: "a name that another tag has",
        open: async () => {
          await button("Edit").click();
          await nameField.fill("job");
          await button("Save").click();
          await seen(button("Merge the two"));
        },
      },
      {
        name: "merging",
        open: async () => {
          await button("Merge the two").click();
          await seen(dialog);
        },
      },
      {
        name: "removing",
        open: async () => {
          await dialog.getByRole("button", { name: "Cancel" }).click();
          await button("Remove").click();
          await seen(dialog.getByRole("button", { name: "Keep it" }));
        },
      },
    ],
  },
  {
    name: "own feelings",
    page: "JournalPage",
    states: [
      {
        name: "with the archive and what can be done",
        inArabic: true,
        open: async (opener) => {
          const names = ["Homesick", "W".repeat(40), "ا".repeat(40), "Old one"];
          const feelings = names.map((name, at) => ({
            ...{
              id: crypto.randomUUID(),
              name,
              family: "grief" as const,
              valence: at / 4 - 0.5,
              energy: 0.2,
            },
            ...{ isArchived: name === "Old one", revision: 1 },
          }));
          const felt = hardJournal.map((entry, at) => ({ ...entry, emotion: feelings[at % 4]?.id ?? "joy" }));
          await openJournal(opener, felt, { path: "/journal?view=feelings", universe: { feelings } });
          await page.getByRole("button", { name: /^(Archived|المؤرشفة)/ }).click();
          await page.getByRole("button", { name: /^Homesick/ }).click();
          await seen(page.getByRole("group", { name: /Homesick/ }));
        },
      },
      {
        name: "changing one to a name of the 36",
        open: async () => {
          await button("Edit").click();
          await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Hope");
          await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
          await seen(button("Merge the two"));
        },
      },
      {
        name: "merging into one of the 36",
        open: async () => {
          await button("Merge the two").click();
          await seen(page.getByRole("radio", { name: /^Hope\b/, checked: true }));
        },
      },
    ],
  },
  {
    name: "no own feelings",
    page: "JournalPage",
    states: [
      {
        name: "what they are",
        open: async (opener) => {
          await openJournal(opener, hardJournal, { path: "/journal?view=feelings" });
          await seen(button("New feeling"));
        },
      },
    ],
  },
  {
    name: "tags without a network",
    page: "JournalPage",
    states: [
      {
        name: "changes that wait",
        open: async (opener) => {
          await openTags(opener, server);
          opener.calls.disconnect(api.putTag, api.deleteTag, api.listChanges);
          await edit("job");
          await nameField.fill("the office");
          await button("Save").click();
          await row("the lake").click();
          await button("Remove").click();
          await dialog.getByRole("button", { name: "Remove" }).click();
          await seen(page.getByText(/A tag that you removed or merged waits to be sent/));
        },
      },
    ],
  },
  {
    name: "a tag that two devices named",
    page: "JournalPage",
    states: [
      {
        name: "the ways on",
        open: async (opener) => {
          await openTags(opener, server);
          server.refuseNames(opener.calls, makeTag(9, "The Office"));
          await edit("job");
          await nameField.fill("the office");
          await button("Save").click();
          await expect.element(row("job")).toMatchTextContent(/Not accepted/);
          followServer();
          await seen(page.getByText(/call it .*the office.*, but another tag has this name/));
        },
      },
    ],
  },
];

checkScreens(screens);
