/** `test` for the tags of the journal, with the real outbox and a server that keeps tags. */

import { expect } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { replaceTag } from "#domain/records/edit-universe.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { findTagByName } from "#domain/records/tag/find-tags.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { refusal } from "#domain/refusals.ts";
import { makeStar } from "../make-star.ts";
import type { Opener } from "./browser-test.tsx";
import type { CallReplies } from "./call-replies.ts";
import { test as base, openJournal } from "./journal-test.ts";
import { makeUniverse } from "./make-replies.ts";

export { expect };

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const makeTag = (number: number, name: string, overrides: Partial<Tag> = {}): Tag => ({
  ...{ id: idOf(number), name, kind: "people", isArchived: false, revision: 1 },
  ...overrides,
});
export const work = makeTag(1, "work", { kind: "activity" });
export const job = makeTag(2, "job", { kind: "activity" });
export const lake = makeTag(3, "the lake", { kind: "place" });
/** Three stars have "work", two have "job", and one of these has both. */
const stars = [[work], [work], [work, job], [job]].map((tags, at) =>
  makeStar({ id: `star-${at}`, tags: tags.map(({ id }) => id) }),
);

/** Answers the calls of tags as the real server does. */
export class TagServer {
  tags: readonly Tag[] = [];
  entries: readonly MoodEntry[] = [];
  #revision = 1;

  /** Answers all calls of tags and changes, as before an outage. */
  answer(calls: CallReplies) {
    calls.reply(api.listChanges, 200, this.universe);
    calls.reply(api.putTag, 200, ({ params, body }) => this.put({ id: params.id, ...body }));
    calls.reply(api.deleteTag, 204, ({ params }) => this.remove(params.id ?? "", null));
    calls.reply(api.mergeTags, 200, ({ params, body }) => {
      this.remove(params.id ?? "", body.into);
      return this.tags.find(({ id }) => id === body.into) ?? work;
    });
  }

  put(tag: Tag): Tag {
    const stored = { ...tag, revision: ++this.#revision };
    this.tags = [...this.tags.filter(({ id }) => id !== tag.id), stored];
    return stored;
  }

  remove(id: string, into: string | null): null {
    const revision = ++this.#revision;
    this.tags = this.tags.filter((tag) => tag.id !== id);
    this.entries = this.entries.map((entry) =>
      entry.tags.includes(id) ? { ...entry, revision, tags: replaceTag(entry.tags, id, into) } : entry,
    );
    return null;
  }

  universe = () => ({
    ...makeUniverse(this.entries),
    ...{ tags: this.tags.toSorted((one, other) => (one.id < other.id ? -1 : 1)), revision: this.#revision },
  });

  /** From now on, a name that another tag has is refused, as if another device had just created that tag. */
  refuseNames(calls: CallReplies, namesake: Tag) {
    const taken = { ...refusal("tag-name-taken", "Another tag has this name already."), tag: namesake };
    calls.reply(api.putTag, 409, ({ body }) => {
      if (!findTagByName([namesake], body.name)) throw new Error(`${body.name} is free.`);
      // The tag is put no earlier: a page that reads the changes would know the name, and not send it.
      this.put(namesake);
      return taken;
    });
  }
}

/** `server` holds what the real one would, and `openTags` shows it. */
export const test = base.extend<{
  server: TagServer;
  openTags: (tags?: readonly Tag[], entries?: readonly MoodEntry[]) => Promise<void>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  server: async ({}, use) => use(new TagServer()),
  openTags: async ({ calls, openPage, show, server }, use) => {
    await use((tags, entries) => openTags({ calls, openPage, show }, server, tags, entries));
  },
});

export async function openTags(
  opener: Opener,
  server: TagServer,
  tags: readonly Tag[] = [work, job, lake],
  entries: readonly MoodEntry[] = stars,
) {
  server.tags = tags;
  server.entries = entries;
  await openJournal(opener, entries, { path: "/journal?view=tags", universe: server.universe() });
  server.answer(opener.calls);
}

export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** The row of a tag, by the beginning of its name. */
export const row = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
export const list = (name: string) => page.getByRole("list", { name, exact: true });
export const dialog = page.getByRole("dialog");
export const nameField = page.getByLabelText("Name");
/** Opens the form of a tag. */
export const edit = async (tag: string) => {
  await row(tag).click();
  await button("Edit").click();
  await expect.element(nameField).toHaveFocus();
};
/** The tags of a list, from the top. */
export const namesIn = (name: string) =>
  [...list(name).element().querySelectorAll("bdi")].map((tag) => tag.innerText);
