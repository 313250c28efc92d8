import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextReminder } from "./next-reminder.ts";
import { type ReminderTime, weekdays } from "./schedule.ts";

const minute = 60_000;
const daily = (time: string): ReminderTime[] => [{ time, weekdays: [...weekdays] }];

/** The reminders after a moment, in order. */
function* reminders(schedule: Parameters<typeof nextReminder>[0], after: string) {
  let due = nextReminder(schedule, Date.parse(after));
  while (due) {
    yield due;
    due = nextReminder(schedule, due.at);
  }
}

const firstMoments = (times: ReminderTime[], timeZone: string, after: string, count: number) =>
  Array.from({ length: count }).reduce<string[]>((moments) => {
    const due = nextReminder({ times, timeZone }, Date.parse(moments.at(-1) ?? after));
    return due ? [...moments, new Date(due.at).toISOString()] : moments;
  }, []);

describe("the next reminder", () => {
  it("is at its time on the person's clock", () => {
    expect(firstMoments(daily("20:30"), "Europe/Berlin", "2026-11-22T19:29:59Z", 2)).toEqual([
      "2026-11-22T19:30:00.000Z",
      "2026-11-23T19:30:00.000Z",
    ]);
  });

  it("is later than the moment after which it is asked for", () => {
    expect(firstMoments(daily("20:30"), "Europe/Berlin", "2026-11-22T19:30:00Z", 1)).toEqual([
      "2026-11-23T19:30:00.000Z",
    ]);
  });

  it("keeps its time when summer begins, and its length after the change if the clocks skip it", () => {
    expect(firstMoments(daily("20:30"), "Europe/Berlin", "2026-03-28T12:00:00Z", 2)).toEqual([
      "2026-03-28T19:30:00.000Z",
      "2026-03-29T18:30:00.000Z",
    ]);
    // 02:30 does not exist on that night: the clocks show 03:30.
    expect(firstMoments(daily("02:30"), "Europe/Berlin", "2026-03-28T12:00:00Z", 2)).toEqual([
      "2026-03-29T01:30:00.000Z",
      "2026-03-30T00:30:00.000Z",
    ]);
  });

  it("comes once when the clocks repeat its time", () => {
    expect(firstMoments(daily("02:30"), "Europe/Berlin", "2026-10-24T12:00:00Z", 2)).toEqual([
      "2026-10-25T00:30:00.000Z",
      "2026-10-26T01:30:00.000Z",
    ]);
  });

  it("is one for two times that a clock change moves to the same moment", () => {
    const times = [...daily("02:30"), ...daily("03:30")];
    expect(firstMoments(times, "Europe/Berlin", "2026-03-29T00:00:00Z", 2)).toEqual([
      "2026-03-29T01:30:00.000Z",
      "2026-03-30T00:30:00.000Z",
    ]);
  });

  it("is in order where a zone left out a whole day", () => {
    // On Samoa, 29 December 2011 was followed by the 31st.
    const times = [...daily("20:00"), ...daily("08:00")];
    expect(firstMoments(times, "Pacific/Apia", "2011-12-30T06:30:00Z", 3)).toEqual([
      "2011-12-30T18:00:00.000Z",
      "2011-12-31T06:00:00.000Z",
      "2011-12-31T18:00:00.000Z",
    ]);
  });

  it("is on its weekdays only", () => {
    const times = [
      { time: "08:00", weekdays: [6 as const, 0 as const] },
      { time: "21:15", weekdays: [3 as const] },
    ];
    expect(firstMoments(times, "UTC", "2026-11-22T12:00:00Z", 3)).toEqual([
      "2026-11-25T21:15:00.000Z",
      "2026-11-28T08:00:00.000Z",
      "2026-11-29T08:00:00.000Z",
    ]);
  });

  it("does not exist without times", () => {
    expect(nextReminder({ times: [], timeZone: "UTC" }, 0)).toBeNull();
  });
});

const zones = [
  ...["Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia"],
  ...["Africa/Casablanca", "Asia/Kathmandu", "Pacific/Chatham", "America/Havana", "Africa/Cairo", "UTC"],
];
const anyTime = fc
  .record({ hour: fc.nat(23), minute: fc.constantFrom(0, 1, 15, 30, 59) })
  .map(({ hour, minute: rest }) => `${`${hour}`.padStart(2, "0")}:${`${rest}`.padStart(2, "0")}`);
const anyTimes = fc.array(
  fc.record({ time: anyTime, weekdays: fc.subarray([...weekdays], { minLength: 1 }) }),
  { minLength: 1, maxLength: 6 },
);
const anyMoment = fc
  .date({ min: new Date("2005-01-01"), max: new Date("2037-12-01"), noInvalidDate: true })
  .map((date) => date.getTime());
const anySchedule = fc.record({ times: anyTimes, timeZone: fc.constantFrom(...zones) });

/** What a clock of the zone shows, by a way of its own. */
function clockAt(timeZone: string, at: number) {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(
    at,
  );
  const [date = "", time = ""] = text.split(" ");
  return { date, time, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() };
}

describe("every next reminder", () => {
  it("is within eight days, and shows its time unless the clocks skip it", () => {
    fc.assert(
      fc.property(anySchedule, anyMoment, (schedule, after) => {
        const due = nextReminder(schedule, after);
        if (!due) throw new Error("There is none.");
        expect(due.at).toBeGreaterThan(after);
        expect(due.at - after).toBeLessThanOrEqual(9 * 24 * 60 * minute);
        const shown = clockAt(schedule.timeZone, due.at);
        const before = clockAt(schedule.timeZone, due.at - 24 * 60 * minute);
        const isOnTime = shown.date === due.date && shown.time === due.time;
        // The only other case: the time does not exist, and the clock shows a later one.
        if (!isOnTime) expect(`${shown.date} ${shown.time}` > `${due.date} ${due.time}`).toBe(true);
        if (!isOnTime) expect(`${before.date} ${before.time}` < `${due.date} ${due.time}`).toBe(true);
        expect(
          schedule.times.some(
            ({ time, weekdays: days }) =>
              time === due.time && days.some((day) => day === new Date(`${due.date}T00:00:00Z`).getUTCDay()),
          ),
        ).toBe(true);
      }),
    );
  });

  it("leaves out no time that a clock shows, whatever the zone and year", () => {
    fc.assert(
      fc.property(anySchedule, anyMoment, (schedule, start) => {
        const after = Math.floor(start / minute) * minute;
        const due = nextReminder(schedule, after);
        const end = Math.min(due?.at ?? 0, after + 26 * 60 * minute);
        for (let at = after + minute; at < end; at += minute) {
          const { date, time, weekday } = clockAt(schedule.timeZone, at);
          if (!schedule.times.some((of) => of.time === time && of.weekdays.some((day) => day === weekday)))
            continue;
          // Shown for a second time: the reminder came with the first.
          const earlier = nextReminder(schedule, at - 4 * 60 * minute);
          expect([earlier?.date, earlier && earlier.at < at], `${date} ${time}`).toEqual([date, true]);
        }
      }),
      { numRuns: 8 },
    );
  });

  it("names each date and time of a year once", () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 2005, max: 2037 }), (schedule, year) => {
        const names: string[] = [];
        let last = 0;
        for (const due of reminders(schedule, `${year}-01-01T00:00:00Z`)) {
          if (due.at > Date.UTC(year + 1, 0, 1)) break;
          expect(due.at).toBeGreaterThan(last);
          last = due.at;
          names.push(`${due.date} ${due.time}`);
        }
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 4 },
    );
  });
});
