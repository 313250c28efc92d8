/** A server with demo universes, and a walk through every screen on it. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page, request } from "@playwright/test";
import { languageCookie } from "#domain/languages/languages.ts";
import { ada, makeAccount } from "../../e2e/account-actions.ts";
import { browserOptions } from "../../e2e/browser.ts";
import { seedUniverse } from "../../e2e/sky.ts";
import { MailServer } from "../../testing/mail-server.ts";
import { ServerProcess } from "../../testing/server-process.ts";
import type { Screen } from "./screen.ts";
import { demoUniverses, screens } from "./screens.ts";

export const widths = [360, 768, 1280] as const;
export type Theme = "dark" | "light";

export type Demo = { readonly browser: Browser; readonly url: string; close(): Promise<void> };

/** `program` is the one that starts the server, if not the usual one. */
export async function openDemo(program?: readonly string[]): Promise<Demo> {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-pictures-"));
  for (const { name, stars } of demoUniverses) await seedUniverse(dataDir, name, stars);
  const mailServer = await MailServer.start();
  const settings = { RATE_LIMITS: "off", SMTP_URL: mailServer.url };
  const server = new ServerProcess(dataDir, settings, program);
  await server.start();
  const maker = await request.newContext({ baseURL: server.url });
  await makeAccount(maker, mailServer, ada);
  await maker.dispose();
  const browser = await chromium.launch(browserOptions);
  return {
    browser,
    url: server.url,
    async close() {
      await browser.close();
      await server.stop();
      await mailServer.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Opens every screen that exists at this width, and calls back when it is at rest. */
export async function walkScreens(
  { browser, url }: Demo,
  { theme, width }: { theme: Theme; width: number },
  onScreen: (page: Page, screen: Screen) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: theme,
    viewport: { width, height: width === 360 ? 780 : 800 },
    hasTouch: width === 360,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const screen of screens) {
    if (screen.only && !screen.only.includes(width)) continue;
    await screen.open(page);
    await page.evaluate(() => document.fonts.ready);
    // Waits until the sky has stopped moving and all fades have ended.
    await page.waitForTimeout(1_500);
    await onScreen(page, screen);
  }
  await context.close();
}

/** Shows the screen in another language while `callback` runs; the steps to the next screen find its English texts. */
export async function inLanguage(page: Page, language: string, callback: () => Promise<void>) {
  await showIn(page, language);
  await callback();
  await showIn(page, "en");
}

async function showIn(page: Page, language: string) {
  await page.context().addCookies([{ name: languageCookie, value: language, url: page.url() }]);
  // The page follows the choice as it follows a change of the browser's languages.
  await page.evaluate(() => dispatchEvent(new Event("languagechange")));
  await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
}
