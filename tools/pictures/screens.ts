/** Every screen of the product, and how to come there. */

import type { Page } from "@playwright/test";
import { ada, heading, logIn, register, signIn } from "../../e2e/account-actions.ts";
import {
  accessUniverse,
  chooseEmotion,
  createUniverse,
  expectStars,
  openAddMood,
  openSettings,
  tapNewestStar,
} from "../../e2e/actions.ts";
import { enterUniverse, skyOf } from "../../e2e/sky.ts";
import { expectSkyIsDrawn } from "../../e2e/webgl.ts";
import { correctingScreens } from "./correcting.ts";
import { importScreens } from "./importing.ts";
import { keepsakeScreens } from "./keepsakes.ts";
import { reachScreens } from "./reach.ts";
import { type Screen, visit } from "./screen.ts";
import { skyViews } from "./sky-views.ts";
import { wellnessScreens } from "./wellness.ts";

const stars = 365;
const demo = "Vega's Harbour";
/** Has what the demo shows in no other picture, such as constellations. */
const keeper = "Keeper's Cove";
/** Skies of other sizes, each in a separate universe. */
const skies = [1, 30, 5000] as const;
const nameOf = (count: number) => `Sky of ${count}`;

/** The universes that the screens show, with their stars. */
export const demoUniverses: readonly { name: string; stars: number }[] = [
  ...[demo, keeper].map((name) => ({ name, stars })),
  ...skies.map((count) => ({ name: nameOf(count), stars: count })),
];

/** Screens in their order, because each starts from the previous one. */
export const screens: readonly Screen[] = [
  { name: "login", open: (page) => visit(page, "/login") },
  { name: "login-again", open: loginAgain },
  { name: "register", open: (page) => visit(page, "/register") },
  { name: "check-your-email", open: registerAgain },
  { name: "login-unverified", open: logInTooEarly },
  { name: "migrate", open: (page) => visit(page, "/migrate") },
  { name: "verify-email", open: (page) => visit(page, "/verify-email?token=used") },
  { name: "onboarding", open: (page) => visit(page, "/onboarding") },
  { name: "sign-in", open: (page) => page.getByRole("tab", { name: "Sign In" }).click() },
  { name: "empty-sky", open: openEmptySky },
  { name: "not-found", open: (page) => visit(page, "/no/such/place") },
  { name: "home", open: openDemo },
  { name: "settings", open: async (page) => void (await openSettings(page)) },
  { name: "customize-avatar", open: (page) => choose(page, "Customize Avatar") },
  { name: "about", open: (page) => chooseNext(page, "About Us") },
  { name: "contact", open: (page) => chooseNext(page, "Contact Us") },
  { name: "delete-universe", open: (page) => chooseNext(page, "Delete Universe") },
  { name: "more", open: openMore, only: [360] },
  { name: "support", open: openSupport },
  { name: "command-guide", open: (page) => visit(page, "/command-key") },
  { name: "sky-year", open: openSkyView("year") },
  { name: "sky-day", open: openSkyView("day") },
  { name: "sky-feelings", open: openSkyView("feelings") },
  { name: "sky-moons", open: openSkyView("moons") },
  { name: "sky-time", open: openSkyView("part") },
  { name: "star", open: tapStarAgain },
  { name: "several-stars", open: chooseSeveral },
  { name: "grid-view", open: openGrid },
  { name: "list-of-stars", open: openList },
  { name: "add-mood", open: fillAddMood },
  { name: "add-twin", open: addTwin },
  { name: "journal-days", open: (page) => visit(page, "/journal") },
  { name: "journal-month", open: (page) => visit(page, "/journal?view=month") },
  { name: "journal-year", open: (page) => visit(page, "/journal?view=year") },
  { name: "journal-tags", open: openTags },
  { name: "journal-search", open: (page) => visit(page, "/journal?words=the%20lake") },
  { name: "journal-filters", open: (page) => page.getByRole("button", { name: /^Filters/ }).click() },
  { name: "sky-search", open: showSearchInSky },
  { name: "insights", open: (page) => visit(page, "/insights") },
  { name: "insights-charts", open: showWeeks },
  { name: "letter", open: (page) => visit(page, "/letters?kind=year") },
  { name: "compare", open: (page) => visit(page, "/compare") },
  { name: "compare-kinds", open: (page) => visit(page, "/compare?first.weekdays=sun,sat&second=others") },
  { name: "your-data", open: (page) => visit(page, "/your-data") },
  { name: "your-data-delete", open: (page) => visit(page, "/your-data/delete") },
  { name: "report", open: (page) => visit(page, "/your-data/report") },
  ...importScreens,
  ...correctingScreens,
  ...reachScreens(keeper),
  ...keepsakeScreens(keeper),
  ...skies.map((count) => ({ name: `sky-${count}`, open: (page: Page) => openDemoOf(page, count) })),
  ...wellnessScreens,
  { name: "account-settings", open: openAccountSettings },
];

