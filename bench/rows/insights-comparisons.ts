/** How often a comparison of two times is wrong, in journals whose truth is known, and how often it finds a true difference. */

import type { Comparison } from "#domain/comparison/comparison.ts";
import type { ComparisonResult, Difference } from "#domain/comparison/comparison-data.ts";
import { compareSimulated, daysFromTo, sides } from "../../testing/compare-simulated.ts";
import {
  firstDay,
  onSomeDays,
  plainSimulation,
  type SimulatedJournal,
  type Simulation,
  tagByChance,
  tagInSpells,
} from "../../testing/simulated-journal.ts";
import { mixedTrackers, slowTrackers } from "../../testing/simulated-measures.ts";
import { covers, eightTags, many, share, simulate } from "../simulations.ts";
import { limit, type Row } from "../table.ts";
import { clearlyRow } from "./clearly-row.ts";

const dayMs = 86_400_000;
/** Half a standard deviation of the daily means. */
const halfDeviation = Math.sqrt(plainSimulation.sd ** 2 + plainSimulation.starSd ** 2 / 2) / 2;

const byChance = eightTags((at) => tagByChance(`tag-${at}`, () => 0.05 + 0.05 * at));
const inSpells = eightTags((at) => tagInSpells(`tag-${at}`, 0.3, 6 + 4 * at));
const partlyInSpells = eightTags((at) => onSomeDays(tagInSpells(`tag-${at}`, 0.3, 6 + 4 * at), 0.6));
/** Half of the days belong to spells that are brighter, beside the tags that come by chance. */
const moodsInSpells: Simulation["tags"] = function makeTags(random, days) {
  return [...byChance(random, days), tagInSpells("mood", 0.5, 14, 0.4)(random, days)];
};
const fromMidway = eightTags((at) => tagByChance(`tag-${at}`, (day) => (day < 80 + 8 * at ? 0 : 0.3)));
const plain = { tags: byChance, trackers: mixedTrackers(7) };
const drift = (day: number) => 0.4 * (day / 240 - 0.5);
const wave = (days: number) => (day: number) => 0.2 * Math.sin((2 * Math.PI * day) / days);

const spans = (length: number): Comparison => ({
  kind: "sides",
  first: daysFromTo(length, 2 * length - 1),
  second: daysFromTo(0, length - 1),
});
const halves = spans(120);
const goodWeeks: Comparison = { kind: "weeks", from: null, to: null };

type Case = {
  readonly options: Partial<Simulation>;
  readonly comparison: Comparison;
  /** Changes the journal after it was simulated. */
  readonly change?: (journal: SimulatedJournal) => SimulatedJournal;
  /** Differences that are true, or follow from the days that were chosen. */
  readonly isTrue?: (difference: Difference) => boolean;
};

const isFeeling = ({ kind }: Difference) => kind === "feeling";

/** Four of five days of the second half have no star. */
const withEmptyHalf = (journal: SimulatedJournal): SimulatedJournal => ({
  ...journal,
  entries: journal.entries.filter(({ timestamp }) => {
    const day = Math.floor(Date.parse(timestamp) / dayMs) - firstDay;
    return day < 120 || (day * 7) % 5 === 0;
  }),
});

