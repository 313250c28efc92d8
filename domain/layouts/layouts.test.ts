import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { dayOfDate } from "../calendar.ts";
import { emotionIds } from "../emotions.ts";
import { catalogue, findEmotion } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { aspectOf, type LayoutRoom, minPlaceSpacing } from "./layout.ts";
import { layoutIds, layoutOf } from "./layout-ids.ts";
import { layOut } from "./layouts.ts";

const rooms = { wide: { width: 1_000, height: 600 }, tall: { width: 340, height: 480 } } as const;
const flat = layoutIds.filter((id) => id !== "sky");
const layout = (id: (typeof flat)[number], entries: readonly MoodEntry[], room: LayoutRoom = rooms.wide) => {
  const made = layOut(catalogue, id, entries, { weekStart: 1, room });
  if (!made) throw new Error(`${id} is not flat.`);
  return made;
};

const star = fc.record({
  emotion: fc.constantFrom("not in the catalogue", ...emotionIds),
  // Often the same moment, and seldom far away.
  minutes: fc.oneof(
    fc.constantFrom(0, 1_439),
    fc.nat(20_000),
    fc.integer({ min: -20_000_000, max: 20_000_000 }),
  ),
  tags: fc.uniqueArray(fc.constantFrom("sea", "home", "work", "run", "book"), { maxLength: 3 }),
});
const journal = fc
  .array(star, { minLength: 1, maxLength: 60 })
  .map((stars) =>
    stars.map(({ minutes, ...rest }, at) =>
      makeStar({ ...rest, id: `s${at}`, utcOffset: 0, timestamp: new Date(minutes * 60_000).toISOString() }),
    ),
  );

const side = fc.integer({ min: 24, max: 3_000 });
const room = fc.record({ width: side, height: side });

const nearest = (places: readonly { x: number; y: number; z: number }[]) => {
  let least = Number.POSITIVE_INFINITY;
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1))
      least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z));
  return least;
};

