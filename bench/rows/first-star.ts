/** The time to the first star in a browser with an empty cache. */

import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { bundle } from "../bundle.ts";
import { inTurn } from "../measure.ts";
import { nameOf, type RunningServer, startServer } from "../running-server.ts";
import { compare, type Row } from "../table.ts";

const stars = 1_000;
const built = join(import.meta.dirname, "..", "..", "dist", "client");
/** Stored beside the client's files, so that the same server sends it in the same way. It is XHTML, because the server serves only one HTML page. */
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

/** Milliseconds from navigation until a frame with stars was drawn. Each browser context has its own cache. */
async function firstStar(browser: Browser, { server }: RunningServer, path: string): Promise<number> {
  const context = await browser.newContext({
    ...{ baseURL: server.url, viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  });
  const entered = await context.request.get(`/api/users/by-universe/${encodeURIComponent(nameOf(stars))}`);
  // The page itself stores the last user's id in this way.
  const { id } = await entered.json();
  await context.addInitScript((userId) => localStorage.setItem("mood-universe.user-id", userId), id);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "commit" });
  const handle = await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("canvas[data-frames]");
    if (!canvas) return null;
    if (!canvas.getContext("webgl2")) throw new Error("The page has no WebGL 2.");
    return performance.now();
  });
  const milliseconds = (await handle.jsonValue()) ?? Number.NaN;
  await context.close();
  return milliseconds;
}

export async function firstStarRows(): Promise<Row[]> {
  const removeBarePage = await putBarePage();
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const [figure, peer] = await inTurn(
      () => firstStar(browser, running, "/"),
      () => firstStar(browser, running, `/${bare.page}`),
    );
    return [
      compare({
        ...{ what: "Time from navigation to the first star, 1,000 entries, cold cache", figure, unit: "ms" },
        ...{ against: "bare page of the same renderer and stars", peer, goal: { atMost: 2 } },
      }),
    ];
  } finally {
    await browser.close();
    await running.close();
    await removeBarePage();
  }
}
