/** How often the insights are wrong about what a person measures, and how often they find a true effect. */

import { catalogue } from "#domain/feelings.ts";
import { dailyMeans } from "#domain/insights/daily-means.ts";
import type { Insights, MeasureFinding } from "#domain/insights/insights-data.ts";
import { measureFindings } from "#domain/insights/measures.ts";
import { scoreStars } from "#domain/insights/scored-stars.ts";
import { plainSimulation, type SimulatedJournal, type Simulation } from "../../testing/simulated-journal.ts";
import { hoursTracker, mixedTrackers } from "../../testing/simulated-measures.ts";
import { covers, journals, many, percent, share, simulate } from "../simulations.ts";
import { limit, type Row } from "../table.ts";
import { clearlyRow } from "./clearly-row.ts";

const dayMs = 86_400_000;
const { sd, starSd, mean } = plainSimulation;
/** The standard deviation of the mean of a day, which has two stars on average. */
const sdOfDays = Math.sqrt(sd ** 2 + starSd ** 2 / 2);
/** What one standard deviation of a tracker adds to a mood, so that both correlate by `r`. */
const effectFor = (r: number) => (r / Math.sqrt(1 - r * r)) * sdOfDays;
const lag = { same: 0, next: 1 } as const;
type Lag = keyof typeof lag;

const slowly = (day: number) => 2 * (day / 240 - 0.5) + Math.sin((2 * Math.PI * day) / 200);
const moodOf = (moods: readonly number[], day: number) => ((moods[day] ?? mean) - mean) / sd;
const beside = (at: Lag, r = 0.4, others = 6, skip?: () => number): Simulation["trackers"] =>
  function makeTrackers(random, days) {
    const options = skip ? { skip } : {};
    return [
      hoursTracker("true", { [at]: effectFor(r), ...options })(random, days),
      ...mixedTrackers(others, () => options)(random, days),
    ];
  };

type Case = {
  readonly options: Partial<Simulation>;
  /** Claims that would be true; the others are false. */
  readonly isTrue?: (finding: MeasureFinding) => boolean;
  /** Whether a finding without a true effect is one of zero. */
  readonly isZero?: false;
};

const isOfSameDay = ({ lag }: MeasureFinding) => lag === 0;
const isEffect = (at: Lag) => (finding: MeasureFinding) =>
  finding.trackerId === "true" && finding.lag === lag[at];

/** The journals have 240 days, of which 83 % have a star and 90 % a value of each of seven trackers. */
const cases: Record<string, Case> = {
  "no effect": { options: { trackers: mixedTrackers(7) } },
  "no effect, days that follow each other": { options: { phi: 0.6, trackers: mixedTrackers(7) } },
  "no effect, thirty trackers": { options: { trackers: mixedTrackers(30) } },
  "trackers that drift as the mood drifts": {
    options: {
      ...{ phi: 0.4, drift: (day) => 0.2 * slowly(day) },
      trackers: mixedTrackers(7, () => ({ moved: (own, day) => 0.7 * own + slowly(day) })),
    },
  },
  "the same, begun midway": {
    options: {
      ...{ phi: 0.4, drift: (day) => 0.2 * slowly(day) },
      trackers: mixedTrackers(7, (at) => ({
        moved: (own, day) => 0.7 * own + slowly(day),
        skip: (_, day) => (day < 100 + 15 * at ? 1 : 0.1),
      })),
    },
  },
  "trackers that follow the mood of their day": {
    options: {
      phi: 0.5,
      trackers: mixedTrackers(7, () => ({
        moved: (own, day, moods) => 0.8 * own + 0.6 * moodOf(moods, day),
      })),
    },
    ...{ isTrue: isOfSameDay, isZero: false },
  },
  "trackers that show the mood itself": {
    options: {
      phi: 0.5,
      trackers: mixedTrackers(7, () => ({
        moved: (own, day, moods) => 0.2 * own + moodOf(moods, day),
      })),
    },
    ...{ isTrue: isOfSameDay, isZero: false },
  },
  "trackers that follow the mood of the day before": {
    options: {
      phi: 0.6,
      trackers: mixedTrackers(7, () => ({
        moved: (own, day, moods) => 0.8 * own + 0.6 * moodOf(moods, day - 1),
      })),
    },
    isZero: false,
  },
  "low days and high values missing": {
    options: {
      ...{ phi: 0.4, skip: (mood) => (mood < 0 ? 0.4 : 0) },
      trackers: mixedTrackers(7, () => ({
        skip: (value, _, mood) => 1 - (mood < 0 ? 0.6 : 0.95) * (value > 0.5 ? 0.6 : 0.95),
      })),
    },
  },
  "beside one true effect on the same day": {
    options: { trackers: beside("same") },
    isTrue: isEffect("same"),
  },
  "beside one true effect on the next day": {
    options: { trackers: beside("next") },
    isTrue: isEffect("next"),
  },
};

