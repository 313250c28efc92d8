import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../../../testing/browser/browser-test.tsx";
import {
  button,
  passSeconds,
  resumeClock,
  signIn,
  sleepSeconds,
  start,
  storeSessions,
  summaries,
  title,
} from "../../../../testing/browser/exercise-steps.ts";
import { emulateMedia } from "../../../../testing/browser/media.ts";

const open = "/mindful-moments?exercise=stellar-focus-conditioner";

test("four exercises of focus follow one another, each with what it counts", async ({ calls, openPage }) => {
  const stored = storeSessions(calls);
  await openPage(open, signIn(calls));
  await start();
  const light = page.getByRole("button", { name: /^Light/ });
  const place = () => JSON.stringify(light.element().getBoundingClientRect());
  const before = place();
  await light.click();
  await light.click();
  await expect.element(page.getByText("Score 1")).toBeVisible();
  await passSeconds(2);
  await expect.poll(place).not.toBe(before);
  // The light keeps the focus when it jumps.
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Score 2")).toBeVisible();

  await passSeconds(58);
  await expect.element(title("Center")).toHaveFocus();
  await passSeconds(20);
  await button(/My mind wandered/).click();
  await expect.element(page.getByText("You came back once.")).toBeVisible();

  await passSeconds(40);
  await expect.element(title("Switch")).toBeVisible();
  for (let cue = 1; cue <= 2; cue++) {
    const thing =
      page
        .getByText(/^Look at the (star|moon|comet)$/)
        .element()
        .textContent?.split(" ")
        .at(-1) ?? "";
    await button(new RegExp(`^${thing}$`, "i")).click();
    await expect.element(page.getByText(`Score ${2 + cue}`)).toBeVisible();
    await passSeconds(5);
  }

  await passSeconds(50);
  await expect.element(title("Count")).toBeVisible();
  const breath = button(/Tap as you breathe out$/);
  for (let count = 1; count <= 11; count++) {
    await breath.click();
    await passSeconds(3);
  }
  await expect.element(breath).toHaveAccessibleName("1 Tap as you breathe out");
  await expect.element(page.getByText("You counted to ten once.")).toBeVisible();
  await button("I lost count, start again").click();
  await expect.element(breath).toHaveAccessibleName("0 Tap as you breathe out");

  await passSeconds(27);
  await expect.element(title("Exercise Complete!")).toBeVisible();
  for (const row of ["Lights caught2", "Times you came back1", "Cues followed2", "Times counted to ten1"])
    await expect.element(page.getByText(row)).toBeVisible();
  await resumeClock();
  await expect.poll(() => summaries(stored)).toEqual(["stellar-focus-conditioner completed 240 4"]);
});

test("the first exercise of focus is announced by a status that was there before", async ({
  calls,
  openPage,
}) => {
  await openPage(open, signIn(calls));
  await expect.element(button("Start")).toBeVisible();
  const status = page.getByRole("region", { name: "Session" }).getByRole("status").first().element();
  await start();
  await expect.poll(() => status.textContent).toMatch(/^Follow\. A light moves/);
});

test("the light to rest on shines in forced colours too", async ({ calls, openPage }) => {
  await emulateMedia({ "forced-colors": "active", "prefers-color-scheme": "dark" });
  await openPage(open, signIn(calls));
  await start();
  await sleepSeconds(61);
  await expect.element(button(/My mind wandered/)).toBeVisible();
  const light = button(/My mind wandered/)
    .element()
    .querySelector(".bg-radial");
  if (!light) throw new Error("There is no light.");
  expect(getComputedStyle(light).backgroundImage).toMatch(/radial-gradient/);
});

test("on a phone on its side, the light moves above the controls", async ({ calls, openPage }) => {
  await page.viewport(740, 360);
  await openPage(open, signIn(calls));
  await start();
  const field = page.getByRole("button", { name: "Light" }).element().parentElement;
  const controls = document.querySelector("[data-session-controls]");
  if (!field || !controls) throw new Error("There is no field, or there are no controls.");
  const hidden = () => field.getBoundingClientRect().bottom - controls.getBoundingClientRect().top;
  await expect.poll(hidden).toBeLessThan(0);
});
