import { expect, test } from "vitest";
import { plainSimulation, simulateJournal, tagByChance } from "../../testing/simulated-journal.ts";
import { catalogue } from "../feelings.ts";
import { dailyMeans } from "./daily-means.ts";
import { judgedDays } from "./day-regression.ts";
import { scoreStars } from "./scored-stars.ts";
import { tagFindings } from "./tag-findings.ts";

const { entries, now } = simulateJournal({
  ...{ ...plainSimulation, seed: 2, span: 120 },
  tags: (random, days) => [tagByChance("walk", () => 0.4, 0.5)(random, days)],
});
const days = dailyMeans(scoreStars(catalogue, entries, now, 0));
const today = Math.floor(now / 86_400_000);
const judged = judgedDays(days, today);
const walkBeside = (before: typeof judged.before) => {
  const { claims, unsure } = tagFindings(days, ["walk"], today, { ...judged, before });
  return [...claims, ...unsure][0];
};

test("the line of a tag covers what was so four weeks ago, too, when fewer days were known", () => {
  const [alone, beside] = [walkBeside(judged.now)?.drawn, walkBeside(judged.before)?.drawn];
  expect(beside?.low).toBeLessThan(alone?.low ?? 0);
  expect(beside?.high).toBeGreaterThanOrEqual(alone?.high ?? 1);
});

test("a tag that was not known four weeks ago may be chance, and its line reaches zero", () => {
  const young = walkBeside(judgedDays([], today).now);
  expect(young).toMatchObject({ sureness: "chance", drawn: { low: 0 } });
  // The days of now would make it clear by themselves.
  expect(young?.low).toBeGreaterThan(0.2);
  expect(young?.chance).toBeLessThan(0.01);
});
