import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeInstance } from "../../testing/browser/make-replies.ts";

test("where registration is closed, the page says so in place of the form", async ({ calls, openPage }) => {
  calls.reply(api.instance, 200, makeInstance({ registration: false }));
  await openPage("/register", null);
  await expect.element(page.getByRole("heading", { name: "New accounts are closed here" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect.element(page.getByLabelText("E-mail")).not.toBeInTheDocument();
});

test("where registration is open, the page has the form", async ({ openPage }) => {
  await openPage("/register", null);
  await expect.element(page.getByLabelText("E-mail")).toBeVisible();
});
