/** The time from a tap on the icon of the installed app until Add Mood is open. */

import type { Browser, BrowserContext } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { median, runs } from "../measure.ts";
import { nameOf, type RunningServer, startServer } from "../running-server.ts";
import { limit, type Row, round } from "../table.ts";

const stars = 1_000;

async function signedIn(browser: Browser, { server }: RunningServer): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: server.url, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  });
  const entered = await context.request.get(`/api/users/by-universe/${encodeURIComponent(nameOf(stars))}`);
  const { id } = await entered.json();
  await context.addInitScript((userId) => localStorage.setItem("mood-universe.user-id", userId), id);
  return context;
}

/** Milliseconds from navigation. */
async function openAddMood(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto("/?add=1", { waitUntil: "commit" });
  const opened = await page.waitForFunction(
    () => document.querySelector('[role="dialog"] input[type="radio"]') && performance.now(),
  );
  const time = (await opened.jsonValue()) ?? Number.NaN;
  // What the page does behind the dialog must not slow the next one.
  await page.close();
  return time;
}

async function install(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.close();
}

/** Browsers stop a service worker that is idle. Here it is stopped at once, as it would be hours later. */
async function stopServiceWorkers(context: BrowserContext) {
  const page = await context.newPage();
  const chromium = await context.newCDPSession(page);
  await chromium.send("ServiceWorker.enable");
  await chromium.send("ServiceWorker.stopAllWorkers");
  await page.close();
}

export async function quickAddRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const app = await signedIn(browser, running);
    await install(app);
    const times: number[] = [];
    const peers: number[] = [];
    // The first round is discarded: the runtime compiles the server while it works.
    for (let run = 0; run <= runs; run++) {
      await stopServiceWorkers(app);
      times[run] = await openAddMood(app);
      const visitor = await signedIn(browser, running);
      peers[run] = await openAddMood(visitor);
      await visitor.close();
    }
    return [
      {
        ...limit(
          "Time from the icon to the open Add Mood, 1,000 entries, phone",
          median(times.slice(1)),
          "ms",
          {
            atMost: 3_000,
          },
        ),
        against: `${round(median(peers.slice(1)))} ms (the same page with an empty cache)`,
      },
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
