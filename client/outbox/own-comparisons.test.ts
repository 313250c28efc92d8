/** Comparisons that wait, with the real server and other devices. */

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#domain/api.ts";
import { maxComparisons } from "#domain/records/comparison/comparison.ts";
import { english } from "../../testing/english.ts";
import { makeComparison, makeFeeling, makeTag } from "../../testing/make.ts";
import { openPage } from "../../testing/outbox-page.ts";
import { dropToasts, shownToast } from "../ui/toasts.ts";

async function openOutbox() {
  dropToasts();
  const page = await openPage();
  const { tab, userId, visitor } = page;
  const { outbox } = tab;
  const run = (work: () => unknown) => void tab.run(work);
  const keep = (query = "weeks=good", id: string = randomUUID(), name = "Good weeks") => {
    run(() => outbox.addInstead("comparison", { id, userId, body: { name, query } }));
    return id;
  };
  const remove = (id: string) =>
    run(() => outbox.addInstead("comparisonRemoval", { id, userId, body: null }));
  const flush = () => run(() => outbox.flush(userId));
  /** What another device does. */
  const keepElsewhere = async (id: string = randomUUID(), body = makeComparison()) => {
    await visitor.call(api.putComparison, { params: { id }, body });
    return id;
  };
  return { ...page, outbox, run, keep, remove, flush, keepElsewhere };
}

test("a comparison is there at once, arrives in one call, and the page asks for nothing more", async () => {
  const { keep, answerAll, known, shown, stored, waiting } = await openOutbox();
  const id = keep();
  expect(shown()?.comparisons).toMatchObject([{ id, name: "Good weeks" }]);
  expect(await answerAll()).toEqual(["PUT /api/comparisons"]);
  expect(known()).toMatchObject(await stored());
  keep("weeks=good", id, "Our good weeks");
  expect(await answerAll()).toEqual(["PUT /api/comparisons"]);
  expect(known()?.comparisons).toMatchObject([{ id, name: "Our good weeks" }]);
  expect(known()).toMatchObject(await stored());
  expect(waiting()).toEqual([]);
});

test("of what changes while it waits the last arrives, also after a lost reply, and a removal leaves nothing", async () => {
  const { keep, remove, answer, flush, poll, known, stored } = await openOutbox();
  const id = keep();
  keep("weeks=good&from=2026-01-01", id);
  await answer({ isLost: true });
  keep("second=others&first=all", id, "All");
  flush();
  await answer();
  expect((await stored()).comparisons).toMatchObject([{ id, name: "All" }]);
  remove(id);
  expect(await answer()).toContain("DELETE /api/comparisons");
  await poll();
  expect([known()?.comparisons, (await stored()).comparisons]).toEqual([[], []]);
});

test("of two devices, the name that arrives last is that of both, and what was removed elsewhere is gone here", async () => {
  const { keep, answer, keepElsewhere, poll, visitor, known, stored } = await openOutbox();
  const id = await keepElsewhere();
  await poll();
  keep("weeks=good", id, "Mine");
  await keepElsewhere(id, makeComparison({ name: "Theirs" }));
  await answer();
  await poll();
  expect([known()?.comparisons, (await stored()).comparisons]).toMatchObject([
    [{ id, name: "Mine" }],
    [{ id, name: "Mine" }],
  ]);
  await visitor.call(api.deleteComparison, { params: { id } });
  await poll();
  expect(known()?.comparisons).toEqual([]);
});

test("a comparison names the tag and the feeling that another device has made under the same names", async () => {
  const { outbox, run, userId, keep, answer, visitor, shown, stored } = await openOutbox();
  const [tag, feeling] = [makeTag({ name: "Sea" }), makeFeeling({ name: "Longing" })];
  const elsewhere = { tag: randomUUID(), feeling: randomUUID() };
  await visitor.call(api.putTag, { params: { id: elsewhere.tag }, body: tag });
  await visitor.call(api.putFeeling, { params: { id: elsewhere.feeling }, body: feeling });
  const here = { tag: randomUUID(), feeling: randomUUID() };
  const of = (ids: typeof here) => `first.emotions=${ids.feeling}&first.tags=${ids.tag}&second=others`;
  run(() => outbox.add("newTag", { id: here.tag, userId, body: tag as never }));
  run(() => outbox.add("newFeeling", { id: here.feeling, userId, body: feeling as never }));
  keep(of(here));
  expect(shown()?.comparisons).toMatchObject([{ query: of(here) }]);
  await answer();
  expect((await stored()).comparisons).toMatchObject([{ query: of(elsewhere) }]);
});

test("a comparison that names a feeling which the universe did not accept waits with it, until that has another name", async () => {
  const { outbox, run, userId, keep, answer, stored, waiting } = await openOutbox();
  const id = randomUUID();
  const feel = (name: string) =>
    run(() => outbox.addInstead("newFeeling", { id, userId, body: makeFeeling({ name }) as never }));
  // One of the 36 has the name.
  feel("Joy");
  keep(`first.emotions=${id}&second=others`);
  await answer();
  expect(waiting().map(({ kind }) => kind)).toEqual(["newFeeling", "comparison"]);
  feel("Quiet joy");
  await answer();
  expect(waiting()).toEqual([]);
  expect((await stored()).comparisons).toMatchObject([{ query: `first.emotions=${id}&second=others` }]);
});

test("a comparison follows a merge of this device, and keeps the id of what was removed", async () => {
  const { outbox, run, userId, keep, answer, visitor, poll, known, shown, stored } = await openOutbox();
  const [from, into] = [randomUUID(), randomUUID()];
  for (const id of [from, into]) await visitor.call(api.putTag, { params: { id }, body: makeTag() });
  await poll();
  keep(`first.tags=${from}&second=others`);
  await answer();
  run(() => outbox.addRemoval("tagMerge", { id: from, userId, body: { into } }, into));
  expect(shown()?.comparisons).toMatchObject([{ query: `first.tags=${into}&second=others` }]);
  await answer();
  await poll();
  expect(known()).toMatchObject(await stored());
  expect(known()?.comparisons).toMatchObject([{ query: `first.tags=${into}&second=others` }]);
  keep(`first.tags=${into}&second=others`, undefined, "Later");
  run(() => outbox.addRemoval("tagRemoval", { id: into, userId, body: null }, null));
  await answer();
  expect((await stored()).comparisons.map(({ query }) => query)).toEqual(
    Array(2).fill(`first.tags=${into}&second=others`),
  );
});

test("a comparison beyond the limit is not kept, and the person hears why", async () => {
  const { keep, answer, keepElsewhere, waiting } = await openOutbox();
  for (let kept = 0; kept < maxComparisons; kept++) await keepElsewhere();
  keep();
  await answer();
  expect(waiting()).toEqual([]);
  expect(shownToast()?.content(english)).toMatchObject({
    title: "Comparison not kept",
    description: expect.stringContaining("the most a universe can have"),
  });
});
