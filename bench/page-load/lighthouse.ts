/** Lighthouse's mobile performance score of a page, in the browser of all benchmarks. */

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { browserOptions } from "../../e2e/browser.ts";
import { median } from "../measure.ts";
import type { RunningServer } from "../running-server.ts";
import { enter, type Visit } from "./visits.ts";

/** Package that npx fetches, because it is larger than all dependencies together (decision 39). */
const lighthouse = "lighthouse@13.5.0";
const timeout = 180_000;

type Report = { readonly categories: { readonly performance: { readonly score: number | null } } };

/** Attempts for a page that misses its goal at first: a score is a sample, and other programs lower it. */
const samples = 3;

/** 0 to 100: the first score when it reaches `goal`, otherwise the median of three. */
export async function scoreOf(running: RunningServer, visit: Visit, goal: number): Promise<number> {
  const scores = [await mobileScore(running, visit)];
  if (scores.every((score) => score >= goal)) return median(scores);
  while (scores.length < samples) scores.push(await mobileScore(running, visit));
  return median(scores);
}

/**
 * Scores a page on a simulated phone. Lighthouse gets three attempts, because on a busy machine it sometimes misses
 * the beginning of a page.
 */
async function mobileScore(running: RunningServer, visit: Visit, attempts = 3): Promise<number> {
  return measure(running, visit).catch((error) => {
    if (attempts <= 1) throw error;
    return mobileScore(running, visit, attempts - 1);
  });
}

/** Throws when Lighthouse cannot be fetched or cannot measure the page. */
async function measure({ server }: RunningServer, visit: Visit): Promise<number> {
  const profile = await mkdtemp(join(tmpdir(), "mood-universe-lighthouse-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...browserOptions,
    baseURL: server.url,
    args: [...(browserOptions.args ?? []), "--remote-debugging-port=0"],
  });
  try {
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
    const { categories } = JSON.parse(stdout) as Report;
    if (categories.performance.score === null) throw new Error(`Lighthouse gave ${visit.name} no score.`);
    return 100 * categories.performance.score;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