/** The journals have 240 days, of which 83 % have a star, eight tags and seven trackers. */
const withoutChange: Record<string, Case> = {
  "two halves": { options: {}, comparison: halves },
  "two halves, days that follow each other": { options: { phi: 0.6 }, comparison: halves },
  "two halves, tags in spells": { options: { phi: 0.5, tags: inSpells }, comparison: halves },
  "two halves, tags in spells, and not on each of their days": {
    options: { phi: 0.5, tags: partlyInSpells },
    comparison: halves,
  },
  "two halves, moods in spells": { options: { phi: 0, tags: moodsInSpells }, comparison: halves },
  "two halves, moods that drift and return": { options: { drift: wave(120) }, comparison: halves },
  "two halves, days and moods that wander": {
    options: { phi: 0.5, drift: (day) => wave(60)(day) / 2 + wave(120)(day) / 2 },
    comparison: halves,
  },
  "two halves, one mostly empty": {
    options: { phi: 0.4, tags: inSpells },
    comparison: halves,
    change: withEmptyHalf,
  },
  "two halves, 40 % of low days missing": {
    options: { phi: 0.4, skip: (mood) => (mood < 0 ? 0.4 : 0) },
    comparison: halves,
  },
  "two halves, ceiling": { options: { mean: 0.7, sd: 0.3 }, comparison: halves },
  "two halves, thirty trackers": { options: { trackers: mixedTrackers(30) }, comparison: halves },
  "two halves, seven trackers with slow changes": {
    options: { trackers: slowTrackers(7, 0.6) },
    comparison: halves,
  },
  "two halves, thirty trackers with slow changes": {
    options: { trackers: slowTrackers(30, 0.6) },
    comparison: halves,
  },
  "two months, tags in spells": { options: { phi: 0.5, tags: inSpells }, comparison: spans(30) },
  "two fortnights, tags in spells": { options: { phi: 0.5, tags: inSpells }, comparison: spans(14) },
  "a week and the twelve before, tags in spells": {
    options: { phi: 0.5, tags: inSpells },
    comparison: { kind: "sides", first: daysFromTo(84, 90), second: daysFromTo(0, 83) },
  },
  "days with a tag and without": { options: {}, comparison: sides({ tags: ["tag-5"] }) },
  "days with a tag in spells and without": {
    options: { phi: 0.5, tags: inSpells },
    comparison: sides({ tags: ["tag-4"] }),
  },
  "days with a tag and without, moods that drift": {
    options: { drift, tags: fromMidway },
    comparison: sides({ tags: ["tag-3"] }),
    // Tags that begin midway do occur on the same days.
    isTrue: ({ kind }) => kind === "tag",
  },
  "weekends and weekdays": { options: {}, comparison: sides({ weekdays: [0, 6] }) },
};

/** Weeks that are chosen for what does not last; moods that do last are really those of the other days, too. */
const weeks: Record<string, Case> = {
  "days that do not follow each other": { options: { phi: 0 }, comparison: goodWeeks },
  "days that follow each other, tags in spells": {
    options: { phi: 0.5, tags: inSpells },
    comparison: goodWeeks,
    isTrue: isFeeling,
  },
  "moods that drift, tags that begin midway": {
    options: { phi: 0.3, drift, tags: fromMidway },
    comparison: goodWeeks,
    isTrue: isFeeling,
  },
};

export const comparisonRows = (): Row[] => [...unchangedRows(), ...weekRows(), ...powerRows()];

const resultsOf = ({ options, comparison, change = (journal) => journal }: Case) =>
  many((seed) => compareSimulated(change(simulate(seed, { ...plain, ...options })), comparison));
const isSaid = ({ brightness }: ComparisonResult) => brightness !== null && brightness.sureness !== "chance";
const saysAny = (isTrue: Case["isTrue"] = () => false) =>
  function hasFalse(result: ComparisonResult) {
    return falseOnes(result, isTrue).length > 0;
  };
const falseOnes = ({ more, less }: ComparisonResult, isTrue: Case["isTrue"] = () => false) =>
  [...more, ...less].filter((difference) => !isTrue(difference));

function unchangedRows(): Row[] {
  return Object.entries(withoutChange).flatMap(([name, one]) => {
    const results = resultsOf(one);
    const compared = results.flatMap(({ brightness }) => brightness ?? []);
    const isClear = ({ brightness }: ComparisonResult) => brightness?.sureness === "clearly";
    return [
      limit(`Comparisons with a false "more" or "less": ${name}`, share(results, saysAny(one.isTrue)), "%", {
        atMost: 12,
      }),
      clearlyRow(`comparisons, ${name}`, results, (result) => falseOnes(result, one.isTrue)),
      limit(`"Clearly brighter" by chance: ${name}`, share(results, isClear), "%", { atMost: 5 }),
      limit(`"Probably" or "clearly brighter" by chance: ${name}`, share(results, isSaid), "%", {
        atMost: 12,
      }),
      limit(
        `Intervals of the brightness that hold the truth: ${name}`,
        share(compared, (one) => covers(one, 0)),
        "%",
        {
          atLeast: 82,
        },
      ),
    ];
  });
}

