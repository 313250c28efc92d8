import { describe, expect, it } from "vitest";
import { startReminderTests } from "../../testing/reminders.ts";
import { closeTimeoutMs } from "../jobs/job-runner.ts";

const hour = 3_600_000;

const at = startReminderTests();
const { jobs, makePerson, sendAt, sendDue, setClock } = at;

describe("a push service", () => {
  it("that says 410 ends the subscription", async () => {
    await makePerson();
    at.receiver.behaviour = "gone";
    await sendAt("2026-03-13T19:30:00Z");
    expect(await at.test.database.db.selectFrom("push_subscriptions").selectAll().execute()).toEqual([]);
    await sendAt("2026-03-14T19:30:00Z");
    expect(at.receiver.attempts).toBe(1);
  });

  it("that is busy gets the reminder again, after the time that it asks for", async () => {
    await makePerson();
    at.receiver.behaviour = "busy";
    at.receiver.retryAfter = "120";
    await sendAt("2026-03-13T19:30:00Z");
    await sendAt("2026-03-13T19:31:59Z");
    expect(at.receiver.attempts).toBe(1);
    at.receiver.behaviour = "accept";
    await sendAt("2026-03-13T19:32:00Z");
    expect(at.receiver.received).toHaveLength(1);
    await sendAt("2026-03-13T19:40:00Z");
    expect(at.receiver.attempts).toBe(2);
  });

  it("that stays busy is asked less and less often, and not after an hour", async () => {
    await makePerson();
    at.receiver.behaviour = "busy";
    const start = Date.parse("2026-03-13T19:30:00Z");
    const asked: number[] = [];
    for (let seconds = 0; seconds <= 3 * 3600; seconds += 10) {
      at.test.clock.now = start + seconds * 1000;
      const before = at.receiver.attempts;
      await sendDue();
      if (at.receiver.attempts > before) asked.push(seconds);
    }
    expect(asked).toEqual([0, 10, 70, 370, 1270]);
    expect((await jobs()).filter(({ dueAt }) => dueAt)).toEqual([]);
  });

  it.each([
    ["that no calendar has", "9".repeat(30)],
    ["that is no number", "9".repeat(400)],
    ["that is over", "-5"],
    ["in words", "soon"],
    ["in a far year", "Fri, 31 Dec 9999 23:59:59 GMT"],
  ])(
    "that asks for a time %s is asked again within the hour for which a reminder counts",
    async (_, retryAfter) => {
      await makePerson();
      at.receiver.behaviour = "busy";
      at.receiver.retryAfter = retryAfter;
      await sendAt("2026-03-13T19:30:00Z");
      const [job] = await jobs();
      const waitMs = Number(job?.dueAt) - at.test.clock.now;
      expect(job?.attemptedAt).toBeNull();
      expect(waitMs).toBeGreaterThan(0);
      expect(waitMs).toBeLessThanOrEqual(hour);
    },
  );

  it.each(["refuse", "redirect"] as const)(
    "whose answer is final (%s) is not asked again",
    async (behaviour) => {
      await makePerson();
      at.receiver.behaviour = behaviour;
      await sendAt("2026-03-13T19:30:00Z");
      await sendAt("2026-03-13T20:10:00Z");
      expect(at.receiver.attempts).toBe(1);
    },
  );

  it("that never answers delays nobody else, and no log line names an endpoint", async () => {
    await makePerson();
    at.receiver.behaviour = "stall";
    setClock("2026-03-13T19:30:00Z");
    const reached = at.receiver.attempt();
    at.test.app.context.reminders.wake();
    await reached;
    at.receiver.behaviour = "accept";
    await makePerson({ device: "other", times: [{ time: "20:31", weekdays: [5] }] });
    setClock("2026-03-13T19:31:00Z");
    at.test.app.context.reminders.wake();
    await at.receiver.arrivalOf(1);
    expect(at.receiver.received.map(({ device }) => device)).toEqual(["other"]);
    // The lease of the silent one ends with its process.
    const restarted = at.test.restart();
    await at.test.clock.advance(closeTimeoutMs);
    await restarted;
    await sendAt("2026-03-13T19:34:00Z");
    expect(at.receiver.received.map(({ device }) => device)).toEqual(["other", "phone"]);
    expect(at.test.logged.join("")).not.toMatch(/\/push\/|127\.0\.0\.1/);
  });
});
