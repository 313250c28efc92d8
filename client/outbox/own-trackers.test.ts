/** Trackers and readings that wait, with the real server and other devices. */

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#domain/api.ts";
import { readingId } from "#domain/records/reading/reading.ts";
import { maxTrackers, type TrackerChange } from "#domain/records/tracker/tracker.ts";
import { english } from "../../testing/english.ts";
import { makeReading, makeTracker } from "../../testing/make.ts";
import { openPage } from "../../testing/outbox-page.ts";
import { dropToasts, shownToast } from "../ui/toasts.ts";
import { itemIdOf } from "./item-id.ts";

const sleep: TrackerChange = {
  ...{ name: "Sleep", kind: "number", unit: "h", min: 0, max: 24, step: 0.5, lowLabel: "", highLabel: "" },
  ...{ ask: "morning", perDay: "one", isArchived: false, position: 0 },
};
const day = "2026-03-01";

async function openOutbox() {
  dropToasts();
  const page = await openPage();
  const { tab, userId, visitor } = page;
  const { outbox } = tab;
  const run = (work: () => unknown) => void tab.run(work);
  const tracker = (body = sleep, id: string = randomUUID()) => {
    run(() => outbox.addInstead("newTracker", { id, userId, body }));
    return id;
  };
  const read = (trackerId: string, value: number, at = day) => {
    const body = { trackerId, at, name: "Sleep", value, utcOffset: 60, timeZone: "Europe/Berlin" };
    run(() => outbox.addInstead("reading", { id: itemIdOf(readingId(trackerId, at)), userId, body }));
  };
  const remove = (id: string, body = { notBefore: new Date(page.browser.now + 10_000).toISOString() }) =>
    run(() => outbox.addInstead("trackerRemoval", { id, userId, body }));
  const flush = () => run(() => outbox.flush(userId));
  /** What another device does. */
  const putElsewhere = async (body: object = sleep, id: string = randomUUID()) => {
    await visitor.call(api.putTracker, { params: { id }, body });
    return id;
  };
  const readElsewhere = (trackerId: string, value: number) =>
    visitor.call(api.putReading, { params: { trackerId, at: day }, body: makeReading({ value }) });
  return { ...page, outbox, run, tracker, read, remove, flush, putElsewhere, readElsewhere };
}

const valuesOf = (universe: { readings: readonly { value: number }[] } | null | undefined) =>
  universe?.readings.map(({ value }) => value);

test("a tracker and its readings arrive in one call each, and the page asks for nothing more", async () => {
  const { tracker, read, answerAll, known, shown, stored, waiting } = await openOutbox();
  const id = tracker();
  read(id, 7);
  read(id, 8, "2026-03-02");
  expect(valuesOf(shown())).toEqual([7, 8]);
  expect(await answerAll()).toEqual(["PUT /api/trackers", "PUT /api/readings", "PUT /api/readings"]);
  expect(known()).toMatchObject(await stored());
  expect(valuesOf(known())).toEqual([7, 8]);
  expect(waiting()).toEqual([]);
});

test("a reading that is changed while it waits is sent once, and one that is changed later once more", async () => {
  const { tracker, read, answerAll, known, stored } = await openOutbox();
  const id = tracker();
  read(id, 7);
  read(id, 7.5);
  expect(await answerAll()).toEqual(["PUT /api/trackers", "PUT /api/readings"]);
  read(id, 8);
  expect(await answerAll()).toEqual(["PUT /api/readings"]);
  expect(valuesOf(known())).toEqual([8]);
  expect(known()).toMatchObject(await stored());
});

test("a reading whose reply was lost is sent again, and stored once", async () => {
  const { tracker, read, answer, flush, stored } = await openOutbox();
  const id = tracker();
  await answer();
  read(id, 7);
  await answer({ isLost: true });
  flush();
  expect(await answer()).toContain("PUT /api/readings");
  expect(valuesOf(await stored())).toEqual([7]);
});

test("of two readings of one day from two devices, the one that arrives last is that of both", async () => {
  const { tracker, read, answer, readElsewhere, poll, known, stored } = await openOutbox();
  const id = tracker();
  await answer();
  read(id, 7);
  await readElsewhere(id, 5);
  await answer();
  await readElsewhere(id, 6);
  await poll();
  expect([valuesOf(known()), valuesOf(await stored())]).toEqual([[6], [6]]);
});

test("a removed reading is gone at once, and elsewhere, also if nobody has it any more", async () => {
  const { outbox, run, userId, tracker, read, answer, shown, stored, waiting } = await openOutbox();
  const trackerId = tracker();
  read(trackerId, 7);
  await answer();
  const id = itemIdOf(readingId(trackerId, day));
  const remove = () => outbox.addInstead("readingRemoval", { id, userId, body: { trackerId, at: day } });
  for (const left of [7, undefined]) {
    expect(valuesOf(await stored())).toEqual([left].filter(Boolean));
    run(remove);
    expect(valuesOf(shown())).toEqual([]);
    await answer();
  }
  expect(waiting()).toEqual([]);
});

