/**
 * How often the insights are wrong, in journals whose truth is known, and how often they find a true effect; then their
 * cost.
 */

import { dateOfDay } from "#domain/calendar.ts";
import { catalogue } from "#domain/feelings.ts";
import { beforeAfterOf } from "#domain/insights/before-after.ts";
import { dailyMeans } from "#domain/insights/daily-means.ts";
import { type InsightUniverse, insightsOf } from "#domain/insights/insights.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import { scoreStars } from "#domain/insights/scored-stars.ts";
import { seasonsOf } from "#domain/insights/seasons.ts";
import { tagFindings } from "#domain/insights/tag-findings.ts";
import type { WellnessSession } from "#domain/wellness/sessions.ts";
import {
  plainSimulation,
  type SimulatedJournal,
  type SimulatedTag,
  type Simulation,
  tagByChance,
  tagInSpells,
} from "../../testing/simulated-journal.ts";
import { median, runs } from "../measure.ts";
import { covers, journals, many, percent, share, simulate } from "../simulations.ts";
import { makeStars } from "../stars.ts";
import { limit, type Row } from "../table.ts";
import { measureRows } from "./insights-measures.ts";

const dayMs = 86_400_000;
type TagMaker = (random: () => number, days: number) => SimulatedTag;
const eight = (make: (at: number) => TagMaker): Simulation["tags"] =>
  function makeTags(random, days) {
    return Array.from({ length: 8 }, (_, at) => make(at)(random, days));
  };
const byChance = eight((at) => tagByChance(`tag-${at}`, () => 0.15 + 0.05 * at));
const inSpells = eight((at) => tagInSpells(`tag-${at}`, 0.3, 6 + 2 * at));
const isWeekend = (day: number) => day % 7 >= 5;

const lowDaysMissing = "40 % of low days missing";

/** Journals in which no tag but "true" has an effect. */
const withoutEffect: Record<string, Partial<Simulation>> = {
  "no effect": { tags: byChance },
  "no effect, days that follow each other": { phi: 0.6, tags: byChance },
  "tags in spells": { phi: 0.5, tags: inSpells },
  "weekend tags": {
    drift: (day) => (isWeekend(day) ? 0.2 : 0),
    tags: eight((at) => tagByChance(`tag-${at}`, (day) => (isWeekend(day) ? 0.8 : 0.1 + 0.02 * at))),
  },
  [lowDaysMissing]: { skip: (mood) => (mood < 0 ? 0.4 : 0), tags: byChance },
  ceiling: { mean: 0.7, sd: 0.3, tags: byChance },
  "drift, tags that begin midway": {
    drift: (day) => 0.4 * (day / 240 - 0.5),
    tags: eight((at) => tagByChance(`tag-${at}`, (day) => (day < 80 + 8 * at ? 0 : 0.3))),
  },
  "beside one true effect": {
    tags: (random, days) => [
      ...byChance(random, days).slice(1),
      tagByChance("true", () => 0.3, 0.3)(random, days),
    ],
  },
};

const read = (journal: SimulatedJournal) =>
  insightsOf({ ...journal, feelings: catalogue }, { now: journal.now, utcOffset: 0 });
const findingsOf = ({ tags }: Insights) => [...tags.claims, ...tags.unsure];

export async function insightsRows(): Promise<Row[]> {
  return [
    ...falseClaimRows(),
    ...lookRows(),
    ...powerRows(),
    ...exerciseRows(),
    seasonRow(),
    ...measureRows(),
    ...costRows(),
  ];
}

function falseClaimRows(): Row[] {
  return Object.entries(withoutEffect).flatMap(([name, options]) => {
    const all = many((seed) => simulate(seed, options));
    const results = all.map(read);
    const findings = results.flatMap(findingsOf).filter(({ tagId }) => tagId !== "true");
    const isFalse = ({ tags }: Insights) => tags.claims.some(({ tagId }) => tagId !== "true");
    const rows = [
      limit(`Journals with a false claim about a tag: ${name}`, share(results, isFalse), "%", { atMost: 12 }),
    ];
    // Without the low days, levels are biased, and no interval can know.
    if (name !== lowDaysMissing)
      rows.push(
        limit(
          `Tag intervals that hold the truth: ${name}`,
          share(findings, (one) => covers(one, 0)),
          "%",
          {
            atLeast: 86,
          },
        ),
      );
    if (name === "beside one true effect") rows.push(...trueEffectRows(results));
    if (name.startsWith("no effect")) rows.push(...otherClaimRows(name, all, results));
    return rows;
  });
}

