/** What a page knows and asks for after the reply to a write, with the real server. */

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#domain/api.ts";
import { openPage } from "../../testing/outbox-page.ts";
import { settle } from "../../testing/outbox-world.ts";

const makeStar = (tags: string[]) => ({ id: randomUUID(), emotion: "joy", intensity: 5, note: "Rain", tags });

test("the reply to a new star tells all of the change", async () => {
  const { tab, userId, calls, answer, known, stored } = await openPage();
  const body = makeStar([]);
  const sending = tab.run(() => tab.outbox.send("star", { id: body.id, userId, body }));
  await settle();
  expect(calls).toHaveLength(1);
  await answer();
  await sending;
  const { entries, revision, nextOrdinal } = await stored();
  expect(known()).toMatchObject({ entries, revision, nextOrdinal });
});

test("the reply that repeats a star does not hide what others have changed with it", async () => {
  const { tab, userId, visitor, answer, poll, known, stored } = await openPage();
  const [from, into] = [randomUUID(), randomUUID()];
  for (const [id, name] of [
    [from, "Job"],
    [into, "Work"],
  ] as const)
    await visitor.call(api.putTag, { params: { id }, body: { name, kind: "activity", isArchived: false } });
  await visitor.call(api.createMoodEntry, {
    body: { ...makeStar([from]), timestamp: "2026-03-01T12:00:00.000Z" },
  });
  await poll();
  const body = makeStar([from]);
  await tab.run(() => tab.outbox.add("star", { id: body.id, userId, body }));
  await answer({ isLost: true });
  await poll();
  await visitor.call(api.mergeTags, { params: { id: from }, body: { into } });
  void tab.run(() => tab.outbox.flush(userId));
  await answer();
  await poll();
  const { entries, tags } = await stored();
  expect(tab.outbox.all(userId)).toEqual([]);
  expect(known()).toMatchObject({ entries, tags });
});

test.for([
  ["star", { ...makeStar([]), weather: "rain" }],
  ["newTag", { name: "Work", kind: "activity", isArchived: false, weather: "rain" }],
] as const)("a %s with a field that this server does not know waits, whole", async ([kind, body]) => {
  const { tab, userId, answer } = await openPage();
  const id = "id" in body ? body.id : randomUUID();
  await tab.run(() => tab.outbox.add(kind, { id, userId, body: body as never }));
  const told: boolean[] = [];
  tab.outbox.subscribe(() => told.push(tab.outbox.all(userId).some(tab.outbox.isHeld)));
  await answer();
  const [item] = tab.outbox.all(userId);
  expect(item).toMatchObject({ kind, body, refusal: null });
  expect(item && tab.outbox.isHeld(item)).toBe(true);
  // The page hears of it at once: another change may be long in coming.
  expect(told.at(-1)).toBe(true);
});
