/** Every page of the client and the dialogs of the home page, as a visitor or the owner of a universe opens them. */

import type { Browser, BrowserContext, Page } from "@playwright/test";
import { nameOf, type RunningServer } from "../running-server.ts";

export type Visit = {
  readonly name: string;
  readonly path: string;
  /** The universe with this number of stars is signed in; null for a visitor. */
  readonly stars: number | null;
  /** What the person does after the page has opened. */
  readonly act?: (page: Page) => Promise<unknown>;
};

export const universes = [0, 1_000, 5_000] as const;

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

const begin = (page: Page) => press(page, "Start");

async function customizeAvatar(page: Page) {
  await press(page, "Settings");
  await press(page, "Customize Avatar");
}

export const visits: readonly Visit[] = [
  { name: "login", path: "/login", stars: null },
  { name: "onboarding", path: "/onboarding", stars: null },
  { name: "register", path: "/register", stars: null },
  { name: "migrate", path: "/migrate", stars: null },
  { name: "verify-email", path: "/verify-email?token=none", stars: null },
  { name: "home, no stars", path: "/", stars: 0 },
  { name: "home, 1,000 stars", path: "/", stars: 1_000 },
  { name: "home, 5,000 stars", path: "/", stars: 5_000 },
  { name: "Add Mood at once", path: "/", stars: 1_000, act: (page) => press(page, "Add Mood") },
  { name: "settings", path: "/", stars: 1_000, act: (page) => press(page, "Settings") },
  { name: "avatar", path: "/", stars: 1_000, act: customizeAvatar },
  { name: "insights", path: "/insights", stars: 1_000 },
  { name: "compare", path: "/compare", stars: 1_000 },
  { name: "letters", path: "/letters", stars: 1_000 },
  { name: "journal", path: "/journal", stars: 1_000 },
  { name: "activities", path: "/wellness-games", stars: 1_000 },
  { name: "quiz", path: "/wellness-games/color-wheel-explorer", stars: 1_000 },
  { name: "mindful moments", path: "/mindful-moments", stars: 1_000 },
  { name: "exercise", path: "/mindful-moments?exercise=solar-warmth-journey", stars: 1_000, act: begin },
  { name: "mazes", path: "/maze-challenges", stars: 1_000 },
  { name: "maze", path: "/maze-challenges?maze=patience-trial", stars: 1_000 },
  { name: "account settings", path: "/account-settings", stars: 1_000 },
  { name: "command guide", path: "/command-key", stars: 1_000 },
  { name: "not found", path: "/nothing-here", stars: 1_000 },
];

/** Signs in to the universe with this number of stars, and stores its user's id as the page itself does. */
export async function enter(context: BrowserContext, stars: number) {
  const entered = await context.request.get(`/api/users/by-universe/${encodeURIComponent(nameOf(stars))}`);
  const { id } = await entered.json();
  const page = await context.newPage();
  // A small page of the same origin.
  await page.goto("/api/health/live");
  await page.evaluate((userId) => localStorage.setItem("mood-universe.user-id", userId), id);
  await page.close();
}

/** An empty cache, signed in as `stars` says. */
export async function openContext(
  browser: Browser,
  { server }: RunningServer,
  stars: number | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.url });
  if (stars !== null) await enter(context, stars);
  return context;
}