function trueEffectRows(read: readonly Insights[]): Row[] {
  const effects = read.flatMap(findingsOf).filter(({ tagId }) => tagId === "true");
  return [
    limit(
      "Intervals of true effects that hold the truth",
      share(effects, (one) => covers(one, 0.3)),
      "%",
      {
        atLeast: 82,
      },
    ),
  ];
}

function otherClaimRows(name: string, all: readonly SimulatedJournal[], read: readonly Insights[]): Row[] {
  const bound = { atMost: 10 };
  const weeks = read.flatMap(({ weather }, at) =>
    weather.weeks.flatMap(({ start, low, high }) => {
      const truth = weekOf(all[at] as SimulatedJournal, Date.parse(start) / dayMs);
      return truth === null ? [] : [low <= truth && truth <= high];
    }),
  );
  const inWeeks = share(weeks, (isInside) => isInside);
  return [
    limit(
      `False claims about weekdays: ${name}`,
      share(read, ({ rhythm }) => rhythm.claims.length > 0),
      "%",
      bound,
    ),
    limit(
      `False turns: ${name}`,
      share(read, ({ turns }) => turns.claims.length > 0),
      "%",
      bound,
    ),
    limit(
      `False pairs: ${name}`,
      share(
        read,
        ({ together: { shared, following } }) => shared.claims.length + following.claims.length > 0,
      ),
      "%",
      bound,
    ),
    limit(`Weekly bands that hold the truth, at least: ${name}`, inWeeks, "%", { atLeast: 74 }),
    limit(`Weekly bands that hold the truth, at most: ${name}`, inWeeks, "%", { atMost: 87 }),
  ];
}

/** The mean of the seven days of a week; null for a week that the journal does not contain as a whole. */
function weekOf({ moods }: SimulatedJournal, monday: number): number | null {
  const days = [0, 1, 2, 3, 4, 5, 6].flatMap((at) => moods.get(monday + at) ?? []);
  return days.length < 7 ? null : days.reduce((sum, mood) => sum + mood, 0) / 7;
}

/** A person who looks every week for a year. */
function lookRows(): Row[] {
  const looks = { "no effect": { tags: byChance }, "tags in spells": { phi: 0.5, tags: inSpells } };
  return Object.entries(looks).map(([name, options]) =>
    limit(
      `Journals with a false claim in a year of weekly looks: ${name}`,
      share(
        many((seed) => simulate(seed, { span: 365, ...options })),
        hasClaimInAnyWeek,
      ),
      "%",
      { atMost: 25 },
    ),
  );
}

function hasClaimInAnyWeek({ entries, tags, now }: SimulatedJournal): boolean {
  const days = dailyMeans(scoreStars(catalogue, entries, now, 0));
  const ids = tags.map(({ id }) => id);
  const last = Math.floor(now / dayMs);
  return Array.from({ length: 52 }, (_, week) => last - 7 * week).some(
    (today) =>
      tagFindings(
        days.filter(({ day }) => day <= today),
        ids,
        today,
      ).claims.length > 0,
  );
}

/** Journals with an effect of half a standard deviation of the daily means. */
function powerRows(): Row[] {
  const { sd, starSd } = plainSimulation;
  const effect = Math.sqrt(sd ** 2 + starSd ** 2 / 2) / 2;
  const cases = [
    { span: 200, atLeast: 40 },
    { span: 365, atLeast: 80 },
  ];
  return cases.flatMap(({ span, atLeast }) => {
    const tags: Simulation["tags"] = (random, days) => [
      ...byChance(random, days).slice(1),
      tagByChance("true", () => 0.3, effect)(random, days),
    ];
    const claims = many((seed) =>
      read(simulate(seed, { span, share: 1, phi: 0.5, tags })).tags.claims.find(
        ({ tagId }) => tagId === "true",
      ),
    );
    const found = claims.flatMap((claim) => claim ?? []);
    return [
      limit(
        `True effect of 0.5 SD on 30 % of ${span} days is claimed`,
        percent(found.length, journals),
        "%",
        {
          atLeast,
        },
      ),
      limit(
        `with the right sign (${span} days)`,
        share(found, ({ difference }) => difference > 0),
        "%",
        {
          atLeast: 99,
        },
      ),
    ];
  });
}

