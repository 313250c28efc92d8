import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyFocusAction,
  countTo,
  cueAt,
  cueNumber,
  dimMs,
  emptyFocusRecord,
  type FocusAction,
  field,
  focusAt,
  focusExercises,
  focusScore,
  focusTypes,
  glowAt,
  minimumGlow,
  spotAt,
  spotNumber,
} from "./focus.ts";

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const minute = 60_000;

describe("the four exercises", () => {
  it("take a minute each, and the last one does not end", () => {
    expect(focusExercises.map(({ type }) => type)).toEqual(focusTypes);
    expect([0, 59_999, 60_000, 120_000, 180_000, 239_999, 240_000].map((ms) => focusAt(ms).index)).toEqual([
      0, 0, 1, 2, 3, 3, 3,
    ]);
    expect(focusAt(61_500)).toMatchObject({ withinMs: 1_500, remainingSeconds: 59 });
    expect(focusAt(240_000).remainingSeconds).toBe(0);
  });
});

describe("the light to follow", () => {
  it("stays inside the field and never overlaps its previous spot", () => {
    fc.assert(
      fc.property(seed, (each) => {
        const spots = Array.from({ length: 30 }, (_, number) => spotAt(each, number));
        for (const [n, { x, y }] of spots.entries()) {
          expect(Math.min(x, field.width - x, y, field.height - y)).toBeGreaterThanOrEqual(field.target / 2);
          const previous = spots[n - 1];
          if (previous)
            expect(Math.hypot(x - previous.x, y - previous.y)).toBeGreaterThanOrEqual(field.target);
        }
      }),
    );
  });

  it("jumps every two seconds to spots that depend on the seed", () => {
    expect([0, 1_999, 2_000, 59_999].map(spotNumber)).toEqual([0, 0, 1, 29]);
    expect(spotAt(5, 12)).toEqual(spotAt(5, 12));
    expect(spotAt(5, 12)).not.toEqual(spotAt(6, 12));
  });

  it("counts once at each spot, even after repeated taps", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: minute - 1 }), { maxLength: 60 }), (taps) => {
        const inOrder = taps.toSorted((a, b) => a - b);
        const record = inOrder.reduce(
          (each, ms) => applyFocusAction(each, { type: "follow", spot: spotNumber(ms) }, 1, ms),
          emptyFocusRecord,
        );
        expect(record.caught).toBe(new Set(inOrder.map(spotNumber)).size);
        expect(focusScore(record)).toBe(record.caught);
      }),
    );
  });

  it("may be tapped shortly after it left a spot, but not before it arrived", () => {
    const action = { type: "follow", spot: 3 } as const;
    expect(applyFocusAction(emptyFocusRecord, action, 1, 8_010).caught).toBe(1);
    expect(applyFocusAction(emptyFocusRecord, action, 1, 5_990).caught).toBe(0);
  });
});

describe("the cues of the switch exercise", () => {
  it("never name the same thing twice in a row, and name all three within 40 cues", () => {
    fc.assert(
      fc.property(seed, (each) => {
        const cues = Array.from({ length: 40 }, (_, number) => cueAt(each, number));
        for (const [n, cue] of cues.entries()) expect(cue).not.toBe(cues[n - 1]);
        expect(new Set(cues).size).toBe(3);
      }),
    );
  });

  it("count once for a tap on the named thing, and ignore taps on other things", () => {
    const begin = 2 * minute;
    const cue = cueAt(9, cueNumber(0));
    const other = cue === "star" ? "moon" : "star";
    const missed = applyFocusAction(emptyFocusRecord, { type: "switch", thing: other }, 9, begin);
    expect(missed).toBe(emptyFocusRecord);
    const arrived = applyFocusAction(missed, { type: "switch", thing: cue }, 9, begin + 10);
    expect(arrived.arrivals).toBe(1);
    expect(applyFocusAction(arrived, { type: "switch", thing: cue }, 9, begin + 20)).toBe(arrived);
    const next = cueAt(9, 1);
    expect(applyFocusAction(arrived, { type: "switch", thing: next }, 9, begin + 5_000).arrivals).toBe(2);
  });
});

describe("the light in the middle", () => {
  it("dims evenly and stays visible", () => {
    expect([0, dimMs / 2, dimMs, 10 * dimMs].map(glowAt)).toEqual([
      1,
      (1 + minimumGlow) / 2,
      minimumGlow,
      minimumGlow,
    ]);
  });

  it("counts every press", () => {
    const twice = [minute + 4_000, minute + 9_000].reduce(
      (record, ms) => applyFocusAction(record, { type: "center" }, 1, ms),
      emptyFocusRecord,
    );
    expect(twice).toMatchObject({ returns: 2, returnedAtMs: 9_000 });
    expect(focusScore(twice)).toBe(0);
  });
});

describe("the breath count", () => {
  const at = 3 * minute + 500;
  const count = (taps: number) =>
    Array.from({ length: taps }).reduce<typeof emptyFocusRecord>(
      (record) => applyFocusAction(record, { type: "count" }, 1, at),
      emptyFocusRecord,
    );

  it("goes from 1 to 10 and restarts at 1", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (taps) => {
        expect(count(taps)).toMatchObject({
          count: ((taps - 1) % countTo) + 1,
          rounds: Math.floor(taps / countTo),
        });
      }),
    );
  });

  it("can be restarted without losing completed rounds", () => {
    const again = applyFocusAction(count(14), { type: "recount" }, 1, at);
    expect(again).toMatchObject({ count: 0, rounds: 1 });
    expect(applyFocusAction(again, { type: "count" }, 1, at).count).toBe(1);
  });
});

it("an action of an exercise that is not the current one is ignored", () => {
  const actions: FocusAction[] = [
    { type: "follow", spot: 0 },
    { type: "center" },
    { type: "switch", thing: cueAt(1, 0) },
    { type: "count" },
  ];
  for (const [own, action] of actions.entries())
    for (const exercise of focusExercises.keys())
      expect(applyFocusAction(emptyFocusRecord, action, 1, exercise * minute + 10) === emptyFocusRecord).toBe(
        own !== exercise,
      );
});
