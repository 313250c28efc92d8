/** Pictures of an import: what was found, what it becomes, and the sky as it would be. Nothing is sent. */

import type { Page } from "@playwright/test";
import { type Screen, visit } from "./screen.ts";

/** Screens in their order, because each starts from the previous one. */
export const importScreens: Screen[] = [
  { name: "import-found", open: openFile },
  { name: "import-match", open: match },
  { name: "import-sky", open: showSky },
];

const moods = ["rad", "good", "good", "meh", "bad", "proud", "tired of it all"];
const activities = ["family", "long walk", "work", "good meal", "reading", "friends"];
const entries = 240;

/** What the file contains. */
export const importedTexts = [...moods, ...activities];

/** Two entries a day, and a date that does not exist. */
function daylioTable(): string {
  const rows = Array.from({ length: entries }, (_, at) => {
    const day = new Date(Date.UTC(2025, 8, 1) - Math.floor(at / 2) * 86_400_000).toISOString().slice(0, 10);
    const names = activities.filter((_, place) => (at * 7 + place * 3) % 5 < 2).join(" | ");
    return `${day},${at % 2 === 0 ? "21:30" : "08:15"},${moods[(at * 5) % moods.length]},"${names}",`;
  });
  return ["full_date,time,mood,activities,note", ...rows, "2025-02-30,10:00,good,,"].join("\n");
}

async function openFile(page: Page) {
  await visit(page, "/your-data/import");
  await page
    .locator("input[data-import-file]")
    .setInputFiles({ name: "daylio_export.csv", mimeType: "text/csv", buffer: Buffer.from(daylioTable()) });
  await page.getByRole("list", { name: "1 stays out" }).waitFor();
}

async function match(page: Page) {
  await page.getByRole("button", { name: "Choose feelings" }).click();
}

async function showSky(page: Page) {
  await page.getByRole("button", { name: "See the sky to come" }).click();
  await page.getByRole("img", { name: /^The sky to come, with/ }).waitFor();
}
