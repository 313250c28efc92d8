import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../testing/english.ts";
import { breathLevels, cycleSeconds, findTechnique, phaseAt, techniqueIds, techniques } from "./breathing.ts";

const technique = fc.constantFrom(...techniques);
/** Milliseconds; often a whole second, because phases change there. */
const elapsed = fc.oneof(
  fc.integer({ min: 0, max: 24 * 3_600_000 }),
  fc.integer({ min: 0, max: 24 * 3_600 }).map((seconds) => 1000 * seconds),
);
const sessionMs = 180_000;

describe("the techniques", () => {
  it("have the phases and seconds of their names", () => {
    expect(techniques.map(({ id }) => id)).toEqual(techniqueIds);
    expect(
      techniques.map(({ name, pattern }) => [
        english(name),
        ...pattern.map((phase) => `${phase.name} ${phase.seconds}`),
      ]),
    ).toEqual([
      ["Box Breathing", "inhale 4", "hold 4", "exhale 4", "hold 4"],
      ["4-7-8 Breathing", "inhale 4", "hold 7", "exhale 8"],
      ["Triangle Breathing", "inhale 4", "hold 4", "exhale 4"],
      ["Star Breathing", "inhale 5", "hold 5", "exhale 5", "hold 5", "reset 5"],
    ]);
  });

  it("are found by their ids only", () => {
    for (const id of techniqueIds) expect(findTechnique(id)?.id).toBe(id);
    expect(findTechnique("circle")).toBeUndefined();
    expect(findTechnique(null)).toBeUndefined();
  });
});

describe("phaseAt", () => {
  it("agrees with a count of the phases from the start", () => {
    fc.assert(
      fc.property(technique, elapsed, (each, ms) => {
        const moment = phaseAt(each, ms);
        const before = each.pattern.slice(0, moment.index).reduce((sum, { seconds }) => sum + seconds, 0);
        const start = 1000 * (moment.cycles * cycleSeconds(each) + before);
        expect(moment.phase).toBe(each.pattern[moment.index]);
        expect(start + moment.progress * 1000 * moment.phase.seconds).toBeCloseTo(ms, 3);
        expect(moment.progress).toBeGreaterThanOrEqual(0);
        expect(moment.progress).toBeLessThan(1);
      }),
    );
  });

  it("counts down whole seconds from the length of the phase to 1", () => {
    fc.assert(
      fc.property(technique, elapsed, (each, ms) => {
        const { remainingSeconds, phase } = phaseAt(each, ms);
        expect(remainingSeconds).toBeGreaterThanOrEqual(1);
        expect(remainingSeconds).toBeLessThanOrEqual(phase.seconds);
        const later = phaseAt(each, ms + 1000);
        expect(later.remainingSeconds).toBe(
          remainingSeconds > 1 ? remainingSeconds - 1 : later.phase.seconds,
        );
      }),
    );
  });

  it("counts a cycle exactly when the last phase ends", () => {
    fc.assert(
      fc.property(technique, fc.integer({ min: 1, max: 10_000 }), (each, cycle) => {
        const wrap = 1000 * cycleSeconds(each) * cycle;
        expect(phaseAt(each, wrap - 1)).toMatchObject({ cycles: cycle - 1, index: each.pattern.length - 1 });
        expect(phaseAt(each, wrap)).toMatchObject({ cycles: cycle, index: 0, progress: 0 });
      }),
    );
  });

  it("counts 11, 9, 15 and 7 cycles in a session of three minutes", () => {
    const cycles = techniques.map((each) => phaseAt(each, sessionMs).cycles);
    expect(cycles).toEqual([11, 9, 15, 7]);
  });

  it("returns the beginning for a negative time", () => {
    for (const each of techniques)
      expect(phaseAt(each, -5)).toMatchObject({ index: 0, progress: 0, cycles: 0 });
  });
});

it("the levels of a breath are continuous, rise only while inhaling and fall only while exhaling", () => {
  for (const each of techniques) {
    const levels = breathLevels(each);
    for (const [n, { from }] of levels.entries()) expect(from).toBe(levels.at(n - 1)?.to);
    expect(levels.map(({ from, to }) => Math.sign(to - from))).toEqual(
      each.pattern.map(({ name }) => (name === "inhale" ? 1 : name === "exhale" ? -1 : 0)),
    );
  }
});
