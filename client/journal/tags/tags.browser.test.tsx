/** The tags of the journal, with the real outbox. */

import { type Locator, page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Tag } from "#domain/tags.ts";
import { replaceTag } from "#domain/waiting-writes.ts";
import { test as base, expect } from "../../../testing/browser/journal-test.ts";
import { makeUniverse } from "../../../testing/browser/make-replies.ts";
import { makeStar } from "../../../testing/make-star.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const makeTag = (number: number, name: string, overrides: Partial<Tag> = {}): Tag => ({
  ...{ id: idOf(number), name, kind: "people", isArchived: false, revision: 1 },
  ...overrides,
});
const [work, job, lake] = [
  makeTag(1, "work", { kind: "activity" }),
  makeTag(2, "job", { kind: "activity" }),
  makeTag(3, "the lake", { kind: "place" }),
];
/** Three stars have "work", two have "job", and one of these has both. */
const stars = [[work], [work], [work, job], [job]].map((tags, at) =>
  makeStar({ id: `star-${at}`, tags: tags.map(({ id }) => id) }),
);

type Server = { tags: Tag[]; entries: MoodEntry[] };

/** `server` holds what the real one would, and `openTags` shows it. */
const test = base.extend<{
  server: Server;
  openTags: (tags?: readonly Tag[], entries?: MoodEntry[]) => Promise<void>;
}>({
  server: async ({ calls }, use) => {
    const server: Server = { tags: [], entries: [] };
    let revision = 1;
    const without = (id: string | undefined, into: string | null) => {
      revision++;
      server.tags = server.tags.filter((tag) => tag.id !== id);
      server.entries = server.entries.map((entry) => ({
        ...entry,
        tags: replaceTag(entry.tags, id ?? "", into),
      }));
    };
    calls.reply(api.putTag, 200, ({ params, body }) => {
      const tag = { id: params.id ?? "", ...body, revision: ++revision };
      server.tags = [...server.tags.filter(({ id }) => id !== tag.id), tag];
      return tag;
    });
    calls.reply(api.deleteTag, 204, ({ params }) => {
      without(params.id, null);
      return null;
    });
    calls.reply(api.mergeTags, 200, ({ params, body }) => {
      without(params.id, body.into);
      return server.tags.find(({ id }) => id === body.into) ?? work;
    });
    calls.reply(api.listChanges, 200, () => ({
      ...makeUniverse(server.entries),
      ...{ tags: server.tags, revision },
    }));
    await use(server);
  },
  openTags: async ({ calls, server, openJournal }, use) => {
    await use(async (tags = [work, job, lake], entries = stars) => {
      server.tags = [...tags];
      server.entries = entries;
      const reply = () => ({ ...makeUniverse(server.entries), tags: server.tags, revision: 1 });
      await openJournal(entries, { path: "/journal?view=tags", universe: { tags: [...tags] } });
      calls.reply(api.listChanges, 200, reply);
    });
  },
});

const button = (name: string | RegExp, exact = true) => page.getByRole("button", { name, exact });
const row = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const list = (name: string) => page.getByRole("list", { name, exact: true });
const names = (locator: Locator) =>
  [...locator.element().querySelectorAll("bdi")].map((name) => name.innerText);
const press = (keys: string) => userEvent.keyboard(keys);

test("Escape leaves a tag as it was", async ({ openTags }) => {
  await openTags();
  await row("job").click();
  await button("Edit").click();
  await press("something else{Escape}");
  await expect.element(row("job")).toHaveFocus();
});

test("a name that no tag can have is refused at once, and the typed name is kept", async ({ openTags }) => {
  await openTags();
  await row("job").click();
  await button("Edit").click();
  const name = page.getByLabelText("Name");
  await name.fill("a".repeat(41));
  await expect.element(page.getByText("41 of 40")).toBeVisible();
  await button("Save").click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/1 to 40 characters/);
  await expect.element(name).toHaveValue("a".repeat(41));
});

test("after the last tag was removed, the focus is at what creates one", async ({ openTags }) => {
  await openTags([lake], []);
  await row("the lake").click();
  await button("Remove").click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("Tags say what went with a feeling")).toBeVisible();
  await expect.element(button("New tag")).toHaveFocus();
});

test("an archived tag is folded below, says what that means, and can be offered again", async ({
  openTags,
}) => {
  await openTags();
  await row("work").click();
  await button("Archive").click();
  await expect.element(row("work")).not.toBeInTheDocument();
  await expect.element(row("job")).toHaveFocus();
  await button("Archived (1)").click();
  await expect.element(page.getByText("Your stars keep them.", { exact: false })).toBeVisible();
  await row("work").click();
  await button("Offer again").click();
  await expect.element(row("work")).toHaveFocus();
  expect(names(list("Activities"))).toEqual(["work", "job"]);
});

test("without tags, each of eighteen suggestions is added by one press", async ({ calls, openTags }) => {
  await openTags([], []);
  await expect.element(page.getByText("Tags say what went with a feeling")).toBeVisible();
  expect(list("Suggestions").getByRole("button").elements()).toHaveLength(18);
  await button("Add community").click();
  await expect.element(row("community")).toBeVisible();
  await expect.element(button("Add current events")).toHaveFocus();
  await press("{Enter}");
  await expect.element(row("current events")).toBeVisible();
  expect(list("Suggestions").getByRole("button").elements()).toHaveLength(16);
  await expect
    .poll(() => calls.received(api.putTag).map(({ body }) => body))
    .toEqual([
      { name: "community", kind: "people", isArchived: false },
      { name: "current events", kind: "other", isArchived: false },
    ]);
});
