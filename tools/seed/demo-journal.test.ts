import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogue, findEmotion } from "#domain/feelings.ts";
import { offsetIn } from "#domain/local-time.ts";
import { seededRandom } from "#domain/pseudo-random.ts";
import { newMoodEntrySchema } from "#domain/records/star/mood-entry.ts";
import { maxTagsOfStar } from "#domain/records/tag/tag.ts";
import { day, hour, spreadOverDays } from "./days.ts";
import { type DemoEntry, type DemoOptions, makeDemoEntries } from "./demo-journal.ts";

const lastMidnight = Date.parse("2026-03-12T00:00:00Z");

const demoEntries = ({ seed = 1, ...life }: Partial<DemoOptions> & { seed?: number } = {}) =>
  makeDemoEntries({ stars: 365, days: 365, lastMidnight, random: seededRandom(seed), ...life });

/** The person's wall clock in milliseconds. */
const wallClock = ({ at, utcOffset }: DemoEntry) => at + utcOffset * 60_000;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The correlation of each value with the previous one, −1 to 1. */
function autocorrelation(values: readonly number[]): number {
  const average = mean(values);
  const deviations = values.map((value) => value - average);
  return (
    mean(deviations.slice(1).map((value, index) => value * (deviations[index] ?? 0))) /
    mean(deviations.map((value) => value ** 2))
  );
}

test("the same seed gives the same journal, and another seed gives another one", () => {
  expect(demoEntries({ seed: 7 })).toEqual(demoEntries({ seed: 7 }));
  expect(demoEntries({ seed: 7 })).not.toEqual(demoEntries({ seed: 8 }));
});

test("a journal has the requested number of valid entries, in order, on the requested days", () => {
  const options = fc.record({ stars: fc.nat(400), days: fc.integer({ min: 1, max: 200 }), seed: fc.nat() });
  fc.assert(
    fc.property(options, ({ stars, days, seed }) => {
      const entries = demoEntries({ stars, days, seed });
      expect(entries).toHaveLength(stars);
      for (const [index, entry] of entries.entries()) {
        const { at, emotion, intensity, note, twin } = entry;
        expect(wallClock(entry)).toBeGreaterThanOrEqual(lastMidnight - (days - 1) * day);
        expect(wallClock(entry)).toBeLessThan(lastMidnight + day);
        expect(at).toBeGreaterThan(entries[index - 1]?.at ?? 0);
        const sent = {
          emotion,
          intensity,
          note,
          isTwinStar: twin ? 1 : 0,
          secondaryEmotion: twin?.emotion,
          secondaryIntensity: twin?.intensity,
        };
        expect(newMoodEntrySchema.safeParse(sent).success).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test("some days have no star and some have three", () => {
  const counts = spreadOverDays(365, 365, seededRandom(3));
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(60);
  expect(counts.filter((count) => count >= 3).length).toBeGreaterThan(5);
  expect(Math.max(...counts)).toBeLessThan(8);
});

test("entries of one day keep the cooldown, and none is made between midnight and five o'clock", () => {
  const entries = demoEntries({ stars: 900 });
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1]?.at ?? 0;
    expect(entry.at - before).toBeGreaterThanOrEqual(5 * 60_000);
    expect((wallClock(entry) - lastMidnight + 400 * day) % day).toBeGreaterThan(5 * hour);
  }
});

test("consecutive moods are similar, and all of them cover most of the emotions", () => {
  const entries = demoEntries({ stars: 1500, days: 1000 });
  const valences = entries.map(({ emotion }) => findEmotion(catalogue, emotion)?.valence ?? 0);
  expect(autocorrelation(valences)).toBeGreaterThan(0.25);
  expect(mean(valences)).toBeGreaterThan(-0.2);
  expect(mean(valences)).toBeLessThan(0.5);
  expect(new Set(entries.map(({ emotion }) => emotion)).size).toBeGreaterThan(30);
  expect(new Set(entries.map(({ intensity }) => intensity)).size).toBeGreaterThan(6);
});

test("about 15 % of the stars are twins, and about 40 % have a note", () => {
  const entries = demoEntries({ stars: 2000, days: 1000 });
  expect(mean(entries.map(({ twin }) => (twin ? 1 : 0)))).toBeCloseTo(0.15, 1);
  expect(mean(entries.map(({ note }) => (note ? 1 : 0)))).toBeCloseTo(0.4, 1);
});

test("most stars are at home, with daylight saving time, and a few are on trips", () => {
  const entries = demoEntries({ stars: 2_000, days: 1_000 });
  const byZone = Map.groupBy(entries, ({ timeZone }) => timeZone);
  const atHome = byZone.get("Europe/Berlin") ?? [];
  expect(atHome.length / entries.length).toBeGreaterThan(0.85);
  expect(atHome.length).toBeLessThan(entries.length);
  expect(new Set(atHome.map(({ utcOffset }) => utcOffset))).toEqual(new Set([60, 120]));
  for (const { at, utcOffset, timeZone } of entries) expect(utcOffset).toBe(offsetIn(timeZone, at));
});

test("most stars have a tag, and the tags fit the day", () => {
  const entries = demoEntries({ stars: 2_000, days: 1_000 });
  const counts = entries.map(({ tags }) => tags.length);
  expect(mean(counts.map((count) => Math.min(1, count)))).toBeGreaterThan(0.5);
  expect(Math.max(...counts)).toBeLessThanOrEqual(maxTagsOfStar);
  const travels = entries.filter(({ tags }) => tags.includes("travel"));
  expect(travels.length).toBeGreaterThan(10);
  for (const { timeZone } of travels) expect(timeZone).not.toBe("Europe/Berlin");
});
