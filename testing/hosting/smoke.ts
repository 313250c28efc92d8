/** What a new person does first, in a real browser: proves that a running product works from end to end. */

import { type Cookie, chromium } from "@playwright/test";
import { launchUniverse } from "../../e2e/actions.ts";
import { headlessOptions } from "../../e2e/browser.ts";
import { drawCheaply } from "../../e2e/webgl.ts";

/** Long enough for a busy machine. */
const timeoutMs = 90_000;

type Smoke = {
  readonly url: string;
  /** The address behind the name of `url`, where no name server knows it. */
  readonly address?: string;
  readonly universeName: string;
};

/**
 * Creates a universe, adds a star and finds it after a reload. Returns the cookies of the page. Accepts certificates
 * that nobody has signed.
 */
export async function smokeJourney({ url, address, universeName }: Smoke): Promise<Cookie[]> {
  const rules = address ? [`--host-resolver-rules=MAP ${new URL(url).hostname} ${address}`] : [];
  const browser = await chromium.launch({
    ...headlessOptions,
    args: [...(headlessOptions.args ?? []), ...rules],
  });
  try {
    const context = await browser.newContext({
      ...{ baseURL: url, ignoreHTTPSErrors: true, reducedMotion: "reduce", serviceWorkers: "block" },
    });
    await drawCheaply(context);
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    await launchUniverse(page, universeName);
    await page.getByRole("heading", { name: universeName }).waitFor();
    await page.getByRole("button", { name: "Add Mood" }).click();
    const emotions = page.getByRole("radiogroup", { name: "Emotion", exact: true });
    await emotions.getByRole("radio", { name: "Joy", exact: true }).check();
    await page.getByRole("button", { name: "Create Star" }).click();
    await page.getByLabel("Star map, 1 star").waitFor();
    await page.reload();
    await page.getByLabel("Star map, 1 star").waitFor();
    return await context.cookies();
  } finally {
    await browser.close();
  }
}
