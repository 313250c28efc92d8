/** What the rows of simulations share. `JOURNALS` sets how many journals are simulated for each row (200). */

import type { Finding } from "#domain/insights/insights-data.ts";
import {
  plainSimulation,
  type SimulatedJournal,
  type SimulatedTag,
  type Simulation,
  simulateJournal,
} from "../testing/simulated-journal.ts";

export const journals = Number(process.env.JOURNALS ?? 200);

export const simulate = (seed: number, options: Partial<Simulation>): SimulatedJournal =>
  simulateJournal({ ...plainSimulation, seed: seed * 7_919 + 13, ...options });

export const many = <Value>(make: (seed: number) => Value): Value[] =>
  Array.from({ length: journals }, (_, seed) => make(seed));

export const percent = (some: number, all: number) => (100 * some) / all;

export const share = <Value>(values: readonly Value[], has: (value: Value) => boolean) =>
  percent(values.filter(has).length, values.length);

export const covers = ({ low, high }: Finding, truth: number) => low <= truth && truth <= high;

type TagMaker = (random: () => number, days: number) => SimulatedTag;

/** Eight tags of a simulated journal. */
export const eightTags = (make: (at: number) => TagMaker): Simulation["tags"] =>
  function makeTags(random, days) {
    return Array.from({ length: 8 }, (_, at) => make(at)(random, days));
  };
