/**
 * Receives all mails and reminders in every language, to read and look at after a change:
 * `node tools/pictures/mails.ts --to FOLDER` writes a text for each language, pictures of its mails as HTML, and pictures
 * of the reminder in all of them. The options --languages, --themes and --widths choose some, separated by commas.
 */

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { escapeHtml } from "#domain/escape-html.ts";
import { languageIds } from "../../domain/languages/languages.ts";
import { browserOptions } from "../../e2e/browser.ts";
import { type EveryMail, openMailTest, receiveEveryMail } from "../../testing/every-mail.ts";
import type { ReceivedMail } from "../../testing/received-mail.ts";

const text = { type: "string" } as const;
const { values: options } = parseArgs({ options: { to: text, languages: text, themes: text, widths: text } });
const into = options.to ?? "";
if (!into) throw new Error("Say where the mails go: --to FOLDER.");
const listOf = (option: string | undefined, all: string) => (option ?? all).split(",");
const languages = languageIds.filter((id) => listOf(options.languages, languageIds.join()).includes(id));
const themes = listOf(options.themes, "dark,light") as ("dark" | "light")[];
const widths = listOf(options.widths, "360,640").map(Number);

const asText = ({ mails, push: { notification, actions } }: EveryMail) =>
  [
    ...Object.entries(mails).map(([name, mail]) => `${name}: ${mail.subject}\n\n${mail.text.trim()}`),
    `notification: ${notification.title}\n\n${notification.body}\n[${actions?.rest}] [${actions?.stop}]`,
  ].join(`\n\n${"=".repeat(72)}\n\n`);

type Look = { readonly width: number; readonly theme: "dark" | "light" };

/** Each mail below its subject in a window of this width, all on one picture. */
async function takeSheet(
  browser: Browser,
  mails: readonly ReceivedMail[],
  { width, theme, path }: Look & { path: string },
) {
  const columns = width < 500 ? 5 : 3;
  const viewport = { width: columns * width + (columns + 1) * 12, height: 800 };
  const page = await browser.newPage({ viewport, colorScheme: theme });
  const frames = mails.map(
    ({ subject, html }) =>
      `<figure><figcaption dir="auto">${escapeHtml(subject)}</figcaption><iframe srcdoc="${escapeHtml(html)}"></iframe></figure>`,
  );
  await page.setContent(`<style>
    :root { color-scheme: light dark; background: ${theme === "dark" ? "#333" : "#ddd"} }
    body { margin: 12px; display: flex; flex-wrap: wrap; gap: 12px; font: 600 15px/2 system-ui }
    figure { margin: 0; width: ${width}px }
    iframe { border: 0; width: 100%; background: Canvas }
  </style>${frames.join("")}`);
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe"))
      frame.height = `${frame.contentDocument?.documentElement.scrollHeight}`;
  });
  await page.screenshot({ path, type: "jpeg", quality: 82, fullPage: true });
  await page.close();
}

await mkdir(into, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-mails-"));
const remove = () => rm(dataDir, { recursive: true });
const at = await openMailTest({ databaseUrl: null, dataDir, remove });
const browser = await chromium.launch(browserOptions);
async function takeSheets(name: string, mails: readonly ReceivedMail[]) {
  for (const theme of themes)
    for (const width of widths)
      await takeSheet(browser, mails, { width, theme, path: join(into, `${name}-${theme}-${width}.jpg`) });
}

const reminders: ReceivedMail[] = [];
for (const language of languages) {
  const every = await receiveEveryMail(at, language);
  await writeFile(join(into, `mails-${language}.txt`), `${asText(every)}\n`);
  await takeSheets(`mails-${language}`, Object.values(every.mails));
  if (every.mails.reminder) reminders.push(every.mails.reminder);
}
await takeSheets("reminders-by-mail", reminders);
await browser.close();
await at.close();
console.log(`The mails are in ${into}.`);
