/** Lighthouse's mobile performance score of a page, in the browser of all benchmarks. */

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { browserOptions } from "../../e2e/browser.ts";
import { drawNothing } from "../../testing/canvases.ts";
import { median } from "../measure.ts";
import type { RunningServer } from "../running-server.ts";
import { enter, type Visit } from "./visits.ts";

/** Package that npx fetches, because it is larger than all dependencies together (decision 39). */
const lighthouse = "lighthouse@13.5.0";
const timeout = 180_000;

type Report = {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: { readonly "first-contentful-paint": { readonly numericValue: number } };
};

/** Attempts for a page that misses its goal at first: a score is a sample, and other programs lower it. */
const samples = 3;

/** How a page is scored. */
export type Scoring = {
  readonly goal: number;
  /** Whether canvases take all calls and draw nothing, as cheaply as with a graphics card. */
  readonly drawsNothing?: boolean;
};

/** `score` is from 0 to 100; `firstPaintMs` is when the simulated phone shows the first text or picture. */
export type Scored = { readonly score: number; readonly firstPaintMs: number };

/** The first score when it reaches the goal, otherwise the median of three. */
export async function scoreOf(running: RunningServer, visit: Visit, scoring: Scoring): Promise<Scored> {
  const scored = [await mobileScore(running, visit, scoring)];
  while (scored.every(({ score }) => score < scoring.goal) && scored.length < samples)
    scored.push(await mobileScore(running, visit, scoring));
  return {
    score: median(scored.map(({ score }) => score)),
    firstPaintMs: median(scored.map(({ firstPaintMs }) => firstPaintMs)),
  };
}

/**
 * Scores a page on a simulated phone. Lighthouse gets three attempts, because on a busy machine it sometimes misses
 * the beginning of a page.
 */
async function mobileScore(
  running: RunningServer,
  visit: Visit,
  scoring: Scoring,
  attempts = 3,
): Promise<Scored> {
  return measure(running, visit, scoring).catch((error) => {
    if (attempts <= 1) throw error;
    return mobileScore(running, visit, scoring, attempts - 1);
  });
}

/** Throws when Lighthouse cannot be fetched or cannot measure the page. */
async function measure({ server }: RunningServer, visit: Visit, { drawsNothing }: Scoring): Promise<Scored> {
  const profile = await mkdtemp(join(tmpdir(), "mood-universe-lighthouse-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...browserOptions,
    baseURL: server.url,
    args: [...(browserOptions.args ?? []), "--remote-debugging-port=0"],
  });
  try {
    if (drawsNothing) await context.addInitScript(drawNothing);
    // Lighthouse empties the cache, but keeps cookies and localStorage.
    if (visit.stars !== null) await enter(context, visit.stars);
    // Chromium writes the port that it got to its profile.
    const [port] = (await readFile(join(profile, "DevToolsActivePort"), "utf8")).split("\n");
    const options = [`--port=${port}`, "--quiet", "--output=json", "--only-categories=performance"];
    const { stdout } = await promisify(execFile)(
      "npx",
      ["--yes", lighthouse, server.url + visit.path, ...options],
      { timeout, maxBuffer: 2 ** 27 },
    );
    const { categories, audits } = JSON.parse(stdout) as Report;
    if (categories.performance.score === null) throw new Error(`Lighthouse gave ${visit.name} no score.`);
    return {
      score: 100 * categories.performance.score,
      firstPaintMs: audits["first-contentful-paint"].numericValue,
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