test("nothing is sent of a removal for ten seconds, and without it everything is as it was", async () => {
  const { outbox, run, tracker, read, remove, answer, putElsewhere, poll, shown, browser, tab, stored } =
    await openOutbox();
  const id = await putElsewhere();
  await poll();
  read(id, 7);
  remove(id);
  expect([shown()?.trackers, shown()?.readings]).toEqual([[], []]);
  browser.now += 9_999;
  tab.timers.shift()?.();
  expect(await answer()).toEqual([]);
  run(() => outbox.withdraw(id));
  expect(await answer()).toEqual(["PUT /api/readings"]);
  expect(valuesOf(shown())).toEqual([7]);

  const never = tracker({ ...sleep, name: "Never" });
  read(never, 1);
  remove(never);
  remove(id);
  browser.now += 10_000;
  tab.timers.shift()?.();
  expect(await answer()).not.toContain("PUT /api/readings");
  expect(browser.items.items).toEqual([]);
  expect(await stored()).toMatchObject({ trackers: [], readings: [] });
});

test("the reading of a tracker that was removed elsewhere is dropped, and the person hears of which", async () => {
  const { read, answer, putElsewhere, poll, visitor, waiting, shown } = await openOutbox();
  const id = await putElsewhere();
  await poll();
  await visitor.call(api.deleteTracker, { params: { id } });
  read(id, 7);
  await answer();
  expect([waiting(), valuesOf(shown())]).toEqual([[], []]);
  expect(shownToast()?.content(english)).toMatchObject({
    title: "Reading not kept: Sleep",
    description: "This tracker was removed.",
    detail: "March 1, 2026",
  });
});

test("the reading of a tracker that the server does not know is dropped, and holds nothing up", async () => {
  const { tracker, read, answer, stored, waiting } = await openOutbox();
  read(randomUUID(), 7);
  const id = tracker();
  read(id, 8);
  await answer();
  expect([waiting(), valuesOf(await stored())]).toEqual([[], [8]]);
  expect(shownToast()?.content(english)).toMatchObject({ description: "This tracker does not exist." });
});

test("a reading outside of a range that is narrower by now is dropped, and the person hears of it", async () => {
  const { read, answer, putElsewhere, poll, waiting } = await openOutbox();
  const id = await putElsewhere();
  await poll();
  await putElsewhere({ ...sleep, max: 12 }, id);
  read(id, 13);
  await answer();
  expect(waiting()).toEqual([]);
  expect(shownToast()?.content(english)).toMatchObject({ title: "Reading not kept: Sleep" });
});

test("if another device has made the same tracker, the readings that wait are of that one", async () => {
  const { tracker, read, answer, putElsewhere, stored, waiting } = await openOutbox();
  const first = await putElsewhere();
  const id = tracker({ ...sleep, name: "SLEEP" });
  read(id, 7);
  await answer();
  expect(await stored()).toMatchObject({ trackers: [{ id: first }], readings: [{ trackerId: first }] });
  expect(waiting()).toEqual([]);
});

test("a tracker of the same name and another kind stays with its readings until it has another name", async () => {
  const { tracker, read, answer, putElsewhere, shown, stored, waiting } = await openOutbox();
  await putElsewhere({ ...sleep, kind: "duration" });
  const id = tracker();
  read(id, 7);
  await answer();
  expect(waiting()).toMatchObject([{ kind: "newTracker", refusal: { status: 409 } }, { kind: "reading" }]);
  expect(valuesOf(shown())).toEqual([7]);
  tracker({ ...sleep, name: "Hours of sleep" }, id);
  await answer();
  expect(valuesOf(await stored())).toEqual([7]);
});

test("a tracker beyond the limit stays with its readings, which arrive when another one has gone", async () => {
  const { tracker, read, remove, answer, putElsewhere, poll, shown, stored, waiting } = await openOutbox();
  const first = await putElsewhere();
  for (let more = 1; more < maxTrackers; more++) await putElsewhere(makeTracker());
  await poll();
  const id = tracker({ ...sleep, name: "Hours of sleep" });
  read(id, 7);
  await answer();
  expect(waiting()).toMatchObject([{ kind: "newTracker", refusal: { status: 400 } }, { refusal: null }]);
  expect(shown()?.trackers).toHaveLength(maxTrackers + 1);
  remove(first, { notBefore: new Date(0).toISOString() });
  await answer();
  expect(waiting()).toEqual([]);
  expect(valuesOf(await stored())).toEqual([7]);
});

test("trackers are in the order of their positions, also while a change of it waits", async () => {
  const { run, outbox, userId, answer, putElsewhere, poll, shown, known } = await openOutbox();
  const [second] = [
    await putElsewhere({ ...sleep, position: 2 }),
    await putElsewhere(makeTracker({ position: 1 })),
  ];
  await poll();
  expect(shown()?.trackers.map(({ position }) => position)).toEqual([1, 2]);
  run(() => outbox.addInstead("trackerChange", { id: second, userId, body: { ...sleep, position: 0 } }));
  expect(shown()?.trackers.map(({ name }) => name)).toEqual(["Sleep", expect.any(String)]);
  await answer();
  expect(known()?.trackers.map(({ position }) => position)).toEqual([0, 1]);
});