describe.each(flat)("the layout %s", (id) => {
  it("gives every star a place of its own, on a plane, whatever the journal contains", () => {
    fc.assert(
      fc.property(journal, room, (entries, room) => {
        const { places, marks, strokes } = layout(id, entries, room);
        expect(places).toHaveLength(entries.length);
        for (const { x, y, z } of [...places, ...marks.map(({ at }) => at)]) {
          expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
          expect(z).toBe(0);
        }
        for (const stroke of strokes)
          expect("radius" in stroke ? Number.isFinite(stroke.radius) : Number.isFinite(stroke.to.x)).toBe(
            true,
          );
        expect(nearest(places)).toBeGreaterThanOrEqual(minPlaceSpacing - 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  it("does not depend on the order of the list", () => {
    fc.assert(
      fc.property(journal, (entries) => {
        const placed = layout(id, entries).places;
        const reversed = layout(id, entries.toReversed()).places.toReversed();
        expect(reversed).toEqual(placed);
      }),
      { numRuns: 40 },
    );
  });

  it("has a place also for 5,000 stars, 30 on some days", () => {
    const many = Array.from({ length: 5_000 }, (_, at) =>
      makeStar({
        id: `s${at}`,
        emotion: emotionIds[(at * 7) % 36] ?? "joy",
        utcOffset: 60,
        timestamp: new Date(Date.UTC(2025, 0, 1 + Math.floor(at / 14), (at * 5) % 24, at % 60)).toISOString(),
        tags: at % 3 === 0 ? [] : [`tag-${at % 17}`, ...(at % 5 === 0 ? [`tag-${at % 7}x`] : [])],
      }),
    );
    const { places } = layout(id, many);
    const outermost = Math.max(...places.map(({ x, y }) => Math.hypot(x, y)));
    expect(outermost).toBeLessThan(2_500);
    expect(outermost).toBeGreaterThan(300);
  });

  it("is empty for an empty journal, and finite for a star whose time is unknown", () => {
    expect(layout(id, [])).toMatchObject({ places: [], strokes: [], marks: [] });
    const { places } = layout(id, [makeStar({ timestamp: "" }), makeStar({ id: "b" })]);
    expect(places.every(({ x, y }) => Number.isFinite(x + y))).toBe(true);
  });
});

const at = (timestamp: string, rest: Partial<MoodEntry> = {}) =>
  makeStar({ id: `${timestamp} ${rest.id ?? ""}`, utcOffset: 0, timestamp, ...rest });
const placesOf = (id: (typeof flat)[number], ...entries: MoodEntry[]) => layout(id, entries).places;

test("in Year, days of a week stand under each other, weeks follow to the right, and a later star of a day moves no other", () => {
  const days = [at("2026-03-02T08:00:00Z"), at("2026-03-03T08:00:00Z"), at("2026-03-09T08:00:00Z")];
  const [monday, tuesday, next] = placesOf("year", ...days);
  expect(tuesday?.x).toBe(monday?.x);
  expect(tuesday?.y).toBeLessThan(monday?.y ?? 0);
  expect(next?.y).toBe(monday?.y);
  expect(next?.x).toBeGreaterThan(monday?.x ?? 0);
  expect(placesOf("year", ...days, at("2026-03-02T20:00:00Z")).slice(0, 3)).toEqual([monday, tuesday, next]);
});

test("in Year, a young journal shows its months alone, and later ones from their first star on", () => {
  const months = (...entries: MoodEntry[]) =>
    layout("year", entries).marks.flatMap(({ means }) => (means.kind === "month" ? [means.month] : []));
  expect(months(at("2026-11-20T08:00:00Z"))).toEqual([8, 9, 10, 11]);
  expect(months(at("2026-01-20T08:00:00Z"), at("2026-02-01T08:00:00Z"))).toEqual([1, 2, 3, 4]);
  expect(months(at("2025-12-31T08:00:00Z"), at("2026-01-01T08:00:00Z"))).toHaveLength(24);
});

test("in Year, the years of a long journal are so many beside each other that it has the shape of the window", () => {
  const stars = Array.from({ length: 400 }, (_, month) =>
    at(new Date(Date.UTC(2000, month, 1 + (month % 28))).toISOString()),
  );
  for (const room of [rooms.wide, rooms.tall]) {
    const ratio = shapeOf(layout("year", stars, room).places);
    expect(ratio).toBeGreaterThan(aspectOf(room) / 1.6);
    expect(ratio).toBeLessThan(aspectOf(room) * 1.6);
  }
});

/** Width by height. */
const shapeOf = (places: readonly { x: number; y: number }[]) => {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return (Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys));
};

const threeYears = Array.from({ length: 1_000 }, (_, index) =>
  at(new Date(Date.UTC(2024, 0, 1 + index, (index * 7) % 24)).toISOString(), {
    emotion: emotionIds[(index * 7) % 36] ?? "joy",
    tags: [`tag-${index % 9}`],
  }),
);

test.each(["year", "feelings", "moons"] as const)(
  "the layout %s fills a wide, a tall and a square room",
  (id) => {
    // A single year has a shape of its own, and so have few clusters.
    for (const days of id === "feelings" ? [90, 300, 1_000] : [1_000])
      for (const room of [rooms.wide, rooms.tall, { width: 700, height: 700 }]) {
        const { places, marks } = layout(id, threeYears.slice(0, days), room);
        const ratio = shapeOf([...places, ...marks.map(({ at }) => at)]) / aspectOf(room);
        expect(ratio, `${days} days in ${room.width} by ${room.height}`).toBeGreaterThan(0.7);
        expect(ratio, `${days} days in ${room.width} by ${room.height}`).toBeLessThan(1.33);
      }
  },
);

test("in Feelings, every stream has the height of its name, however rarely it was felt", () => {
  const often = threeYears.map((entry) => ({ ...entry, emotion: "joy" }));
  for (const room of [rooms.wide, rooms.tall, { width: 300, height: 230 }]) {
    const { places, marks } = layout(
      "feelings",
      [...often, at("2026-01-01T00:00:00Z", { emotion: "grief" })],
      room,
    );
    const all = [...places, ...marks.map(({ at }) => at)].map(({ y }) => y);
    const pixels = room.height / (Math.max(...all) - Math.min(...all));
    const names = marks.flatMap(({ at, means }) => (means.kind === "family" ? [at.y * pixels] : []));
    const gaps = names.slice(1).map((y, index) => (names[index] ?? 0) - y);
    expect(Math.min(...gaps), `${room.width} by ${room.height}`).toBeGreaterThanOrEqual(20);
  }
});

test("in Year, the years are stacked without those that have no star", () => {
  const [old, recent] = placesOf("year", at("1950-05-01T08:00:00Z"), at("2026-05-01T08:00:00Z"));
  expect((old?.y ?? 0) - (recent?.y ?? 0)).toBeLessThan(400);
  expect(old?.y).toBeGreaterThan(recent?.y ?? 0);
});

test("in Day, midnight is at the top, six in the morning at the right, and later stars are farther out and move no other", () => {
  const [midnight, six, evening] = placesOf(
    "day",
    at("2026-03-02T00:00:00Z"),
    at("2026-03-02T06:00:00Z"),
    at("2026-03-02T18:00:00Z"),
  );
  expect(midnight?.y).toBeGreaterThan(50);
  expect(six?.x).toBeGreaterThan(50);
  expect(evening?.x).toBeLessThan(-50);
  const year = Array.from({ length: 300 }, (_, day) =>
    at(new Date(Date.UTC(2025, 0, 1 + day, day % 24)).toISOString()),
  );
  const before = placesOf("day", ...year);
  expect(Math.hypot(before.at(-1)?.x ?? 0, before.at(-1)?.y ?? 0)).toBeGreaterThan(200);
  expect(placesOf("day", ...year, at("2025-11-01T09:00:00Z")).slice(0, 300)).toEqual(before);
});

test("in Feelings, pleasant families are above unpleasant ones, and a stream is higher where a feeling was more frequent", () => {
  const often = Array.from({ length: 9 }, (_, hour) => at(`2026-03-02T0${hour}:00:00Z`, { emotion: "joy" }));
  const seldom = Array.from({ length: 40 }, (_, day) =>
    at(new Date(Date.UTC(2026, 2, 3 + day)).toISOString(), { emotion: "grief" }),
  );
  const places = placesOf("feelings", ...often, ...seldom);
  const heights = (part: readonly { y: number }[]) => part.map(({ y }) => y);
  const [joy, grief] = [heights(places.slice(0, 9)), heights(places.slice(9))];
  expect(Math.min(...joy)).toBeGreaterThan(Math.max(...grief));
  expect(Math.max(...joy) - Math.min(...joy)).toBeGreaterThan(Math.max(...grief) - Math.min(...grief));
  const { marks } = layout("feelings", [...often, ...seldom]);
  const named = marks.flatMap(({ means }) => (means.kind === "family" ? [means.family] : []));
  expect(named).toHaveLength(9);
  const valences = named.map((family) => findEmotion(catalogue, family ?? "")?.valence ?? 0);
  expect(valences).toEqual(valences.toSorted((one, other) => other - one));
});

test("in Moons, a star with two tags lies between the stars of both, and one without tags outside of all", () => {
  const tagged = (name: string, tags: string[]) => at("2026-03-02T00:00:00Z", { id: name, tags });
  const sea = Array.from({ length: 20 }, (_, index) => tagged(`s${index}`, ["sea"]));
  const home = Array.from({ length: 20 }, (_, index) => tagged(`h${index}`, ["home"]));
  const places = placesOf("moons", ...sea, ...home, tagged("both", ["sea", "home"]), tagged("none", []));
  const middle = (part: readonly { x: number; y: number }[]) => ({
    x: part.reduce((sum, { x }) => sum + x, 0) / part.length,
    y: part.reduce((sum, { y }) => sum + y, 0) / part.length,
  });
  const [one, other] = [middle(places.slice(0, 20)), middle(places.slice(20, 40))];
  const apart = (a: { x: number; y: number } | undefined, b: { x: number; y: number }) =>
    Math.hypot((a?.x ?? 0) - b.x, (a?.y ?? 0) - b.y);
  const both = places[40];
  expect(apart(both, one)).toBeLessThan(apart(one, other));
  expect(apart(both, other)).toBeLessThan(apart(one, other));
  const gathered = places.slice(0, 41);
  const between = (of: readonly number[]) => (Math.min(...of) + Math.max(...of)) / 2;
  const center = { x: between(gathered.map(({ x }) => x)), y: between(gathered.map(({ y }) => y)) };
  const outermost = Math.max(...gathered.map((place) => apart(place, center)));
  expect(apart(places[41], center)).toBeGreaterThan(outermost);
});

test("in Moons, the names and outlines of large tags come first, whichever tag is older", () => {
  const tagged = (hour: number, tag: string) =>
    at(new Date(Date.UTC(2026, 0, 1, hour)).toISOString(), { tags: [tag] });
  const often = Array.from({ length: 40 }, (_, index) => tagged(1 + index, "often"));
  const { marks, strokes } = layout("moons", [tagged(0, "once"), ...often]);
  expect(marks.map(({ means }) => means)).toEqual([
    { kind: "tag", id: "often" },
    { kind: "tag", id: "once" },
  ]);
  const radii = strokes.map((stroke) => ("radius" in stroke ? stroke.radius : 0));
  expect(radii).toEqual(radii.toSorted((one, other) => other - one));
});

test("in Moons, one star more moves few others, and the same tags are at the same places", () => {
  const tags = ["sea", "home", "work", "run", "book"];
  const stars = Array.from({ length: 300 }, (_, index) =>
    at(new Date(Date.UTC(2026, 0, 1, index)).toISOString(), {
      tags: index % 4 === 0 ? [] : [tags[(index * index) % 5] as string],
    }),
  );
  let moved = 0;
  for (let count = 200; count < 300; count++) {
    const [before, after] = [stars.slice(0, count), stars.slice(0, count + 1)].map((part) =>
      placesOf("moons", ...part),
    );
    moved += (before ?? []).filter(({ x, y }, index) => {
      const now = after?.[index];
      return Math.hypot((now?.x ?? 0) - x, (now?.y ?? 0) - y) > 1;
    }).length;
  }
  // The share is that of all stars of all steps.
  expect(moved / (100 * 250)).toBeLessThan(0.03);
});

test("an unknown name in the URL means the sky", () => {
  expect(["year", "moons", "Year", "constellation", "", null].map(layoutOf)).toEqual([
    "year",
    "moons",
    "sky",
    "sky",
    "sky",
    "sky",
  ]);
});

test.each(["wide", "tall"] as const)(
  "in a %s room, a day has its strip beneath its stars, and no other day one",
  (name) => {
    const days = [0, 40, 100];
    const stars = days.map((day) =>
      makeStar({
        id: `s${day}`,
        utcOffset: 0,
        timestamp: new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString(),
      }),
    );
    const first = dayOfDate("2026-01-01");
    // The last ones are in a year and a month that the calendar does not show.
    const stripDays = [...days, 3, 800, 330].map((day) => first + day);
    const { places = [], strips = [] } =
      layOut(catalogue, "year", stars, { weekStart: 1, room: rooms[name], stripDays }) ?? {};
    expect(strips.map(({ day }) => day - first)).toEqual([...days, 3]);
    for (const [at, { from, to }] of strips.slice(0, days.length).entries()) {
      const place = places[at];
      expect((from.x + to.x) / 2).toBeCloseTo(place?.x ?? Number.NaN, 5);
      expect(from.y).toBe(to.y);
      expect(from.y).toBeLessThan(place?.y ?? Number.NaN);
    }
  },
);
