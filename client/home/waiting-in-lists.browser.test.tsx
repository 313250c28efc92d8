import { page } from "vitest/browser";
import {
  button,
  dialog,
  emotion,
  expectStars,
  expectStored,
  press,
  seen,
} from "../../testing/browser/page-steps.ts";
import { expect, testWithoutPause as test } from "../../testing/browser/real-app-test.tsx";
import { addStar } from "../../testing/make.ts";

const list = page.getByRole("region", { name: "Your stars" });
const newest = list.getByRole("row").first();
const journey = page.getByRole("region", { name: "Journey Stats" });

test("a star without a connection is counted and listed with its mark at once, and after a reload", async ({
  realApp,
  open,
}) => {
  await page.viewport(1280, 800);
  await realApp.signUp();
  for (const hours of [26, 50, 74, 98]) await addStar(realApp.device, hours);
  await open("/");
  await expectStars(4);
  await expectStored(4);
  realApp.disconnect();
  await button("Add Mood").click();
  await emotion("Hope").click();
  await button("Create Star").click();
  await expect.element(dialog("How are you feeling?")).not.toBeInTheDocument();

  for (const when of ["at once", "after a reload"]) {
    if (when === "after a reload") await open("/");
    await expect.element(journey.first()).toMatchTextContent(/Total Entries5/);
    await button("List of stars").click();
    await expect.element(newest).toMatchTextContent(/Hope.*Waiting to be sent/);
    await expect.element(newest.getByRole("checkbox")).not.toBeInTheDocument();
    await expect.element(list.getByRole("row").nth(1).getByRole("checkbox")).toBeVisible();
  }
  await press("{Enter}");
  await seen(dialog("How are you feeling?").getByText("could not be reached", { exact: false }));
  await press("{Escape}");

  await open("/journal");
  await seen(page.getByRole("article").first().getByText("Waiting to be sent"));
  for (const view of ["Month", "Year"]) {
    await page.getByRole("tab", { name: view }).click();
    await expect
      .poll(() => document.querySelector('[aria-current="date"]')?.matches("[data-lit]"))
      .toBe(true);
  }
});
