import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeAccountUser } from "../../testing/browser/make-replies.ts";

test("the settings of a person who signs in with a provider ask for no password, and name an address that waits", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.getSignIn, 200, { way: "provider", pendingEmail: "lovelace@example.org" });
  await openPage("/account-settings", makeAccountUser({ hasPassword: false }));
  await expect.element(page.getByText(/^You sign in with your provider/)).toBeVisible();
  expect(document.querySelector("input[type=password]")).toBeNull();
  await expect
    .element(page.getByRole("region", { name: "Account overview" }))
    .toMatchTextContent(/ada@example\.org/);
  await expect
    .element(page.getByText(/lovelace@example\.org waits for you to follow its link\./))
    .toBeVisible();
});
