import { page } from "vitest/browser";
import { button, dialog, emotion, seen } from "../../testing/browser/page-steps.ts";
import { expect, testWithoutPause as test } from "../../testing/browser/real-app-test.tsx";
import { addStar } from "../../testing/make.ts";

const form = dialog("How are you feeling?");
const toast = page.getByRole("region", { name: "Notification" });
const reminder = toast.getByText(/^Anyone who knows the exact name/);

async function create() {
  await button("Add Mood").click();
  await emotion("Joy").first().click();
  await form.getByRole("button", { name: "Create Star" }).click();
  await seen(toast.getByText("Star Created"));
  await toast.getByRole("button", { name: "Dismiss" }).click();
}

test("after the third star of a universe that its name alone opens, a password is offered once", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await addStar(realApp.device, 1);
  await open("/");
  await create();
  await expect.element(reminder).not.toBeInTheDocument();
  await create();
  await seen(reminder);
  await toast.getByRole("button", { name: "Add a password" }).click();
  await expect.poll(() => location.pathname).toBe("/migrate");
});
