/**
 * `npm run pictures`: takes a picture of every screen, in both themes and three widths, into docs/pictures.
 * `npm run pictures -- --language de --width 360 --theme dark --into <folder>` takes others; each option can be repeated.
 */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { describeSteps, takeFirstStar } from "./pictures/first-star.ts";
import { inLanguage, openDemo, type Theme, walkScreens, widths } from "./pictures/walk.ts";

const { values } = parseArgs({
  options: {
    language: { type: "string", multiple: true, default: ["en"] },
    width: { type: "string", multiple: true, default: widths.map(String) },
    theme: { type: "string", multiple: true, default: ["dark", "light"] },
    into: { type: "string", default: join(import.meta.dirname, "../docs/pictures") },
  },
});

const demo = await openDemo();
await mkdir(values.into, { recursive: true });
for (const theme of values.theme as Theme[])
  for (const width of values.width.map(Number))
    await walkScreens(demo, { theme, width }, async (page, { name }) => {
      for (const language of values.language) {
        const prefix = language === "en" ? "" : `${language}-`;
        const path = join(values.into, `${prefix}${name}-${theme}-${width}.jpg`);
        const take = async () => void (await page.screenshot({ path, type: "jpeg", quality: 82 }));
        if (language === "en") await take();
        else await inLanguage(page, language, () => settle(page).then(take));
      }
    });
if (values.language.includes("en"))
  console.log(describeSteps(await takeFirstStar(demo.browser, demo.url, values.into)));
await demo.close();
console.log(`The pictures are in ${values.into}.`);

/** Panels and labels move when their texts have another length. */
function settle(page: Page) {
  return page.waitForTimeout(500);
}
