/**
 * A page whose work is measured as CPU time. Frame times are not usable: without a graphics card, frames wait for
 * pixels, and on a shared machine for other programs. The main thread is measured by its thread time, and the
 * rasterizer by the time of the graphics process. A separate browser excludes the drawing of other pages.
 */

import type { CDPSession, Page } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import type { Bundle } from "./bundle.ts";
import { startThreadClock, threadTime } from "./page-load/thread-time.ts";

/** CPU time in milliseconds since the start. */
export type Spent = { readonly main: number; readonly raster: number };

export type MeteredPage = {
  readonly page: Page;
  /** The CPU time of `work`, including the drawing of its pixels. */
  cost(work: () => Promise<unknown>): Promise<Spent>;
  /** Megabytes of JavaScript objects and buffers, after garbage collection. */
  memory(): Promise<number>;
  close(): Promise<void>;
};

async function rasteriser(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const gpu = processInfo.find(({ type }) => type.toUpperCase() === "GPU");
  if (!gpu) throw new Error("The browser does not tell the CPU time of the process that draws.");
  return gpu.cpuTime * 1000;
}

async function memory(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const usage = await session.send("Runtime.getHeapUsage");
  return (usage.usedSize + usage.backingStorageSize) / 2 ** 20;
}

export async function openMeteredPage({ script, style }: Bundle): Promise<MeteredPage> {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "dark" });
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  await page.setContent("<!doctype html><meta charset=utf-8><title>Benchmark</title>");
  if (style) await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  const session = await page.context().newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  await startThreadClock(session);
  const spent = async () => ({ main: await threadTime(session), raster: await rasteriser(whole) });
  return {
    page,
    async cost(work) {
      const before = await spent();
      await work();
      const after = await spent();
      return { main: after.main - before.main, raster: after.raster - before.raster };
    },
    memory: () => memory(session),
    async close() {
      await browser.close();
      if (failures.length > 0) throw new Error(`The page failed: ${failures.join("; ")}`);
    },
  };
}
