/** The CPU time of a page's main thread, which includes React, style, layout and the recording of what is drawn. */

import type { CDPSession, Page } from "@playwright/test";

export const startThreadClock = (session: CDPSession) =>
  session.send("Performance.enable", { timeDomain: "threadTicks" });

/** Milliseconds since the page was opened. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const spent = metrics.find(({ name }) => name === "TaskDuration")?.value;
  if (spent === undefined) throw new Error("The browser does not tell the CPU time of its main thread.");
  return spent * 1000;
}

/** Milliseconds of the main thread during `work` and until `settleMs` after it. */
export type Cost = (work: () => Promise<unknown>, settleMs: number) => Promise<number>;

export async function meterOf(page: Page): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await startThreadClock(session);
  return async (work, settleMs) => {
    const before = await threadTime(session);
    await work();
    // The wait is outside the page, where waiting would be work.
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    return (await threadTime(session)) - before;
  };
}
