/** The avatar and the achievement that it shows, from the dialog to the real app and back. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { button, dialog, emotion, expectStars } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { dismissToast } from "../ui/toasts.ts";

const customizer = dialog("Customize Avatar");
const card = page.getByRole("region", { name: "Your avatar and journey" });
const openCustomizer = async () => {
  await button("Settings").click();
  await button("Customize Avatar").click();
};

test("on a phone an avatar is customized and earns an achievement with a first star, and has both on another device", async ({
  realApp,
  open,
  openAfresh,
  toasts,
}) => {
  await page.viewport(390, 844);
  await realApp.signUp();
  await open("/");
  await openCustomizer();
  await customizer.getByRole("radio", { name: "Crystal form", exact: true }).click();
  await page.getByRole("tab", { name: "Colors" }).click();
  await customizer.getByLabelText("Second color").fill("#10ffee");
  await page.getByRole("tab", { name: "Pattern" }).click();
  await customizer.getByRole("radio", { name: "Particles", exact: true }).click();
  await button("Save Avatar").click();
  await expect.poll(() => toasts.texts.join()).toContain("Avatar Updated");
  dismissToast();
  await expect.element(button("Settings")).toHaveFocus();
  await expect.element(card).not.toBeInTheDocument();

  await button("Add Mood").click();
  await emotion("Hope").click();
  await button("Create Star").click();
  await expect.poll(() => toasts.texts.join()).toContain("Star Created");
  dismissToast();
  await expect.poll(() => toasts.texts).toContain("First Star: You put your first mood in the sky.");

  await openAfresh("/");
  await expectStars(1);
  await openCustomizer();
  await expect
    .element(customizer.getByRole("img", { name: "Preview: Crystal form, your own colors, Particles" }))
    .toBeVisible();
  await button("Cancel").click();
  await button("Your avatar and journey").click();
  await expect.element(card.getByRole("listitem").filter({ hasText: "First Star" })).toBeVisible();
  await expect.element(card).toMatchTextContent(/Hope/);
  expect(realApp.sent(api.updateStats)).toBe(1);
});
