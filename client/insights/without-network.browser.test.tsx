import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import {
  button,
  dialog,
  emotion,
  expectStars,
  expectStored,
  heading,
  seen,
} from "../../testing/browser/page-steps.ts";
import { expect, testWithoutPause as test } from "../../testing/browser/real-app-test.tsx";
import { addStar } from "../../testing/make.ts";

const practice = button("Before and after exercises");
const outOfReach = page.getByText(/kept on the server, which cannot be reached right now/);

test("without a connection, and after a reload, Insights read the stars of this device, and count one that waits", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await addStar(realApp.device, 50);
  await addStar(realApp.device, 26);
  await open("/");
  await expectStars(2);
  await expectStored(2);
  realApp.disconnect();
  await button("Add Mood").click();
  await emotion("Joy").click();
  await button("Create Star").click();
  await expect.element(dialog("How are you feeling?")).not.toBeInTheDocument();

  for (const _ of ["at first", "after a reload"]) {
    await open("/insights");
    await seen(heading("Lately"));
    await seen(page.getByText(/^3 of the \d days since your first star have one/));
    await practice.click();
    await seen(outOfReach);
  }

  realApp.connect();
  await button("Try again").click();
  await expect.element(practice).not.toBeInTheDocument();
});

test("Insights do not wait for exercises that are on their way", async ({ realApp, open }) => {
  await realApp.signUp();
  await addStar(realApp.device, 3);
  const release = realApp.hold(api.listWellnessSessions);
  await open("/insights");
  await seen(heading("Lately"));
  release();
});
