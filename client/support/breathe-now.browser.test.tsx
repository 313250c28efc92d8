import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/home-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { button, dialog, press, seen } from "../../testing/browser/page-steps.ts";
import { makeStar } from "../../testing/make-star.ts";

const breathe = { name: "Breathe now" };
const breathing = page.getByRole("heading", { level: 1, name: "Cosmic Breathing" });
const form = dialog("How are you feeling?");
const toast = page.getByRole("region", { name: "Notification" });

test.for(["Support", "More"])("on a phone %s leads to breathing", async (name, { openHome }) => {
  await page.viewport(360, 740);
  await openHome({ stars: 2 });
  await button(name).click();
  await dialog(name).getByRole("link", breathe).click();
  await seen(breathing);
  await expect.element(dialog(name)).not.toBeInTheDocument();
});

test("a visitor's Support offers no exercise, which a visitor does not have", async ({ openPage }) => {
  await openPage("/register", null);
  await button("Support").click();
  await seen(dialog("Support"));
  await expect.element(dialog("Support").getByRole("link", breathe)).not.toBeInTheDocument();
});

const stars = [
  ["Sadness", 8, true],
  ["Sadness", 7, false],
  ["Joy", 10, false],
] as const;

test.for(stars)(
  "after a star of %s with %i, breathing is offered quietly: %s",
  async ([feeling, intensity, isOffered], { calls, openHome }) => {
    await openHome({ stars: 2 });
    calls.reply(api.createMoodEntry, 201, ({ body: { position: _, ...body } }) => ({
      ...{ ...makeStar({ revision: 3 }), ...body },
      cooldownStatus: { active: false, remainingMinutes: 0, endsAt: null },
    }));
    calls.reply(api.updateStats, 200, makeUser());
    await button("Add Mood").click();
    await form
      .getByRole("radiogroup", { name: "Emotion", exact: true })
      .getByRole("radio", { name: feeling, exact: true })
      .click();
    await form.getByRole("slider", { name: "Intensity", exact: true }).fill(`${intensity}`);
    await form.getByRole("button", { name: "Create Star" }).click();
    await seen(toast.getByText("Star Created"));
    const offer = toast.getByRole("button", breathe);
    if (!isOffered) return expect.element(offer).not.toBeInTheDocument();
    // The keys of undo do not lead away.
    await press("{Control>}z{/Control}");
    await seen(toast.getByText("Star Created"));
    await offer.click();
    await seen(breathing);
  },
);
