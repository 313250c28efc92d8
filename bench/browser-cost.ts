/** The memory and the processor time of all processes of a browser. Memory is read from /proc, so on Linux alone. */

import { readFile } from "node:fs/promises";
import type { Browser, CDPSession } from "@playwright/test";

type Process = { readonly id: number; readonly cpuTime: number };

async function processesOf(session: CDPSession): Promise<readonly Process[]> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo;
}

/** Memory that several processes share is divided among them. 0 for a process that has ended. */
async function megabytesOf({ id }: Process): Promise<number> {
  const text = await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}

async function totalMegabytes(session: CDPSession): Promise<number> {
  const each = await Promise.all((await processesOf(session)).map(megabytesOf));
  return each.reduce((sum, megabytes) => sum + megabytes, 0);
}

async function totalSeconds(session: CDPSession): Promise<number> {
  return (await processesOf(session)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

export type BrowserCost = {
  readonly milliseconds: number;
  /** Sum over all processors. */
  readonly processorSeconds: number;
  /** The most memory during the work, more than before it. */
  readonly megabytes: number;
};

/** What the browser needs for this work. */
export async function costDuring(browser: Browser, work: () => Promise<unknown>): Promise<BrowserCost> {
  const session = await browser.newBrowserCDPSession();
  const [before, secondsBefore] = [await totalMegabytes(session), await totalSeconds(session)];
  const samples: number[] = [];
  let isWorking = true;
  const sampling = (async () => {
    while (isWorking) {
      samples.push(await totalMegabytes(session));
      await new Promise((again) => setTimeout(again, 150));
    }
  })();
  const startedAt = performance.now();
  await work();
  const milliseconds = performance.now() - startedAt;
  isWorking = false;
  await sampling;
  const processorSeconds = (await totalSeconds(session)) - secondsBefore;
  await session.detach();
  return { milliseconds, processorSeconds, megabytes: Math.max(...samples) - before };
}
