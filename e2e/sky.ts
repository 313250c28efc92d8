/** Seeds skies for journeys, and opens them. */

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { expectStars } from "./actions.ts";

const seed = join(import.meta.dirname, "../tools/seed.ts");

/** Seeds a universe with realistic entries into the data of a running server. */
export const seedUniverse = (dataDir: string, name: string, stars: number) =>
  promisify(execFile)(process.execPath, [seed, "--name", name, "--stars", `${stars}`, "--days", `${stars}`], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

/** Signs in by a call, because the sign-in page leaves a toast over the sky. */
export async function enterUniverse(page: Page, name: string) {
  await page.request.get(`/api/users/by-universe/${encodeURIComponent(name)}`);
  await page.goto("/");
}

/** Seeds a universe with so many stars, signs in and waits until its sky is drawn. */
export async function openSky(page: Page, dataDir: string, name: string, stars: number) {
  await seedUniverse(dataDir, name, stars);
  await enterUniverse(page, name);
  await expectStars(page, stars);
}

export const skyOf = (page: Page) => page.getByLabel(/^Star map/);

/** The middle of the part of the window that is free of panels, where a selected star is. Whole pixels. */
export async function middleOfSky(page: Page) {
  const sky = skyOf(page);
  await expect(sky).toHaveAttribute("data-free", /left/);
  const free = JSON.parse((await sky.getAttribute("data-free")) ?? "");
  return { x: Math.round((free.left + free.right) / 2), y: Math.round((free.top + free.bottom) / 2) };
}

/** Waits until the selected star is there, to the pixel. */
export const expectSelectedInMiddle = (page: Page) =>
  expect
    .poll(async () => {
      const { x, y } = await middleOfSky(page);
      return (await skyOf(page).getAttribute("data-selected")) === `${x},${y}`;
    })
    .toBe(true);
