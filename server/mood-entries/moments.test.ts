import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { maxStarsPerDay } from "#domain/records/star/mood-entry.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";
import { makeStarRow } from "../../testing/make-star.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let test: TestApp;
let ada: Journal;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

beforeEach(async () => {
  ada = await startJournal(test);
});

const iso = (moment: number) => new Date(moment).toISOString();
const ago = (ms: number) => iso(test.clock.now - ms);
const endOfCooldown = async () => (await ada.visitor.call(api.listMoodEntries)).headers["cooldown-ends-at"];

describe("a star for an earlier moment", () => {
  it("keeps its moment and the person's clock, and the time at which it arrived", async () => {
    const sent = { timestamp: ago(3 * day), utcOffset: 345, timeZone: "Asia/Kathmandu" };
    const star = await ada.add(sent);

    expect(star).toMatchObject({ ...sent, createdAt: ago(0), editedAt: null });
    expect(await ada.list()).toEqual([star]);
  });

  it.each([
    ["an offset", "2026-03-12T13:30:00+05:45", "2026-03-12T07:45:00.000Z"],
    ["no fraction", "2026-03-12T07:45:00Z", "2026-03-12T07:45:00.000Z"],
    ["microseconds", "2026-03-12T07:45:00.123456Z", "2026-03-12T07:45:00.123Z"],
    ["the first moment of 1900", "1900-01-01T00:00:00Z", "1900-01-01T00:00:00.000Z"],
  ])("can be written with %s", async (_, timestamp, stored) => {
    expect((await ada.add({ timestamp })).timestamp).toBe(stored);
  });

  it.each([
    ["a moment before 1900", { timestamp: "1899-12-31T23:59:59.999Z" }, "timestamp"],
    ["a moment without a time zone", { timestamp: "2026-03-12T07:45:00" }, "timestamp"],
    ["a date", { timestamp: "2026-03-12" }, "timestamp"],
    ["a day that does not exist", { timestamp: "2026-02-30T00:00:00Z" }, "timestamp"],
    ["an hour that does not exist", { timestamp: "2026-02-20T25:00:00Z" }, "timestamp"],
    ["a number", { timestamp: 1_770_000_000_000 }, "timestamp"],
    ["a year with five digits", { timestamp: "+12026-02-20T00:00:00Z" }, "timestamp"],
    ["an offset beyond fourteen hours", { utcOffset: -841 }, "utcOffset"],
    ["half an offset", { utcOffset: 0.5 }, "utcOffset"],
    ["a time zone that does not exist", { timeZone: "Mars/Olympus" }, "timeZone"],
    ["an offset for a time zone", { timeZone: "+01:00" }, "timeZone"],
    ["an id that is no UUID", { id: "star-1" }, "id"],
  ])("is refused with %s", async (_, overrides, field) => {
    const { status, body } = await ada.post(overrides);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await ada.list()).toEqual([]);
  });

  it("can be for the present of a clock that is up to two minutes fast", async () => {
    expect((await ada.add({ timestamp: ago(-2 * minute) })).timestamp).toBe(ago(0));
  });

  it("cannot be for a moment that has not come", async () => {
    const { status, body } = await ada.post({ timestamp: ago(-2 * minute - 1) });
    const reason = {
      code: "moment-in-future",
      text: "refusals-universe.momentInFuture",
      params: { now: ago(0) },
    };
    expect([status, body]).toEqual([
      400,
      {
        error: "That moment has not come yet.",
        ...reason,
        fields: { timestamp: "That moment has not come yet." },
        fieldCodes: { timestamp: reason },
      },
    ]);
    expect(await ada.list()).toEqual([]);
  });

  it("is for the present when its moment is only as old as a request may be", async () => {
    expect((await ada.add({ timestamp: ago(5_000) })).timestamp).toBe(ago(0));
    const { visitor } = await startJournal(test);
    const body = { emotion: "joy", intensity: 7, timestamp: ago(5_001) };
    expect((await visitor.call(api.createMoodEntry, { body })).body.timestamp).toBe(ago(5_001));
  });
});

