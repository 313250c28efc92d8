import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeInstance } from "../../testing/browser/make-replies.ts";

test("where names alone open nothing, onboarding says so and leads to an account", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ universeNameSignIn: false }));
  await openPage("/onboarding", null);
  await expect
    .element(page.getByRole("heading", { name: "Names alone open nothing here", exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole("tab")).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect.element(page.getByRole("heading", { name: "Create your account", exact: true })).toBeVisible();
});

test("where registration is closed, the page says so before a form, and still opens a universe by name", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ registration: false }));
  await openPage("/onboarding", null);
  await expect.element(page.getByRole("heading", { name: "New universes are closed here" })).toBeVisible();
  await expect.element(page.getByLabelText("Your Name")).not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Sign In" }).click();
  await expect.element(page.getByRole("button", { name: "Access Universe" })).toBeVisible();
});

test("where registration and names alone are closed, the page leads to no new account", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ registration: false, universeNameSignIn: false }));
  await openPage("/onboarding", null);
  await expect.element(page.getByRole("heading", { name: "Names alone open nothing here" })).toBeVisible();
  await expect.element(page.getByText("This server accepts no new accounts or universes.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Create an account" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "give it one" })).toBeVisible();
});

test("by keyboard alone a taken name is refused at its field, and nothing typed is lost", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.createUniverse, 409, refusal("universe-name-taken", "Universe name is already taken"));
  await openPage("/onboarding", null);
  const universeName = page.getByLabelText("Universe Name");
  await universeName.click();
  await userEvent.keyboard("LYRA{Tab}Bo{Enter}");
  await expect.element(universeName).toHaveAccessibleDescription(/Universe name is already taken/);
  await expect.element(universeName).toHaveFocus();
  await expect.element(page.getByLabelText("Your Name")).toHaveValue("Bo");
});

test("on a phone the optional fields are folded, keep their values, and open when one is refused", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.createUniverse, 400, {
    ...refusal("invalid-fields", "Too long"),
    fields: { demographics: "Too long" },
  });
  await page.viewport(360, 640);
  await openPage("/onboarding", null);
  const launch = page.getByRole("button", { name: "Launch Your Universe" });
  const more = page.getByRole("button", { name: "More about you" });
  const demographics = page.getByLabelText("Demographics");
  await expect.element(launch).toBeInViewport({ ratio: 1 });
  await expect.element(demographics).not.toBeVisible();
  await more.click();
  await demographics.fill("By the sea");
  await more.click();
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  await expect.element(demographics).not.toBeVisible();
  await page.getByLabelText("Universe Name").fill("Lyra");
  await page.getByLabelText("Your Name").fill("Bo");
  await launch.click();
  await expect.element(demographics).toHaveFocus();
  await expect.element(demographics).toHaveValue("By the sea");
  expect(calls.received(api.createUniverse)[0]?.body).toMatchObject({ demographics: "By the sea" });
});

test("an empty and an unknown universe name are refused, and the name can be corrected", async ({
  calls,
  openPage,
  toasts,
}) => {
  calls.reply(api.openUniverse, 404, refusal("universe-not-found", "Universe not found"));
  await openPage("/onboarding", null);
  await page.getByRole("tab", { name: "Sign In" }).click();
  const access = page.getByRole("button", { name: "Access Universe" });
  await access.click();
  await expect.poll(() => toasts.texts.at(-1)).toContain("Please enter your universe name");
  expect(calls.received(api.openUniverse)).toHaveLength(0);
  await page.getByLabelText("Universe Name").fill("orion's kitchen");
  await access.click();
  await expect
    .poll(() => toasts.texts.at(-1))
    .toBe("Universe not found: Check your universe name or create a new one");
  await expect.element(page.getByLabelText("Universe Name")).toHaveValue("orion's kitchen");
});
