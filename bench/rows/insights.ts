/**
 * How often the insights are wrong, in journals whose truth is known, and how often they find a true effect; then their
 * cost.
 */

import { catalogue } from "#domain/feelings.ts";
import { beforeAfterOf } from "#domain/insights/before-after.ts";
import { dailyMeans } from "#domain/insights/daily-means.ts";
import { insightsOf } from "#domain/insights/insights.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import { scoreStars } from "#domain/insights/scored-stars.ts";
import { seasonsOf } from "#domain/insights/seasons.ts";
import { tagFindings } from "#domain/insights/tag-findings.ts";
import {
  plainSimulation,
  type SimulatedJournal,
  type Simulation,
  tagByChance,
  tagInSpells,
} from "../../testing/simulated-journal.ts";
import { covers, eightTags, journals, many, percent, share, simulate } from "../simulations.ts";
import { limit, type Row } from "../table.ts";
import { clearlyRow } from "./clearly-row.ts";
import { comparisonCostRows } from "./insights-comparison-cost.ts";
import { comparisonRows } from "./insights-comparisons.ts";
import { costRows } from "./insights-cost.ts";
import { measureRows } from "./insights-measures.ts";

const dayMs = 86_400_000;
const byChance = eightTags((at) => tagByChance(`tag-${at}`, () => 0.15 + 0.05 * at));
const inSpells = eightTags((at) => tagInSpells(`tag-${at}`, 0.3, 6 + 2 * at));
const isWeekend = (day: number) => day % 7 >= 5;

const lowDaysMissing = "40 % of low days missing";

/** Journals in which no tag but "true" has an effect. */
const withoutEffect: Record<string, Partial<Simulation>> = {
  "no effect": { tags: byChance },
  "no effect, days that follow each other": { phi: 0.6, tags: byChance },
  "tags in spells": { phi: 0.5, tags: inSpells },
  "weekend tags": {
    drift: (day) => (isWeekend(day) ? 0.2 : 0),
    tags: eightTags((at) => tagByChance(`tag-${at}`, (day) => (isWeekend(day) ? 0.8 : 0.1 + 0.02 * at))),
  },
  [lowDaysMissing]: { skip: (mood) => (mood < 0 ? 0.4 : 0), tags: byChance },
  ceiling: { mean: 0.7, sd: 0.3, tags: byChance },
  "drift, tags that begin midway": {
    drift: (day) => 0.4 * (day / 240 - 0.5),
    tags: eightTags((at) => tagByChance(`tag-${at}`, (day) => (day < 80 + 8 * at ? 0 : 0.3))),
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
    ...seasonRows(),
    ...measureRows(),
    ...comparisonRows(),
    ...costRows(),
    ...comparisonCostRows(),
  ];
}

function falseClaimRows(): Row[] {
  return Object.entries(withoutEffect).flatMap(([name, options]) => {
    const all = many((seed) => simulate(seed, options));
    const results = all.map(read);
    const findings = results.flatMap(findingsOf).filter(({ tagId }) => tagId !== "true");
    const falseClaims = ({ tags }: Insights) => tags.claims.filter(({ tagId }) => tagId !== "true");
    const rows = [
      limit(
        `Journals with a false claim about a tag: ${name}`,
        share(results, (one) => falseClaims(one).length > 0),
        "%",
        { atMost: 12 },
      ),
      clearlyRow(`tags, ${name}`, results, falseClaims),
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
    clearlyRow(`weekdays, ${name}`, read, ({ rhythm }) => rhythm.claims),
    clearlyRow(`turns, ${name}`, read, ({ turns }) => turns.claims),
    clearlyRow(`pairs, ${name}`, read, ({ together: { shared, following } }) => [
      ...shared.claims,
      ...following.claims,
    ]),
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
  return Object.entries(moods).flatMap(([name, mean]) => {
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
    return [
      limit(
        `False claims about exercises: moods ${name}`,
        share(results, ({ claims }) => claims.length > 0),
        "%",
        { atMost: 10 },
      ),
      clearlyRow(`exercises, moods ${name}`, results, ({ claims }) => claims),
    ];
  });
}

/** Three years without a season, in which days follow each other. */
function seasonRows(): Row[] {
  const results = many((seed) => {
    const { entries, now } = simulate(seed, { span: 3 * 365, phi: 0.6 });
    return seasonsOf(dailyMeans(scoreStars(catalogue, entries, now, 0)));
  });
  return [
    limit(
      "False seasons: days that follow each other",
      share(results, (season) => season?.isClaim === true),
      "%",
      { atMost: 10 },
    ),
    clearlyRow("seasons, days that follow each other", results, (season) => (season ? [season] : [])),
  ];
}
