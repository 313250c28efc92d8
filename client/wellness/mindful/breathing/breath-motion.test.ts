import { describe, expect, it } from "vitest";
import { phaseAt, techniques } from "#domain/wellness/exercises/breathing.ts";
import { arcDash, arcFrames, arcStart, levelFrames, petalFrames, phaseOffsets } from "./breath-motion.ts";

/** Seconds of one cycle. */
const cycle = (technique: (typeof techniques)[number]) =>
  technique.pattern.reduce((sum, { seconds }) => sum + seconds, 0);

describe("the breathing figure", () => {
  it("has one keyframe for the start of each phase, and ends in its first state", () => {
    for (const technique of techniques) {
      const frames = levelFrames(technique, (level) => ({ opacity: level }));
      expect(frames.map(({ offset }) => offset)).toEqual([
        ...phaseOffsets(technique).map(({ from }) => from),
        1,
      ]);
      expect(frames[0]?.opacity).toBe(0);
      expect(frames[1]?.opacity).toBe(1);
      expect(frames.at(-1)?.opacity).toBe(0);
      expect(petalFrames(technique, 2)).toHaveLength(frames.length);
    }
  });

  it("starts each phase at the same time as the session", () => {
    for (const technique of techniques)
      for (const [index, { from, to }] of phaseOffsets(technique).entries()) {
        const ms = 1000 * cycle(technique);
        expect(phaseAt(technique, Math.ceil(from * ms)).index).toBe(index);
        expect(phaseAt(technique, Math.floor(to * ms) - 1).index).toBe(index);
      }
  });

  it("fills each arc during its phase, with ascending offsets", () => {
    for (const technique of techniques)
      for (const index of technique.pattern.keys()) {
        const frames = arcFrames(technique, index);
        const offsets = frames.map(({ offset }) => Number(offset));
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect(frames.at(0)?.opacity).toBe(0);
        expect(frames.at(-1)?.strokeDasharray).toBe(arcDash(technique, index, 1));
      }
  });

  it("draws arcs that do not touch", () => {
    for (const technique of techniques)
      for (const [index, { seconds }] of technique.pattern.entries()) {
        const length = Number(arcDash(technique, index, 1).split(" ")[0]);
        const next = technique.pattern[index + 1] ? arcStart(technique, index + 1) : cycle(technique);
        expect(length).toBeLessThan(seconds);
        expect(arcStart(technique, index) + length).toBeLessThan(next);
      }
  });
});