async function loginAgain(page: Page) {
  await page.evaluate(() => localStorage.setItem("mood-universe.known", "1"));
  await visit(page, "/login");
}

let universes = 0;

const newcomer = () => ({
  ...ada,
  email: `newcomer-${universes}@example.org`,
  universeName: `Newcomer ${universes}`,
});

async function registerAgain(page: Page) {
  universes++;
  await register(page, newcomer());
  await heading(page, "Check Your Email").waitFor();
  await dismissToast(page);
}

async function logInTooEarly(page: Page) {
  await page.getByRole("link", { name: "Back to Login" }).click();
  await logIn(page, newcomer().email, ada.password);
  await page.getByRole("button", { name: "Resend Verification Email" }).waitFor();
  await dismissToast(page);
}

/** Starts from the open settings menu. */
const choose = (page: Page, item: string) => page.getByRole("button", { name: item }).click();

async function chooseNext(page: Page, item: string) {
  await page.keyboard.press("Escape");
  await openSettings(page);
  await choose(page, item);
}

async function openMore(page: Page) {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More" }).click();
}

/** Starts from the open sheet on phones, and otherwise from the sidebar. */
async function openSupport(page: Page) {
  const support = page.getByRole("button", { name: "Support" });
  if (!(await support.isVisible())) await page.keyboard.press("Escape");
  await support.click();
}

async function tapStarAgain(page: Page) {
  await page.goto("/");
  await expectStars(page, stars);
  await expectSkyIsDrawn(page);
  await tapNewestStar(page);
}

/** The first one comes from another page. */
function openSkyView(view: string) {
  return async (page: Page) => {
    if (new URL(page.url()).pathname !== "/") await visit(page, "/");
    await expectSkyIsDrawn(page);
    await skyViews[view]?.(page);
  };
}

async function openAccountSettings(page: Page) {
  await signIn(page, ada);
  await visit(page, "/account-settings");
}

async function openEmptySky(page: Page) {
  await createUniverse(page, `First Light ${++universes}`);
  await expectSkyIsDrawn(page);
  await dismissToast(page);
}

async function openDemo(page: Page) {
  await accessUniverse(page, demo);
  await expectStars(page, stars);
  await expectSkyIsDrawn(page);
  await dismissToast(page);
}

async function chooseSeveral(page: Page) {
  await page.keyboard.press("Escape");
  await skyOf(page).focus();
  for (const key of ["[", " ", "[", " ", "[", "[", " "]) await page.keyboard.press(key);
}

/** Opens the list of tags with the actions of the tag that is used most. */
async function openTags(page: Page) {
  await visit(page, "/journal?view=tags");
  await page.getByRole("tabpanel").getByRole("listitem").first().getByRole("button").click();
}

async function openGrid(page: Page) {
  await page.getByRole("button", { name: "Exit" }).click();
  await page.getByRole("button", { name: "Grid view" }).click();
}

async function openList(page: Page) {
  await page.getByRole("button", { name: "Grid view" }).click();
  await page.getByRole("button", { name: "List of stars" }).click();
}

async function openDemoOf(page: Page, count: number) {
  await enterUniverse(page, nameOf(count));
  await expectStars(page, count);
  await expectSkyIsDrawn(page);
}

/** Uses the key, because on a busy machine a toast can disappear before the pointer reaches it. */
async function dismissToast(page: Page) {
  await page.keyboard.press("F8");
  await page.getByRole("region", { name: "Notification" }).waitFor({ state: "hidden" });
}

async function fillAddMood(page: Page) {
  await page.getByRole("button", { name: "List of stars" }).click();
  await openAddMood(page);
  await chooseEmotion(page, "Hope");
}

/** Starts from the open filters. */
async function showSearchInSky(page: Page) {
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Show in the sky", exact: true }).click();
  await expectSkyIsDrawn(page);
}

async function showWeeks(page: Page) {
  await page.getByRole("button", { name: "Week by week" }).click();
  await page.getByRole("slider", { name: "Week" }).waitFor();
  await page.getByRole("region", { name: "Lately" }).evaluate((element) => element.scrollIntoView(false));
}

async function addTwin(page: Page) {
  const toggle = page.getByRole("switch", { name: "Create Twin Star" });
  await toggle.click();
  await toggle.scrollIntoViewIfNeeded();
}
