/** Feelings of a person's own that wait, with the real server and other devices. */

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#domain/api.ts";
import { maxOwnFeelings, type OwnFeelingChange } from "#domain/records/feeling/feeling.ts";
import { makeFeeling } from "../../testing/make.ts";
import { openPage } from "../../testing/outbox-page.ts";

const wistful: OwnFeelingChange = {
  ...{ name: "Wistful", family: "grief", valence: -0.2, energy: 0.3, isArchived: false },
};

async function openOutbox() {
  const page = await openPage();
  const { tab, userId, visitor } = page;
  const { outbox } = tab;
  const star = (emotion: string, more: object = {}) => {
    const body = { id: randomUUID(), emotion, intensity: 5, note: "Rain", ...more };
    tab.run(() => void outbox.add("star", { id: body.id, userId, body }));
    return body.id;
  };
  const feeling = (body = wistful, id: string = randomUUID()) => {
    tab.run(() => void outbox.addInstead("newFeeling", { id, userId, body }));
    return id;
  };
  /** What another device does. */
  const putElsewhere = async (body = wistful) => {
    const id = randomUUID();
    await visitor.call(api.putFeeling, { params: { id }, body });
    return id;
  };
  return { ...page, outbox, star, feeling, putElsewhere };
}

test("a feeling and its star arrive in two calls, and the page asks for nothing more", async () => {
  const { feeling, star, answerAll, known, stored, waiting } = await openOutbox();
  const id = feeling();
  star(id);
  expect(await answerAll()).toEqual(["PUT /api/feelings", "POST /api/mood-entries"]);
  expect(known()).toMatchObject(await stored());
  expect(known()).toMatchObject({ feelings: [{ id, ...wistful }], entries: [{ emotion: id }] });
  expect(waiting()).toEqual([]);
});

test("a change, and a repetition whose first reply was lost, are one call each and store the feeling once", async () => {
  const { tab, userId, outbox, feeling, answer, answerAll, known, stored } = await openOutbox();
  const id = feeling();
  await answer({ isLost: true });
  tab.run(() => void outbox.flush(userId));
  expect((await answerAll()).slice(0, 1)).toEqual(["PUT /api/feelings"]);
  tab.run(
    () => void outbox.addInstead("feelingChange", { id, userId, body: { ...wistful, isArchived: true } }),
  );
  expect(await answerAll()).toEqual(["PUT /api/feelings"]);
  expect(known()).toMatchObject(await stored());
  expect(known()?.feelings).toMatchObject([{ id, isArchived: true }]);
});

test("if another device has made a feeling of this name, the stars that wait get that one", async () => {
  const { feeling, star, answer, putElsewhere, stored, waiting } = await openOutbox();
  const first = await putElsewhere();
  const id = feeling({ ...wistful, name: "WISTFUL" });
  star(id, { isTwinStar: 1, secondaryEmotion: "joy", secondaryIntensity: 3 });
  await answer();
  expect(await stored()).toMatchObject({ feelings: [{ id: first }], entries: [{ emotion: first }] });
  expect(waiting()).toEqual([]);
});

test("a star that waits follows a merge, here and elsewhere; a twin of both becomes a single star", async () => {
  const { tab, userId, outbox, star, answer, putElsewhere, visitor, poll, shown, stored } =
    await openOutbox();
  const [from, elsewhere] = [await putElsewhere(), await putElsewhere({ ...wistful, name: "Blue" })];
  await poll();
  const twin = { isTwinStar: 1, secondaryEmotion: "grief", intensity: 4, secondaryIntensity: 9 };
  star(from, { ...twin, timestamp: "2026-03-01T12:00:00.000Z" });
  star(elsewhere, { timestamp: "2026-03-02T12:00:00.000Z" });
  tab.run(
    () => void outbox.addRemoval("feelingMerge", { id: from, userId, body: { into: "grief" } }, "grief"),
  );
  await visitor.call(api.mergeFeelings, { params: { id: elsewhere }, body: { into: "joy" } });
  expect(shown()?.feelings.map(({ id }) => id)).toEqual([elsewhere]);
  await answer();
  const { feelings, entries } = await stored();
  expect(feelings).toEqual([]);
  expect(entries).toMatchObject([
    { emotion: "grief", intensity: 9, isTwinStar: 0, secondaryEmotion: null },
    { emotion: "joy" },
  ]);
});

test("a correction that waits follows a merge of this device", async () => {
  const { tab, userId, outbox, star, answer, putElsewhere, poll, known, stored } = await openOutbox();
  const from = await putElsewhere();
  await poll();
  const id = star("joy");
  await answer();
  const base = known()?.entries[0];
  if (!base) throw new Error("The star has arrived.");
  tab.run(() => {
    void outbox.addInstead("correction", { id, userId, body: { base, changes: { emotion: from } } });
    void outbox.addRemoval("feelingMerge", { id: from, userId, body: { into: "grief" } }, "grief");
  });
  await answer();
  expect((await stored()).entries).toMatchObject([{ id, emotion: "grief" }]);
});

test("a star whose feeling was removed elsewhere is refused, and stays for the person", async () => {
  const { star, answer, putElsewhere, visitor, poll, waiting } = await openOutbox();
  const id = await putElsewhere();
  await poll();
  await visitor.call(api.deleteFeeling, { params: { id } });
  star(id);
  await answer();
  expect(waiting()).toMatchObject([{ kind: "star", body: { note: "Rain" }, refusal: { status: 400 } }]);
});

test("a feeling beyond the limit stays in view with its star, and both arrive when another one has gone", async () => {
  const { tab, userId, outbox, feeling, star, answer, putElsewhere, poll, shown, stored, waiting } =
    await openOutbox();
  const first = await putElsewhere();
  for (let more = 1; more < maxOwnFeelings; more++) await putElsewhere(makeFeeling() as OwnFeelingChange);
  await poll();
  const id = feeling({ ...wistful, name: "Longing" });
  star(id);
  await answer();
  expect(waiting()).toMatchObject([{ kind: "newFeeling", refusal: { status: 400 } }, { refusal: null }]);
  expect(shown()?.feelings).toHaveLength(maxOwnFeelings + 1);
  tab.run(() => void outbox.addInstead("feelingRemoval", { id: first, userId, body: null }));
  await answer();
  expect(waiting()).toEqual([]);
  expect((await stored()).entries).toMatchObject([{ emotion: id }]);
});

test("a feeling that a star of another device has is not removed, and is shown again", async () => {
  const { tab, userId, outbox, answer, putElsewhere, visitor, poll, shown, waiting } = await openOutbox();
  const id = await putElsewhere();
  await poll();
  await visitor.call(api.createMoodEntry, { body: { emotion: id, intensity: 5 } });
  tab.run(() => void outbox.addInstead("feelingRemoval", { id, userId, body: null }));
  expect(shown()?.feelings).toEqual([]);
  await answer();
  expect([shown()?.feelings.length, waiting()]).toEqual([1, []]);
});
