import { page } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeUser } from "../../testing/browser/make-replies.ts";

const sentences = [
  "Drag with one finger to rotate the 3D view.",
  /Pinch with two fingers to zoom in and out\./,
  /Hold a star for 3 seconds to enable multi-select/,
  "Green connection lines",
  "A green ring",
  /marks a selected star/,
  "Gray lines",
  /chronological path/,
  /Open, beside a selected star/,
  /Keep your sky, in the settings, makes a poster, a film or a card/,
  /The journal shows your days, months and years/,
  /Insights say what your stars show and what they cannot show/,
];

const heading = page.getByRole("heading", { name: "Command Guide" });

test("the Command Guide explains how to move and read the sky", async ({ openPage }) => {
  await openPage("/command-key", makeUser());
  for (const sentence of sentences) await expect.element(page.getByText(sentence).first()).toBeVisible();
});

test("both links of the Command Guide lead back to the sky", async ({ openPage }) => {
  await openPage("/command-key", makeUser());
  for (const name of ["Return to your star map", "Back to Universe"])
    await expect.element(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", "/");
});

test("the Command Guide fits the narrowest phone", async ({ openPage }) => {
  await page.viewport(320, 640);
  await openPage("/command-key", makeUser());
  await expect.element(heading).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
