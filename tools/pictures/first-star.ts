/** The way of a new person from the first page to the first star, by touch on a phone, as pictures with taps and seconds. */

import { join } from "node:path";
import type { Browser, Locator } from "@playwright/test";
import { expectSkyIsDrawn } from "../../e2e/webgl.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
/** Milliseconds between two letters. */
const typingPause = 80;

type Step = { name: string; taps: number; seconds: number };

/** Takes the pictures `first-star-1-360.jpg` … into `folder`. Returns what each step took, without the pictures. */
export async function takeFirstStar(browser: Browser, baseURL: string, folder: string): Promise<Step[]> {
  const context = await browser.newContext({ ...phone, baseURL, colorScheme: "dark" });
  const page = await context.newPage();
  const steps: Step[] = [];
  let taps = 0;
  const tap = (target: Locator) => {
    taps++;
    return target.tap();
  };
  /** Ends when the person sees `sign`. `pause`, in milliseconds, lets what moves come to rest for the picture. */
  const step = async (name: string, act: () => Promise<unknown>, sign: Locator, pause = 1_000) => {
    const startedAt = performance.now();
    taps = 0;
    await act();
    await sign.waitFor();
    steps.push({ name, taps, seconds: (performance.now() - startedAt) / 1000 });
    await page.waitForTimeout(pause);
    const path = join(folder, `first-star-${steps.length}-360.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 82 });
  };
  const type = async (label: string, text: string) => {
    await tap(page.getByLabel(label));
    await page.keyboard.type(text, { delay: typingPause });
  };
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  const begin = link("Create your universe");
  // The sky of the first page turns for five seconds.
  await step("Open the first page", () => page.goto("/"), begin, 5_200);
  await step("Create your universe", () => tap(begin), page.getByLabel("Universe Name"));
  const naming = async () => {
    await type("Universe Name", "Lantern Bay");
    await type("Your Name", "Noor");
  };
  await step("Name it and yourself", naming, button("Launch Your Universe"));
  const launch = async () => {
    await tap(button("Launch Your Universe"));
    await expectSkyIsDrawn(page);
  };
  await step("Launch Your Universe", launch, button("Add your first star"));
  const dialog = page.getByRole("dialog", { name: "How are you feeling?" });
  await step("Add your first star", () => tap(button("Add your first star")), dialog);
  const hope = dialog.getByRole("radio", { name: "Hope", exact: true }).first();
  await step("Choose a feeling", () => tap(hope), button("Create Star"));
  const name = page.locator("[data-first-star]").getByText("Your first star");
  await step("Create Star", () => tap(button("Create Star")), name, 1_500);
  await page.waitForTimeout(9_000);
  await page.screenshot({ path: join(folder, "first-star-8-360.jpg"), type: "jpeg", quality: 82 });
  await context.close();
  return steps;
}

/** One line for each step, and the sum. */
export function describeSteps(steps: readonly Step[]): string {
  const taps = steps.reduce((sum, step) => sum + step.taps, 0);
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  return [...steps, { name: "To the first star", taps, seconds }]
    .map(({ name, taps, seconds }) => `${name}: ${taps} taps, ${seconds.toFixed(1)} s`)
    .join("\n");
}
