import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  actOnFocus,
  countTo,
  cueAt,
  cueNumber,
  dimMs,
  dimmest,
  type FocusAct,
  field,
  focusAt,
  focusExercises,
  focusScore,
  focusTypes,
  glowAt,
  noFocusYet,
  spotAt,
  spotNumber,
} from "./focus.ts";

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const minute = 60_000;

describe("the four exercises", () => {
  it("take a minute each and follow one another, except after the last", () => {
    expect(focusExercises.map(({ type }) => type)).toEqual(focusTypes);
    expect([0, 59_999, 60_000, 120_000, 180_000, 239_999, 240_000].map((ms) => focusAt(ms).index)).toEqual([
      0, 0, 1, 2, 3, 3, 3,
    ]);
    expect(focusAt(61_500)).toMatchObject({ withinMs: 1_500, remainingSeconds: 59 });
    expect(focusAt(240_000).remainingSeconds).toBe(0);
  });
});

describe("the light to follow", () => {
  it("stays inside the field and never rests where it would touch its last place", () => {
    fc.assert(
      fc.property(seed, (each) => {
        const spots = Array.from({ length: 30 }, (_, number) => spotAt(each, number));
        for (const [n, { x, y }] of spots.entries()) {
          expect(Math.min(x, field.width - x, y, field.height - y)).toBeGreaterThanOrEqual(field.target / 2);
          const before = spots[n - 1];
          if (before) expect(Math.hypot(x - before.x, y - before.y)).toBeGreaterThanOrEqual(field.target);
        }
      }),
    );
  });

  it("jumps every two seconds, and the same way for the same seed", () => {
    expect([0, 1_999, 2_000, 59_999].map(spotNumber)).toEqual([0, 0, 1, 29]);
    expect(spotAt(5, 12)).toEqual(spotAt(5, 12));
    expect(spotAt(5, 12)).not.toEqual(spotAt(6, 12));
  });

  it("counts once at each place, however often it is tapped", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: minute - 1 }), { maxLength: 60 }), (taps) => {
        const inOrder = taps.toSorted((a, b) => a - b);
        const record = inOrder.reduce(
          (each, ms) => actOnFocus(each, { type: "follow", spot: spotNumber(ms) }, 1, ms),
          noFocusYet,
        );
        expect(record.caught).toBe(new Set(inOrder.map(spotNumber)).size);
        expect(focusScore(record)).toBe(record.caught);
      }),
    );
  });

  it("may be tapped a moment after it has left, but not before it has come", () => {
    const act = { type: "follow", spot: 3 } as const;
    expect(actOnFocus(noFocusYet, act, 1, 8_010).caught).toBe(1);
    expect(actOnFocus(noFocusYet, act, 1, 5_990).caught).toBe(0);
  });
});

describe("the cues to switch", () => {
  it("name something else each time, and sooner or later everything", () => {
    fc.assert(
      fc.property(seed, (each) => {
        const cues = Array.from({ length: 40 }, (_, number) => cueAt(each, number));
        for (const [n, cue] of cues.entries()) expect(cue).not.toBe(cues[n - 1]);
        expect(new Set(cues).size).toBe(3);
      }),
    );
  });

  it("count once when the thing that is named is tapped, and wait when another is", () => {
    const begin = 2 * minute;
    const cue = cueAt(9, cueNumber(0));
    const other = cue === "star" ? "moon" : "star";
    const missed = actOnFocus(noFocusYet, { type: "switch", thing: other }, 9, begin);
    expect(missed).toBe(noFocusYet);
    const arrived = actOnFocus(missed, { type: "switch", thing: cue }, 9, begin + 10);
    expect(arrived.arrivals).toBe(1);
    expect(actOnFocus(arrived, { type: "switch", thing: cue }, 9, begin + 20)).toBe(arrived);
    const next = cueAt(9, 1);
    expect(actOnFocus(arrived, { type: "switch", thing: next }, 9, begin + 5_000).arrivals).toBe(2);
  });
});

describe("the light in the middle", () => {
  it("dims evenly and stays visible", () => {
    expect([0, dimMs / 2, dimMs, 10 * dimMs].map(glowAt)).toEqual([1, (1 + dimmest) / 2, dimmest, dimmest]);
  });

  it("counts every time that somebody comes back", () => {
    const twice = [minute + 4_000, minute + 9_000].reduce(
      (record, ms) => actOnFocus(record, { type: "center" }, 1, ms),
      noFocusYet,
    );
    expect(twice).toMatchObject({ returns: 2, returnedAtMs: 9_000 });
    expect(focusScore(twice)).toBe(0);
  });
});

describe("counting", () => {
  const at = 3 * minute + 500;
  const count = (taps: number) =>
    Array.from({ length: taps }).reduce<typeof noFocusYet>(
      (record) => actOnFocus(record, { type: "count" }, 1, at),
      noFocusYet,
    );

  it("goes from one to ten and begins again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (taps) => {
        expect(count(taps)).toMatchObject({
          count: ((taps - 1) % countTo) + 1,
          rounds: Math.floor(taps / countTo),
        });
      }),
    );
  });

  it("can begin again at one, and keeps the tens that were full", () => {
    const again = actOnFocus(count(14), { type: "recount" }, 1, at);
    expect(again).toMatchObject({ count: 0, rounds: 1 });
    expect(actOnFocus(again, { type: "count" }, 1, at).count).toBe(1);
  });
});

it("nothing is counted for an exercise whose minute it is not", () => {
  const acts: FocusAct[] = [
    { type: "follow", spot: 0 },
    { type: "center" },
    { type: "switch", thing: cueAt(1, 0) },
    { type: "count" },
  ];
  for (const [own, act] of acts.entries())
    for (const exercise of focusExercises.keys())
      expect(actOnFocus(noFocusYet, act, 1, exercise * minute + 10) === noFocusYet).toBe(own !== exercise);
});
