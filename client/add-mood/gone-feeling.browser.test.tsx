/** A draft with a feeling of the person's own, on the real app. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { followServer } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { makeFeeling } from "../../testing/make.ts";
import { emptyDraft } from "./draft.ts";
import { storeDraft } from "./draft-store.ts";
import { emptyForm } from "./mood-form.ts";

test("a draft keeps an own feeling, and chooses none any more when it is gone", async ({ realApp, open }) => {
  const { id: userId } = await realApp.signUp();
  const params = { id: crypto.randomUUID() };
  await realApp.device.call(api.putFeeling, { params, body: makeFeeling({ name: "Wistful" }) });
  localStorage.setItem("mood-universe.user-id", userId);
  storeDraft(userId, { ...emptyDraft, form: { ...emptyForm, emotion: params.id, note: "Rain" } });
  await open("/");
  await page.getByRole("button", { name: "Add Mood" }).first().click();
  const create = page.getByRole("button", { name: "Create Star" });
  await expect.element(create).toBeEnabled();
  await realApp.device.call(api.deleteFeeling, { params });
  followServer();
  await expect.element(create).toBeDisabled();
  await expect.element(page.getByRole("textbox", { name: "Note" })).toHaveValue("Rain");
});
