/** The time to the first star in a browser with an empty cache. */

import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { bundle } from "../bundle.ts";
import { median, runs } from "../measure.ts";
import { nameOf, type RunningServer, startServer } from "../running-server.ts";
import { compare, type Row } from "../table.ts";

const stars = 1_000;
const built = join(import.meta.dirname, "..", "..", "dist", "client");
/**
 * Page beside the client's files, so that the same server sends it in the same way. It is XHTML, because the server
 * serves only one HTML page.
 */
const bare = { page: "bench-bare-sky.xhtml", script: "assets/bench-bare-sky.js" };

async function putBarePage(): Promise<() => Promise<void>> {
  const { script } = await bundle("peers/bare-sky.ts");
  const head = `<title>Bare</title><style>body{margin:0}</style>`;
  const page = `<html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body><script src="/${bare.script}"></script></body></html>`;
  const files = { [bare.page]: page, [bare.script]: script };
  for (const [name, text] of Object.entries(files)) await writeFile(join(built, name), text);
  return async () => {
    for (const name of Object.keys(files)) await rm(join(built, name));
  };
}

/** Milliseconds from navigation until stars are in view: as plain dots, and drawn by WebGL. */
type Seen = { readonly dots: number; readonly sky: number };

/** Each browser context has its own cache. */
async function firstStar(browser: Browser, { server }: RunningServer, path: string): Promise<Seen> {
  const context = await browser.newContext({
    ...{ baseURL: server.url, viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  });
  const entered = await context.request.get(`/api/users/by-universe/${encodeURIComponent(nameOf(stars))}`);
  // The page itself stores the last user's id in this way.
  const { id } = await entered.json();
  await context.addInitScript((userId) => localStorage.setItem("mood-universe.user-id", userId), id);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "commit" });
  const dots = await page.waitForFunction(
    () => document.querySelector("canvas:is([data-dots], [data-frames])") && performance.now(),
  );
  const sky = await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("canvas[data-frames]");
    if (!canvas) return null;
    if (!canvas.getContext("webgl2")) throw new Error("The page has no WebGL 2.");
    return performance.now();
  });
  const seen = { dots: (await dots.jsonValue()) ?? Number.NaN, sky: (await sky.jsonValue()) ?? Number.NaN };
  await context.close();
  return seen;
}

export async function firstStarRows(): Promise<Row[]> {
  const removeBarePage = await putBarePage();
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const seen: Seen[] = [];
    const peers: number[] = [];
    // The first round is discarded: the runtime compiles the server while it works.
    for (let run = 0; run <= runs; run++) {
      seen[run] = await firstStar(browser, running, "/");
      peers[run] = (await firstStar(browser, running, `/${bare.page}`)).sky;
    }
    const beside = {
      against: "bare page of the same renderer and stars",
      peer: median(peers.slice(1)),
    };
    const what = "Time from navigation, 1,000 entries, cold cache, to the first";
    return [
      compare({
        ...beside,
        ...{ what: `${what} star, as a dot`, figure: median(seen.slice(1).map(({ dots }) => dots)) },
        goal: { atMost: 1.5 },
      }),
      compare({
        ...beside,
        ...{ what: `${what} frame of the whole sky`, figure: median(seen.slice(1).map(({ sky }) => sky)) },
        goal: { atMost: 2 },
      }),
    ];
  } finally {
    await browser.close();
    await running.close();
    await removeBarePage();
  }
}