/** People begin exercises when they are low, and the exercises do nothing. */
function exerciseRows(): Row[] {
  const moods = { "in the middle": 0.1, "near the ceiling": 0.6, "near the floor": -0.6 };
  return Object.entries(moods).map(([name, mean]) => {
    const results = many((seed) => {
      const journal = simulate(seed, {
        ...{ mean, starSd: 0.3, mostStars: 5 },
        exercise: (score, random) =>
          random() < (score < mean - 0.15 ? 0.5 : 0.06)
            ? { itemId: ["candle", "waves", "ground"][Math.floor(random() * 3)] ?? "candle", effect: 0 }
            : null,
      });
      return beforeAfterOf(
        scoreStars(catalogue, journal.entries, journal.now, 0),
        journal.sessions,
        journal.now,
      );
    });
    return limit(
      `False claims about exercises: moods ${name}`,
      share(results, ({ claims }) => claims.length > 0),
      "%",
      {
        atMost: 10,
      },
    );
  });
}

/** Three years without a season, in which days follow each other. */
function seasonRow(): Row {
  const results = many((seed) => {
    const { entries, now } = simulate(seed, { span: 3 * 365, phi: 0.6 });
    return seasonsOf(dailyMeans(scoreStars(catalogue, entries, now, 0)));
  });
  return limit(
    "False seasons: days that follow each other",
    share(results, (season) => season?.isClaim === true),
    "%",
    { atMost: 10 },
  );
}

function costRows(): Row[] {
  const count = 10_000;
  const entries = makeStars(count).map((star, at) => ({
    ...star,
    tags: Array.from({ length: at % 4 }, (_, tag) => `tag-${(at * 7 + tag * 13) % 40}`),
  }));
  const tags = Array.from({ length: 40 }, (_, at) => ({ id: `tag-${at}` }));
  const now = Date.parse(entries.at(-1)?.timestamp ?? "");
  // 27 years with one star a day, and a year with 27.
  const first = Date.parse(entries[0]?.timestamp ?? "");
  const dense = entries.map((star) => ({
    ...star,
    timestamp: new Date(now - (now - Date.parse(star.timestamp)) / 27).toISOString(),
  }));
  const cost = (
    stars: typeof entries,
    { sessions = [], ...measured }: Partial<Pick<InsightUniverse, "sessions" | "trackers" | "readings">> = {},
  ) =>
    median(
      Array.from({ length: 2 * runs }, () => {
        const before = process.cpuUsage();
        insightsOf(
          { feelings: catalogue, entries: stars, tags, sessions, ...measured },
          { now, utcOffset: 0 },
        );
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      }).slice(runs),
    );
  // The year is copied ten times over, so that each star has nine neighbours.
  const many = Array.from({ length: 10 }, (_, copy) =>
    dense.map((star) => ({
      ...star,
      timestamp: new Date(Date.parse(star.timestamp) - copy * 600_000).toISOString(),
    })),
  ).flat();
  const years = Math.round((now - first) / dayMs / 365);
  return [
    limit("Insights of 10,000 stars in a year, 40 tags", cost(dense), "ms", { atMost: 150 }),
    limit(`Insights of 10,000 stars in ${years} years, 40 tags`, cost(entries), "ms", { atMost: 150 }),
    limit(
      "Insights of 100,000 stars and 2,000 exercises in a year, 40 tags",
      cost(many, { sessions: exercisesUntil(now) }),
      "ms",
      { atMost: 1_500 },
    ),
    ...[5, 30].flatMap((count) => [
      limit(
        `Insights of 10,000 stars in ${years} years, 40 tags and 18,000 readings of ${count} trackers`,
        cost(entries, readingsUntil(now, count)),
        "ms",
        { atMost: 250 },
      ),
      limit(
        `Insights of 10,000 stars in a year, 40 tags and 18,000 readings of ${count} trackers`,
        cost(dense, readingsUntil(now, count)),
        "ms",
        { atMost: 250 },
      ),
    ]),
  ];
}

/** One reading of each tracker on each of the latest days. */
function readingsUntil(now: number, count: number) {
  const trackers = Array.from({ length: count }, (_, at) => ({
    id: `tracker-${at}`,
    kind: "number" as const,
  }));
  const today = Math.floor(now / dayMs);
  const readings = Array.from({ length: 18_000 }, (_, at) => ({
    trackerId: `tracker-${at % count}`,
    at: dateOfDay(today - Math.floor(at / count)),
    value: (at * 7_919) % 41,
  }));
  return { trackers, readings };
}

const exercisesUntil = (now: number): readonly WellnessSession[] =>
  Array.from({ length: 2_000 }, (_, at) => ({
    ...{ id: `session-${at}`, userId: "user-1", kind: "exercise", itemId: `exercise-${at % 10}` },
    ...{ outcome: "completed", seconds: 180, score: null },
    at: new Date(now - at * 4 * 3_600_000).toISOString(),
  }));
