/** The tasks of a page's main thread, by the thread's own time: other programs on the machine hardly change it. */

import type { Browser, Page } from "@playwright/test";

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the thread in microseconds. */
  readonly tdur?: number;
};

const categories = ["toplevel", "blink.user_timing"];
/** Says in the trace which thread is the page's: Chromium has pages of its own, with tasks of half a second. */
const pageMark = "measured page";

/** Milliseconds of the longest task during `work`, at whose end the page is open. */
export async function longestTaskDuring(browser: Browser, page: Page, work: () => Promise<unknown>) {
  await browser.startTracing(page, { categories });
  await work();
  await page.evaluate((mark) => void performance.mark(mark), pageMark);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === pageMark);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === mark?.pid && tid === mark.tid,
  );
  if (tasks.length === 0) throw new Error("The trace contains no tasks of the page.");
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1_000;
}
