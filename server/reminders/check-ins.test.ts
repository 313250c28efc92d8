import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { checkInLines, reminderLines } from "#domain/reminders/lines.ts";
import { makeEntry, makeReading, makeReminders, makeTracker } from "../../testing/make.ts";
import { startReminderTests } from "../../testing/reminders.ts";
import type { Visitor } from "../../testing/visitor.ts";

const at = startReminderTests();
const { makePerson, sendAt, setClock } = at;

const daily = (time: string, kind?: "star" | "check-in") => ({
  time,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  ...(kind && { kind }),
});
const lines = (texts: readonly { english: string }[]) => texts.map(({ english }) => english);
const received = () =>
  at.receiver.received.map(({ text, topic }) => {
    const { notification } = JSON.parse(text);
    return { topic, tag: notification.tag, path: new URL(notification.navigate).search };
  });
const checkIn = { topic: "check-in", tag: "check-in", path: "?check-in=1" };
const star = { topic: "reminder", tag: "reminder", path: "?add=1" };

async function addTracker(visitor: Visitor, overrides: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const { status } = await visitor.call(api.putTracker, { params: { id }, body: makeTracker(overrides) });
  expect(status).toBe(201);
  return id;
}

const answer = (visitor: Visitor, trackerId: string, day: string) =>
  visitor.call(api.putReading, { params: { trackerId, at: day }, body: makeReading() });

describe("a reminder of a check-in", () => {
  it("leads to it, in a line that says nothing of what is measured", async () => {
    const { visitor } = await makePerson({ times: [daily("20:30", "check-in")] });
    await addTracker(visitor, { name: "Quarrels" });
    await sendAt("2026-03-13T19:30:00Z");
    expect(received()).toEqual([checkIn]);
    const { notification } = JSON.parse(at.receiver.received[0]?.text ?? "");
    expect(lines(checkInLines)).toContain(notification.body);
    expect(at.receiver.received[0]?.text).not.toContain("Quarrels");
  });

  it("does not come where nothing is measured, nothing is due, or everything has its answer", async () => {
    const { visitor } = await makePerson({ times: [daily("09:00", "check-in"), daily("20:30", "check-in")] });
    await sendAt("2026-03-13T19:30:00Z");
    const id = await addTracker(visitor, { ask: "evening" });
    await sendAt("2026-03-14T08:00:00Z");
    expect(at.receiver.attempts).toBe(0);
    setClock("2026-03-14T19:00:00Z");
    await answer(visitor, id, "2026-03-14");
    await sendAt("2026-03-14T19:30:00Z");
    expect(at.receiver.attempts).toBe(0);
    await sendAt("2026-03-15T19:30:00Z");
    expect(received()).toEqual([checkIn]);
  });

  it("does not come late where the person was faster, with a tracker of many readings a day too", async () => {
    const { visitor } = await makePerson({ times: [daily("20:30", "check-in")] });
    const id = await addTracker(visitor, { perDay: "many" });
    setClock("2026-03-13T19:41:00Z");
    await answer(visitor, id, "2026-03-13T20:40");
    await sendAt("2026-03-13T19:50:00Z");
    expect(at.receiver.attempts).toBe(0);
    await sendAt("2026-03-14T19:50:00Z");
    expect(received()).toEqual([checkIn]);
  });

  it("does not come for a tracker that is archived, or asked for after stars alone", async () => {
    const { visitor } = await makePerson({ times: [daily("20:30", "check-in")] });
    await addTracker(visitor, { isArchived: true });
    await addTracker(visitor, { ask: "with-star" });
    await sendAt("2026-03-13T19:30:00Z");
    expect(at.receiver.attempts).toBe(0);
  });

  it("comes after a star of the last hours too, which answers no tracker", async () => {
    const { visitor } = await makePerson({ times: [daily("20:30", "check-in")] });
    await addTracker(visitor);
    setClock("2026-03-13T19:00:00Z");
    await visitor.call(api.createMoodEntry, { body: makeEntry() });
    await sendAt("2026-03-13T19:30:00Z");
    expect(received()).toEqual([checkIn]);
  });

  it("asks after midnight for the day before", async () => {
    const { visitor } = await makePerson({ times: [daily("00:30", "check-in")] });
    const id = await addTracker(visitor, { ask: "evening" });
    await answer(visitor, id, "2026-03-13");
    await sendAt("2026-03-13T23:30:00Z");
    expect(at.receiver.attempts).toBe(0);
    await sendAt("2026-03-14T23:30:00Z");
    expect(received()).toEqual([checkIn]);
  });
});

describe("reminders of both kinds", () => {
  it("come at their own times, and without a kind they are for a star", async () => {
    const { visitor } = await makePerson({ times: [daily("08:00"), daily("20:30", "check-in")] });
    await addTracker(visitor);
    await sendAt("2026-03-14T07:00:00Z");
    await sendAt("2026-03-14T19:30:00Z");
    expect(received()).toEqual([star, checkIn]);
    expect(lines(reminderLines)).toContain(JSON.parse(at.receiver.received[0]?.text ?? "").notification.body);
  });

  it("are one at the same time: the check-in while something is due, and else the star", async () => {
    const { visitor } = await makePerson({ times: [daily("20:30"), daily("20:30", "check-in")] });
    const id = await addTracker(visitor);
    await sendAt("2026-03-13T19:30:00Z");
    expect(received()).toEqual([checkIn]);
    setClock("2026-03-14T19:00:00Z");
    await answer(visitor, id, "2026-03-14");
    await sendAt("2026-03-14T19:30:00Z");
    expect(received()).toEqual([checkIn, star]);
  });

  it("keep the kind of each time, and refuse one that does not exist", async () => {
    const times = [daily("08:00", "star"), daily("20:30", "check-in")];
    const { visitor } = await makePerson({ times });
    expect((await visitor.call(api.getReminders)).body.choices.times).toEqual(times);
    const wrong = makeReminders({ times: [{ ...daily("20:30"), kind: "streak" }] });
    const { status, body } = await visitor.call(api.putReminders, { body: wrong });
    expect([status, body.code]).toEqual([400, "invalid-fields"]);
  });

  it("stop together with the link of one", async () => {
    const { visitor } = await makePerson({ times: [daily("20:30"), daily("21:30", "check-in")] });
    await addTracker(visitor);
    await sendAt("2026-03-13T19:30:00Z");
    const { link } = JSON.parse(at.receiver.received[0]?.text ?? "");
    await at.test.visitor().call(api.stopReminders, { query: { token: link } });
    await sendAt("2026-03-13T20:30:00Z");
    expect(received()).toEqual([star]);
  });
});
