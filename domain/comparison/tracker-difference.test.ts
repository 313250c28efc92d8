import { expect, test } from "vitest";
import { compareSimulated, halves } from "../../testing/compare-simulated.ts";
import { plainSimulation, simulateJournal } from "../../testing/simulated-journal.ts";
import { slowTrackers } from "../../testing/simulated-measures.ts";

/** How many of thirty journals without a change have a tracker that is said to differ between two halves. */
const falseOnes = (count: number) =>
  Array.from({ length: 30 }, (_, seed) => {
    const trackers = slowTrackers(count, 0.6);
    return compareSimulated(simulateJournal({ ...plainSimulation, seed, trackers }), halves);
  }).filter(({ more, less }) => [...more, ...less].some(({ kind }) => kind === "tracker")).length;

test.each([7, 30])(
  "%i trackers that change slowly, beside fast changes of their own, are seldom a false difference",
  (count) => {
    expect(falseOnes(count)).toBeLessThanOrEqual(3);
  },
);
