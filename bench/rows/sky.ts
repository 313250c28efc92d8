/** What one more star costs a sky that holds many. */

import { join } from "node:path";
import { build } from "vite";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { openBrowser } from "../browser.ts";
import { median, runs } from "../measure.ts";
import { startServer } from "../running-server.ts";
import { compare, type Row } from "../table.ts";

type Measured = { first: number; added: number };

/** The page's script as the client's build would make it, in one piece. */
async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2023", lib: { entry, formats: ["iife"], name: "bench" } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && "output" in first ? first.output[0] : null;
  if (!chunk) throw new Error("The page for the benchmark could not be built.");
  return chunk.code;
}

async function listStars(stars: number): Promise<MoodEntry[]> {
  const running = await startServer([stars]);
  const cookie = await running.signIn(stars);
  const response = await fetch(`${running.server.url}/api/mood-entries`, { headers: { cookie } });
  const list: MoodEntry[] = JSON.parse(await response.text());
  await running.close();
  return list;
}

export async function skyRows(): Promise<Row[]> {
  const [script, entries] = [
    await bundle(join(import.meta.dirname, "../pages/sky.ts")),
    await listStars(10_001),
  ];
  const browser = await openBrowser();
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    measured.push(
      await page.evaluate(
        (stars) => (window as unknown as { measureSky(stars: unknown): Measured }).measureSky(stars),
        entries,
      ),
    );
    await page.close();
  }
  await browser.close();
  return [
    compare({
      what: "Adding one star to 10,000",
      figure: median(measured.map(({ added }) => added)),
      against: "first load of 10,000",
      peer: median(measured.map(({ first }) => first)),
      unit: "ms",
      goal: { atMost: 0.01 },
    }),
  ];
}
