import { page } from "vitest/browser";
import { expect, test } from "../../../../testing/browser/browser-test.tsx";
import {
  button,
  expectElapsed,
  passSeconds,
  resumeClock,
  signIn,
  sleepSeconds,
  start,
  storeSessions,
  summaries,
  title,
} from "../../../../testing/browser/exercise-steps.ts";

const path = "/mindful-moments?exercise=gravity-grounding";

test("a guided exercise goes step by step, rests while it is paused, and ends after an hour's sleep", async ({
  calls,
  openPage,
}) => {
  const stored = storeSessions(calls);
  await openPage(path, signIn(calls));
  await start();
  await expect.element(page.getByText(/^Put both feet on the floor/)).toBeVisible();
  await passSeconds(35);
  await expect.element(page.getByText(/^Notice how heavy you are/)).toBeVisible();
  await button("Pause").click();
  await sleepSeconds(3600);
  await expectElapsed("0:35");
  await button("Start").click();
  await passSeconds(35);
  await expect.element(page.getByText(/^Press your feet down/)).toBeVisible();
  await expectElapsed("1:10");
  await sleepSeconds(3600);
  await expect.element(title("Exercise Complete!")).toBeVisible();
  await resumeClock();
  await expect.poll(() => summaries(stored)).toEqual(["gravity-grounding completed 210 null"]);
});

test("a session pauses when its page is left, also where the browser keeps the page", async ({
  calls,
  openPage,
}) => {
  await openPage(path, signIn(calls));
  await start();
  await passSeconds(4);
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  await sleepSeconds(3600);
  await expectElapsed("0:04");
  await expect.element(button("Start")).toBeVisible();
});

test("the first step is announced by a status that was there before", async ({ calls, openPage }) => {
  await openPage(path, signIn(calls));
  await expect.element(button("Start")).toBeVisible();
  const status = page.getByRole("region", { name: "Session" }).getByRole("status").first().element();
  await start();
  await expect.poll(() => status.textContent).toMatch(/Put both feet on the floor/);
});
