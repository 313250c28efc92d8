import { expect } from "vitest";
import { page } from "vitest/browser";
import { test } from "./home-test.ts";
import { button } from "./page-steps.ts";

const card = page.getByRole("region", { name: "Your avatar and journey" });

test("a card opens where the pointer rests", async ({ openHome }) => {
  await openHome();
  await button("Your avatar and journey").hover();
  await expect.element(card).toBeVisible();
});

test("the pointer of one test rests on nothing in the next", async ({ openHome, clock }) => {
  await openHome();
  await expect.element(button("Your avatar and journey")).toBeVisible();
  clock.stop();
  await clock.pass(5_000);
  expect(document.querySelector(":hover")).toBeNull();
  await expect.element(card).not.toBeInTheDocument();
});