const weekRows = (): Row[] =>
  Object.entries(weeks).map(([name, one]) =>
    limit(
      `Good weeks without a false description: ${name}`,
      share(resultsOf(one), (result) => !saysAny(one.isTrue)(result)),
      "%",
      { atLeast: 90 },
    ),
  );

/** A tag on 60 of 120 days, drawn at random. */
const onHalfOfDays: Simulation["tags"] = function makeTags(random, days) {
  const order = Array.from({ length: days }, (_, day) => ({ day, at: random() }));
  const on = new Set(
    order
      .sort((one, other) => one.at - other.at)
      .slice(0, days / 2)
      .map(({ day }) => day),
  );
  return [...byChance(random, days), { id: "true", isOn: (day) => on.has(day), effect: halfDeviation }];
};

/** The first tracker, of hours whose standard deviation is 1.2, is higher in the second half. */
const withRaised = (journal: SimulatedJournal): SimulatedJournal => ({
  ...journal,
  measured: journal.measured.map((tracker) =>
    tracker.trackerId === "tracker-0"
      ? {
          ...tracker,
          values: new Map(
            [...tracker.values].map(([day, value]) => [day, value + (day < firstDay + 120 ? 0 : 1.2)]),
          ),
        }
      : tracker,
  ),
});

function powerRows(): Row[] {
  const whole = { span: 120, share: 1, phi: 0.5 };
  const tag = resultsOf({ options: { ...whole, tags: onHalfOfDays }, comparison: sides({ tags: ["true"] }) });
  const span = resultsOf({
    options: { ...whole, drift: (day) => (day < 60 ? 0 : halfDeviation) },
    comparison: spans(60),
  });
  const more = resultsOf({
    options: {
      ...whole,
      tags: eightTags((at) => tagByChance(`tag-${at}`, (day) => (at > 0 || day < 60 ? 0.2 : 0.6))),
    },
    comparison: spans(60),
  });
  const tracker = many((seed) =>
    compareSimulated(withRaised(simulate(seed, { ...plain, ...whole, span: 240 })), halves),
  );
  const found = [...tag, ...span].filter(isSaid);
  return [
    limit("A tag that lifts by 0.5 SD, 60 days with and 60 without, is found", share(tag, isSaid), "%", {
      atLeast: 40,
    }),
    limit("60 days that are brighter by 0.5 SD than the 60 before are found", share(span, isSaid), "%", {
      atLeast: 25,
    }),
    limit(
      "with the right sign",
      share(found, ({ brightness }) => (brightness?.difference ?? 0) > 0),
      "%",
      { atLeast: 99 },
    ),
    limit(
      "A tag on 60 % of 60 days and 20 % of the 60 before is found",
      share(more, ({ more }) => more.some(({ id }) => id === "tag-0")),
      "%",
      { atLeast: 40 },
    ),
    limit(
      "One of seven trackers that is higher by 1 SD on 120 days than on the 120 before is found",
      share(tracker, ({ more }) => more.some(({ id }) => id === "tracker-0")),
      "%",
      { atLeast: 60 },
    ),
    limit(
      "Intervals of a share that hold the truth: a tag on 60 % and 20 % of days",
      share(
        more.flatMap(({ more }) => more.filter(({ id }) => id === "tag-0")),
        ({ drawn }) => drawn.low <= 0.4 && drawn.high >= 0.4,
      ),
      "%",
      { atLeast: 90 },
    ),
    limit(
      "Intervals of the brightness that hold the truth: a tag that lifts",
      share(tag, ({ brightness }) => brightness !== null && covers(brightness, halfDeviation)),
      "%",
      { atLeast: 82 },
    ),
  ];
}
