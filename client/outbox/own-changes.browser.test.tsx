/** What a person does with trackers and feelings of their own, with the real app, storage and connection. */

import { api } from "#domain/api.ts";
import type { OwnFeelingChange } from "#domain/records/feeling/feeling.ts";
import type { TrackerChange } from "#domain/records/tracker/tracker.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { makeFeeling, makeTracker } from "../../testing/make.ts";
import { outbox } from "./browser-outbox.ts";
import { mergeFeelings, putFeeling, removeFeeling } from "./feeling-changes.ts";
import { putReading, putTracker, removeReading, removeTracker, undoTrackerMs } from "./tracker-changes.ts";

const sleep = makeTracker({ name: "Sleep" }) as TrackerChange;
const day = "2026-03-01";

const waiting = (userId: string) => outbox.all(userId).map(({ kind }) => kind);

test("a tracker and its readings can be made, changed and removed without a network", async ({ realApp }) => {
  const { id: userId } = await realApp.signUp();
  realApp.disconnect();
  const id = await putTracker(userId, sleep);
  await putReading(userId, { id, name: "Sleep" }, day, 3);
  await putReading(userId, { id, name: "Sleep" }, day, 4);
  await putReading(userId, { id, name: "Sleep" }, "2026-03-02", 5);
  await removeReading(userId, id, "2026-03-02");
  await putTracker(userId, { ...sleep, name: "Sleeping" }, id);
  expect(waiting(userId).toSorted()).toEqual(["newTracker", "reading", "readingRemoval"]);
  realApp.connect();
  await outbox.flush(userId);
  expect(waiting(userId)).toEqual([]);
  const { body } = await realApp.device.call(api.listChanges);
  expect(body).toMatchObject({ trackers: [{ id, name: "Sleeping" }], readings: [{ values: [4] }] });
  expect(await putTracker(userId, sleep, id)).toBe(id);
  expect(waiting(userId)).toEqual(["trackerChange"]);
  await outbox.flush(userId);
});

test("the removal of a tracker can be undone for ten seconds, with what waits for it", async ({
  realApp,
  clock,
}) => {
  clock.stop();
  const { id: userId } = await realApp.signUp();
  realApp.disconnect(api.putTracker);
  const id = await putTracker(userId, sleep);
  await putReading(userId, { id, name: "Sleep" }, day, 3);
  await outbox.flush(userId);
  const undo = await removeTracker(userId, id);
  await outbox.flush(userId);
  expect(waiting(userId).toSorted()).toEqual(["reading", "trackerRemoval"]);
  expect(await undo()).toBe(true);
  expect(waiting(userId).toSorted()).toEqual(["newTracker", "reading"]);
  realApp.connect();
  await outbox.flush(userId);
  expect(waiting(userId)).toEqual([]);
  expect(realApp.sent(api.deleteTracker)).toBe(0);

  const undoLate = await removeTracker(userId, id);
  await outbox.flush(userId);
  expect(realApp.sent(api.deleteTracker)).toBe(0);
  await clock.pass(undoTrackerMs);
  await outbox.flush(userId);
  expect(realApp.sent(api.deleteTracker)).toBe(1);
  expect(await undoLate()).toBe(false);
});

test("feelings can be made, changed, merged and removed without a network", async ({ realApp }) => {
  const { id: userId } = await realApp.signUp();
  realApp.disconnect();
  const blue = makeFeeling({ name: "Blue" }) as OwnFeelingChange;
  const [first, second, third] = [
    await putFeeling(userId, blue),
    await putFeeling(userId, { ...blue, name: "Wistful" }),
    await putFeeling(userId, { ...blue, name: "Longing" }),
  ];
  await putFeeling(userId, { ...blue, isArchived: true }, first);
  await mergeFeelings(userId, second, first);
  await removeFeeling(userId, third);
  expect(waiting(userId)).toEqual(["newFeeling", "feelingMerge", "feelingRemoval"]);
  realApp.connect();
  await outbox.flush(userId);
  expect(waiting(userId)).toEqual([]);
  const { body } = await realApp.device.call(api.listChanges);
  expect(body.feelings).toMatchObject([{ id: first, name: "Blue", isArchived: true }]);
  await putFeeling(userId, blue, first);
  expect(waiting(userId)).toEqual(["feelingChange"]);
  await outbox.flush(userId);
});
