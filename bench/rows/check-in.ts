/** How many touches a check-in of five trackers takes on a phone, and how long. */

import type { CDPSession, Locator, Page } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { nameOf, startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const stars = 1_000;

/** Seconds for finding the next target and pressing it with a thumb: M + P of the keystroke-level model (Card, Moran, Newell 1980), rounded up. */
const secondsOfTouch = 1.5;

const any = { unit: "", min: null, max: null, step: null, lowLabel: "", highLabel: "" };
const measured = [
  { ...any, name: "Sleep", kind: "duration", min: 0, max: 1440, step: 15 },
  { ...any, name: "Energy", kind: "scale", min: 1, max: 5, step: 1 },
  { ...any, name: "Coffee", kind: "count", min: 0, step: 1 },
  { ...any, name: "A walk", kind: "yes-no" },
  { ...any, name: "Pain", kind: "scale", min: 0, max: 5, step: 1 },
];

/** A finger that moves up on the wheel until it has turned by so many places. */
async function turn(chromium: CDPSession, wheel: Locator, places: number) {
  const box = await wheel.boundingBox();
  if (!box) throw new Error("The wheel is not on the page.");
  await chromium.send("Input.synthesizeScrollGesture", {
    ...{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) },
    ...{
      xDistance: 0,
      yDistance: -44 * places,
      gestureSourceType: "touch",
      speed: 2_000,
      preventFling: true,
    },
  });
}

/** Resolves to the number of touches from the opened sheet to the closed one. */
async function answer(page: Page): Promise<number> {
  const sheet = page.getByRole("dialog", { name: "Check in" });
  const chromium = await page.context().newCDPSession(page);
  const of = (name: string) => sheet.getByRole("group", { name }).getByRole("radio");
  const touches: readonly (() => Promise<void>)[] = [
    () => turn(chromium, sheet.getByRole("spinbutton", { name: "Sleep: hours" }), 8),
    () => turn(chromium, sheet.getByRole("spinbutton", { name: "Sleep: minutes" }), 3),
    () => of("Energy").nth(3).tap(),
    () => sheet.getByRole("button", { name: "More: Coffee" }).tap(),
    () => of("A walk").first().tap(),
    () => of("Pain").first().tap(),
    () => sheet.getByRole("button", { name: "Done" }).tap(),
  ];
  for (const touch of touches) await touch();
  await sheet.waitFor({ state: "detached" });
  return touches.length;
}

export async function checkInRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      ...{
        baseURL: running.server.url,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    });
    await context.request.get(`/api/users/by-universe/${encodeURIComponent(nameOf(stars))}`);
    for (const [position, tracker] of measured.entries())
      await context.request.put(`/api/trackers/${crypto.randomUUID()}`, {
        data: { ...tracker, ask: "any-time", perDay: "one", isArchived: false, position },
      });
    const page = await context.newPage();
    await page.goto("/?check-in=1");
    await page.getByRole("spinbutton", { name: "Sleep: hours" }).waitFor();
    await page.waitForLoadState("networkidle");
    const before = performance.now();
    const touches = await answer(page);
    const waited = (performance.now() - before) / 1_000;
    // Every answer arrives, or the touches have not done what they stand for.
    await page.waitForFunction(async (count) => {
      const { readings } = await (await fetch("/api/changes")).json();
      return readings.length === count;
    }, measured.length);
    return [
      limit("Touches of a check-in of five trackers, 360 px", touches, "touches", { atMost: 8 }),
      limit(
        "Seconds of this check-in, with 1.5 s for each touch besides what the page takes",
        touches * secondsOfTouch + waited,
        "s",
        { atMost: 15 },
      ),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
