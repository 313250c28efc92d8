/** Skies that are there before anybody opens them. */

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

const seed = join(import.meta.dirname, "../tools/seed.ts");

/** A universe with the rhythm of a life, in the data of a server that runs. */
export const seedUniverse = (dataDir: string, name: string, stars: number) =>
  promisify(execFile)(process.execPath, [seed, "--name", name, "--stars", `${stars}`, "--days", `${stars}`], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

export const skyOf = (page: Page) => page.getByLabel(/^Star map/);