export const measureRows = (): Row[] => [...caseRows(), ...lookRows(), ...powerRows()];

const daysOf = ({ entries, now }: SimulatedJournal) => dailyMeans(scoreStars(catalogue, entries, now, 0));
const lastDay = ({ now }: SimulatedJournal) => Math.floor(now / dayMs);
const read = (journal: SimulatedJournal) =>
  measureFindings(daysOf(journal), journal.measured, lastDay(journal));
const findingsOf = ({ claims, unsure }: Insights["measures"]) => [...claims, ...unsure];

function caseRows(): Row[] {
  return Object.entries(cases).flatMap(([name, { options, isTrue = () => false, isZero = true }]) => {
    const results = many((seed) => read(simulate(seed, options)));
    const rows = [
      limit(
        `Journals with a false claim about a tracker: ${name}`,
        share(results, ({ claims }) => claims.some((claim) => !isTrue(claim))),
        "%",
        { atMost: 12 },
      ),
      clearlyRow(`trackers, ${name}`, results, ({ claims }) => claims.filter((claim) => !isTrue(claim))),
    ];
    const findings = results.flatMap(findingsOf);
    const zeros = findings.filter((finding) => !isTrue(finding));
    const hold = (some: readonly MeasureFinding[], truth: number) => share(some, (one) => covers(one, truth));
    if (isZero)
      rows.push(
        limit(`Tracker intervals that hold the truth: ${name}`, hold(zeros, 0), "%", { atLeast: 86 }),
      );
    if (name.startsWith("beside"))
      rows.push(
        limit(
          `Tracker intervals of the true effect that hold the truth: ${name}`,
          hold(findings.filter(isTrue), effectFor(0.4)),
          "%",
          { atLeast: 86 },
        ),
      );
    if (name === "no effect")
      rows.push(
        limit(
          `Means of groups of days whose interval holds the truth: ${name}`,
          share(
            findings.flatMap(({ groups }) => groups),
            ({ low, high }) => low <= mean && mean <= high,
          ),
          "%",
          { atLeast: 86 },
        ),
      );
    return rows;
  });
}

/** A person who looks every week for a year. */
function lookRows(): Row[] {
  const names = [
    "no effect",
    "trackers that drift as the mood drifts",
    "trackers that follow the mood of their day",
  ];
  return names.map((name) => {
    const { options, isTrue = () => false } = cases[name] as Case;
    return limit(
      `Journals with a false claim about a tracker in a year of weekly looks: ${name}`,
      share(
        many((seed) => simulate(seed, { ...options, span: 365 })),
        (journal) => isWrongInAnyWeek(journal, isTrue),
      ),
      "%",
      { atMost: 25 },
    );
  });
}

function isWrongInAnyWeek(journal: SimulatedJournal, isTrue: (finding: MeasureFinding) => boolean): boolean {
  const days = daysOf(journal);
  return Array.from({ length: 52 }, (_, week) => lastDay(journal) - 7 * week).some((today) => {
    const { claims } = measureFindings(
      days.filter(({ day }) => day <= today),
      journal.measured.map(({ trackerId, values }) => ({
        trackerId,
        values: new Map([...values].filter(([day]) => day <= today)),
      })),
      today,
    );
    return claims.some((claim) => !isTrue(claim));
  });
}

/** One tracker that correlates with the mood by 0.3, on 90 days without a gap: short journals, so that there are more. */
function powerRows(): Row[] {
  return (["same", "next"] as const).flatMap((at) => {
    const trackers = beside(at, 0.3, 0, () => 0);
    const found = Array.from({ length: 3 * journals }, (_, seed) =>
      read(simulate(seed, { span: 90, share: 1, trackers })).claims.find(isEffect(at)),
    ).flatMap((claim) => claim ?? []);
    return [
      limit(
        `True effect of r = 0.3 on the ${at} day, on 90 days, is claimed`,
        percent(found.length, 3 * journals),
        "%",
        { atLeast: 40 },
      ),
      limit(
        `with the right sign (${at} day)`,
        share(found, ({ difference }) => difference > 0),
        "%",
        { atLeast: 99 },
      ),
    ];
  });
}
