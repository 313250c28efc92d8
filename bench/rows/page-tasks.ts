/** The longest task of all pages: for so long a page does not react. */

import type { Browser } from "@playwright/test";
import { median } from "../measure.ts";
import { longestTask } from "../page-load/longest-task.ts";
import { type Visit, visits } from "../page-load/visits.ts";
import type { RunningServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const rounds = 3;

export async function taskRows(browser: Browser, running: RunningServer): Promise<Row[]> {
  const measured = new Map<Visit, number[]>(visits.map((visit) => [visit, []]));
  for (let round = 0; round < rounds; round++)
    for (const [visit, durations] of measured) durations.push(await longestTask(browser, running, visit));
  const longest = [...measured]
    .map(([{ name }, durations]) => ({ name, duration: median(durations) }))
    .sort((one, other) => other.duration - one.duration);
  for (const { name, duration } of longest) console.error(`  ${name}: ${Math.round(duration)} ms`);
  const [{ name, duration } = { name: "no page", duration: Number.NaN }] = longest;
  return [
    limit(`Longest task of all pages at a processor four times slower (${name})`, duration, "ms", {
      atMost: 300,
    }),
  ];
}
