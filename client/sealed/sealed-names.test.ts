/** Writes of tags, trackers and comparisons of a universe whose words are sealed. */

import { expect, test } from "vitest";
import { settle } from "../../testing/outbox-world.ts";
import { openSealedPage } from "../../testing/sealed-page.ts";
import { followMerge } from "../outbox/merged-comparisons.ts";

type Page = Awaited<ReturnType<typeof openSealedPage>>;

const id = "5b1c3f2a-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const tagId = "5b1c3f2a-3f0e-4d3a-9d0a-0f6f6b2c7e12";
const feeling = { emotion: "joy", intensity: 5, timestamp: "2026-03-13T12:00:00.000Z" } as const;
const tag = { name: "Garden", kind: "place", isArchived: false } as const;

const kept = ({ waiting }: Pick<Page, "waiting">) => JSON.stringify(waiting());

/** The person sees the words that are open by now. */
async function look({ shown }: Pick<Page, "shown">) {
  shown();
  await settle();
  return shown();
}

test("of two tags with one name, made on two devices, the universe has one", async () => {
  const page = await openSealedPage();
  const { tab, userId } = page;
  tab.run(() => void tab.outbox.add("newTag", { id: tagId, userId, body: tag }));
  await page.answerAll();
  tab.run(() => void tab.outbox.add("newTag", { id, userId, body: { ...tag, name: " garden" } }));
  const tags = [id];
  tab.run(() => void tab.outbox.add("star", { id: userId, userId, body: { ...feeling, id: userId, tags } }));
  await page.answerAll();
  const { tags: stored, entries } = await page.stored();
  expect(stored).toMatchObject([{ id: tagId, name: null, sealed: expect.any(String) }]);
  expect(entries).toMatchObject([{ tags: [tagId] }]);
});

test("the name of a tracker is not kept with its readings", async () => {
  const page = await openSealedPage();
  const { tab, userId } = page;
  const body = {
    trackerId: tagId,
    at: "2026-03-13",
    name: "Hours of sleep",
    value: 7,
    utcOffset: 60,
    timeZone: null,
  };
  tab.run(() => void tab.outbox.add("reading", { id, userId, body }));
  await settle();
  expect(kept(page)).not.toContain("Hours of sleep");
  expect(tab.outbox.pending(userId, "reading")[0]?.body).toEqual(body);
});

test("a kept comparison names what a tag was merged into, which the server cannot read in it", async () => {
  const page = await openSealedPage();
  const { tab, userId } = page;
  const into = "5b1c3f2a-3f0e-4d3a-9d0a-0f6f6b2c7e13";
  tab.run(() => {
    void tab.outbox.add("newTag", { id: tagId, userId, body: tag });
    void tab.outbox.add("newTag", { id: into, userId, body: { ...tag, name: "Park" } });
    const query = `first.tags=${tagId}&second.tags=`;
    void tab.outbox.add("comparison", { id, userId, body: { name: "Gardens", query } });
  });
  await page.answerAll();
  await page.poll();
  await look(page);
  const merging = tab.run(async () => {
    await tab.outbox.addRemoval("tagMerge", { id: tagId, userId, body: { into } }, into);
    await followMerge(userId, tagId, into, tab.outbox);
  });
  await page.answerAll();
  await merging;
  await page.answerAll();
  await page.poll();
  const { comparisons } = await page.stored();
  expect(comparisons).toMatchObject([{ name: null, query: null, sealed: expect.any(String) }]);
  expect((await look(page))?.comparisons).toMatchObject([
    { name: "Gardens", query: `first.tags=${into}&second.tags=` },
  ]);
});
