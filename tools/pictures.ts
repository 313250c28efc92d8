/**
 * `npm run pictures`: takes a picture of every screen, in both themes and three widths, into the folder `pictures`, and
 * replaces those in docs/pictures, which the documents show.
 * `npm run pictures -- --language de --width 360 --theme dark --into <folder>` takes others; each option can be repeated.
 */

import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { describeSteps, takeFirstStar } from "./pictures/first-star.ts";
import { inLanguage, openDemo, type Theme, walkScreens, widths } from "./pictures/walk.ts";

const root = join(import.meta.dirname, "..");
const shown = join(root, "docs/pictures");
const { values } = parseArgs({
  options: {
    language: { type: "string", multiple: true, default: ["en"] },
    width: { type: "string", multiple: true, default: widths.map(String) },
    theme: { type: "string", multiple: true, default: ["dark", "light"] },
    into: { type: "string" },
  },
});

const into = values.into ?? join(root, "pictures");

const demo = await openDemo();
await mkdir(into, { recursive: true });
for (const theme of values.theme as Theme[])
  for (const width of values.width.map(Number))
    await walkScreens(demo, { theme, width }, async (page, { name }) => {
      for (const language of values.language) {
        const prefix = language === "en" ? "" : `${language}-`;
        const path = join(into, `${prefix}${name}-${theme}-${width}.jpg`);
        const take = async () => void (await page.screenshot({ path, type: "jpeg", quality: 82 }));
        if (language === "en") await take();
        else await inLanguage(page, language, () => settle(page).then(take));
      }
    });
if (values.language.includes("en"))
  console.log(describeSteps(await takeFirstStar(demo.browser, demo.url, into)));
await demo.close();
if (values.into === undefined) {
  const taken = new Set(await readdir(into));
  for (const name of await readdir(shown))
    if (taken.has(name)) await copyFile(join(into, name), join(shown, name));
}
console.log(`The pictures are in ${into}.`);

/** Panels and labels move when their texts have another length. */
function settle(page: Page) {
  return page.waitForTimeout(500);
}
