/**
 * The longest task of a page's main thread. It is measured as the thread's own time and multiplied: under emulated
 * throttling other programs on the machine count several times. Waiting for the graphics process is not part of it,
 * because without a graphics card that process computes every pixel.
 */

import type { Browser } from "@playwright/test";
import type { RunningServer } from "../running-server.ts";
import { openContext, type Visit } from "./visits.ts";

/** How many times slower the processor is. */
const slowdown = 4;
const settleMs = 2_000;

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the thread in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
};

const categories = ["toplevel", "__metadata"];

/** Milliseconds. Each visit begins with an empty cache and includes what the page loads after its first input. */
export async function longestTask(browser: Browser, running: RunningServer, visit: Visit): Promise<number> {
  const context = await openContext(browser, running, visit.stars);
  const page = await context.newPage();
  await browser.startTracing(page, { categories });
  await page.goto(visit.path, { waitUntil: "commit" });
  await visit.act?.(page);
  await page.waitForTimeout(settleMs);
  await page.mouse.move(3, 3);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(settleMs);
  const trace = await browser.stopTracing();
  await context.close();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return slowdown * longestOnMainThreads(traceEvents);
}

function longestOnMainThreads(events: readonly TraceEvent[]): number {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = (event: TraceEvent) => event.name === "thread_name" && event.args.name === "CrRendererMain";
  const mains = new Set(events.filter(isMain).map(thread));
  const tasks = events.filter((event) => event.name.endsWith("RunTask") && mains.has(thread(event)));
  if (tasks.length === 0) throw new Error("The trace contains no tasks of the page.");
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1_000;
}
