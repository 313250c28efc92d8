import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../testing/browser/home-test.ts";
import { makeUser } from "../testing/browser/make-replies.ts";

const heading = (name: string) => page.getByRole("heading", { name });

test.for([
  ["/", "Log in to your universe"],
  ["/login", "Log in to your universe"],
  ["/account-settings", "Log in to your universe"],
  ["/no/such/place", "Log in to your universe"],
  ["/register", "Create your account"],
  ["/migrate", "Give your universe a password"],
  ["/verify-email", "Verification Failed"],
  ["/onboarding", "Universal Identity"],
] as const)("%s opens its page for a visitor: %s", async ([path, name], { openPage }) => {
  await openPage(path, null);
  await expect.element(heading(name)).toBeVisible();
  expect(location.pathname).toBe(path);
});

test.for([
  ["/no/such/place", "404 Page Not Found"],
  ["/%E0%A4%A", "404 Page Not Found"],
  ["/account-settings", "Account Settings"],
] as const)(
  "%s opens its page for a person who is signed in: %s",
  async ([path, name], { calls, openPage }) => {
    calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
    await openPage(path, makeUser());
    await expect.element(heading(name)).toBeVisible();
  },
);

test.for(["/login", "/register"])(
  "%s leads a person who is signed in to their sky",
  async (path, { openHome }) => {
    await openHome({ path });
    await expect.element(heading("Engine of Light")).toBeVisible();
    expect(location.pathname).toBe("/");
  },
);