describe("the pause between stars", () => {
  it("does not keep a star for yesterday waiting", async () => {
    await ada.add();
    const { status, body } = await ada.post({ timestamp: ago(day) });
    expect(status).toBe(201);
    expect(body.cooldownStatus).toEqual({ active: true, remainingMinutes: 5, endsAt: ago(-5 * minute) });
  });

  it("accepts three stars from a journey without a network, five minutes apart", async () => {
    for (const age of [15, 10, 5])
      expect((await ada.post({ timestamp: ago(age * minute) })).status).toBe(201);
    expect(await endOfCooldown()).toBeUndefined();
    expect((await ada.post()).status).toBe(201);
  });

  it("surrounds the moment of every star, not only that of the latest", async () => {
    const star = await ada.add({ timestamp: ago(hour) });
    await ada.add();
    for (const shift of [-5 * minute + 1, 0, 5 * minute - 1]) {
      const answer = await ada.post({ timestamp: ago(hour - shift) });
      expect([answer.status, answer.headers["retry-after"], answer.body]).toEqual([
        429,
        undefined,
        {
          error: "Another star is less than 5 minutes from that moment. Please choose another moment.",
          code: "pause-at-moment",
          text: "refusals-universe.pauseAtMoment",
          params: { minutes: 5, moment: star.timestamp },
          endsAt: ago(55 * minute),
        },
      ]);
    }
    expect(await ada.list()).toHaveLength(2);
    for (const shift of [-5 * minute, 5 * minute])
      expect((await ada.post({ timestamp: ago(hour - shift) })).status).toBe(201);
  });

  it("names the later of two stars that are too near", async () => {
    await ada.add({ timestamp: ago(hour + 4 * minute) });
    const later = await ada.add({ timestamp: ago(hour - 4 * minute) });
    const { body } = await ada.post({ timestamp: ago(hour) });
    expect([body.params, body.endsAt]).toEqual([{ minutes: 5, moment: later.timestamp }, ago(51 * minute)]);
  });

  it("follows a star of the last minutes as it follows one for the present", async () => {
    await ada.add({ timestamp: ago(2 * minute) });
    expect(await endOfCooldown()).toBe(ago(-3 * minute));
    const answer = await ada.post();
    expect([answer.status, answer.headers["retry-after"], answer.body.code]).toEqual([429, "180", "pause"]);
  });

  it("does not count stars in the bin", async () => {
    const star = await ada.add();
    await ada.moveToBin(star);
    expect(await endOfCooldown()).toBeUndefined();
    expect((await ada.post()).status).toBe(201);
  });

  it("does not count stars of the future, which a clock that was set back leaves behind", async () => {
    await ada.add();
    test.clock.now -= hour;
    expect(await endOfCooldown()).toBeUndefined();
    expect((await ada.post()).status).toBe(201);
    expect(await endOfCooldown()).toBe(ago(-5 * minute));
    expect((await ada.post()).body.code).toBe("pause");
    test.clock.now += hour;
  });

  it("accepts one of twenty stars for one earlier moment that are sent at the same time", async () => {
    const timestamp = ago(day);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.post({ timestamp })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(429)]);
    expect(await ada.list()).toHaveLength(1);
  });
});

describe("the limit of stars in 24 hours", () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await openTestApp({ cooldownMs: 0 });
  });
  afterAll(() => strict.close());

  const fill = async ({ userId }: Journal, createdAt: Date, count: number) => {
    const rows = Array.from({ length: count }, (_, ordinal) => {
      const timestamp = new Date(createdAt.getTime() - day - ordinal * hour);
      return makeStarRow({ id: randomUUID(), userId, timestamp, createdAt, ordinal, rank: -ordinal });
    });
    await strict.database.db.insertInto("mood_entries").values(rows).execute();
  };

  it("refuses the 201st star, also for an earlier moment and after removals, until a day has passed", async () => {
    const eve = await startJournal(strict);
    const { now } = strict.clock;
    await fill(eve, new Date(now - hour), maxStarsPerDay - 1);
    await eve.moveToBin(await eve.add());
    for (const timestamp of [null, iso(now - 90 * day)]) {
      const { status, headers, body } = await eve.post({ timestamp });
      expect([status, headers["retry-after"], body]).toEqual([
        429,
        `${23 * 3600}`,
        {
          error: "You added 200 stars in the last 24 hours. Please add the next one later.",
          code: "daily-limit",
          text: "refusals-universe.dailyLimit",
          params: { max: 200, endsAt: iso(now + 23 * hour) },
          endsAt: iso(now + 23 * hour),
        },
      ]);
    }
    strict.clock.now += 23 * hour;
    expect((await eve.post()).status).toBe(201);
  });

  it("belongs to one person, and is lifted without limits", async () => {
    const eve = await startJournal(strict);
    await fill(eve, new Date(strict.clock.now), maxStarsPerDay);
    expect((await eve.post()).status).toBe(429);
    expect((await (await startJournal(strict)).post()).status).toBe(201);

    const rows = Array.from({ length: maxStarsPerDay }, (_, ordinal) =>
      makeStarRow({
        ...{ id: randomUUID(), userId: ada.userId, ordinal, rank: ordinal },
        timestamp: new Date(test.clock.now - day - ordinal * hour),
        createdAt: new Date(test.clock.now),
      }),
    );
    await test.database.db.insertInto("mood_entries").values(rows).execute();
    expect((await ada.post()).status).toBe(201);
  });
});
