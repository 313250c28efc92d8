/** Pictures of the star card and of corrections: two versions, the offer to undo a removal, and a refused change. */

import type { Page } from "@playwright/test";
import { signUp } from "../../e2e/actions.ts";
import type { Screen } from "./screen.ts";

/** Screens in their order, because each starts from the previous one. */
export const correctingScreens: Screen[] = [
  { name: "star-card", open: openCard },
  { name: "correct-star", open: correct },
  { name: "two-versions", open: changeElsewhere },
  { name: "change-waiting", open: keepWaiting },
  { name: "change-refused", open: refuse },
  { name: "star-removed", open: remove },
];

const note =
  "The long way home, along the river.\n\nWe spoke about the winter when nothing would start: the car, the heating, my thesis. " +
  "Funny how it became the story we like best. I want to remember how light the evening was, and that nobody looked at a phone.";
const corrected = "The long way home, and nobody was tired.";
const tagNames = ["family", "River", "Friends from school", "weather", "Walking", "The old house", "Tea"];

/** What the person types. */
export const correctingTexts = [note, corrected];

let universes = 0;
let starId = "";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openCard(page: Page) {
  await signUp(page, `Vega's river ${++universes}`);
  const ids = tagNames.map(() => crypto.randomUUID());
  for (const [at, name] of tagNames.entries())
    await page.request.put(`/api/tags/${ids[at]}`, { data: { name, kind: "other", isArchived: false } });
  await addStar(page, 3, { emotion: "hope", intensity: 5 });
  starId = await addStar(page, 2, {
    ...{ emotion: "gratitude", intensity: 8, note, tags: ids },
    ...{ isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 4 },
  });
  await addStar(page, 1, { emotion: "relief", intensity: 4 });
  await page.goto(`/?star=${starId}`);
  await page.getByText("First Star", { exact: true }).waitFor();
  await dismissToast(page);
  await button(page, "Open").click();
}

const dismissToast = (page: Page) => page.keyboard.press("F8");

async function addStar(page: Page, daysAgo: number, content: object): Promise<string> {
  const timestamp = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const data = { isTwinStar: 0, ...content, timestamp, utcOffset: 0, timeZone: "UTC" };
  return (await (await page.request.post("/api/mood-entries", { data })).json()).id;
}

async function correct(page: Page) {
  await button(page, "Correct").click();
}

async function changeNote(page: Page) {
  await page.getByRole("textbox", { name: "Note", exact: true }).fill(corrected);
  await button(page, "Save Star").click();
}

async function changeElsewhere(page: Page) {
  const entries: { id: string; revision: number }[] = await (
    await page.request.get("/api/mood-entries")
  ).json();
  const headers = { "If-Match": `"${entries.find(({ id }) => id === starId)?.revision}"` };
  const data = { note: "Along the river with the others.", intensity: 6 };
  await page.request.patch(`/api/mood-entries/${starId}`, { headers, data });
  await changeNote(page);
  await page.getByRole("dialog", { name: "Changed on two devices" }).waitFor();
}

/** Keeps what is written waiting, as without a network. */
async function keepWaiting(page: Page) {
  await button(page, "Keep the other one").click();
  await page.route(`**/api/mood-entries/${starId}`, (route) => route.abort());
  await correct(page);
  await changeNote(page);
  await page.getByText("Kept on this device", { exact: true }).waitFor();
  await dismissToast(page);
}

async function refuse(page: Page) {
  const json = { error: "This note cannot be stored.", code: "invalid-fields", params: {} };
  await page.unroute(`**/api/mood-entries/${starId}`);
  await page.route(`**/api/mood-entries/${starId}`, (route) => route.fulfill({ status: 400, json }));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("Not accepted", { exact: true }).waitFor();
}

async function remove(page: Page) {
  await page.unroute(`**/api/mood-entries/${starId}`);
  await correct(page);
  await button(page, "Drop my change").click();
  await button(page, "Remove").click();
  await button(page, "Undo").waitFor();
}
