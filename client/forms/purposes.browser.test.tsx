import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeAccountUser } from "../../testing/browser/make-replies.ts";

/** Checks the purpose of each field, by its label: it is how a password manager finds it. */
async function expectPurposes(purposes: Record<string, string>) {
  for (const [label, purpose] of Object.entries(purposes))
    await expect
      .element(page.getByLabelText(label, { exact: true }))
      .toHaveAttribute("autocomplete", purpose);
}

const newAccount = {
  "E-mail": "username",
  Password: "new-password",
  "Confirm Password": "new-password",
};

test.for([
  ["/login", { "E-mail or universe name": "username webauthn", Password: "current-password" }],
  ["/register", { ...newAccount, Birthday: "bday" }],
  ["/migrate", newAccount],
] as const)("password managers find the fields of %s", async ([path, purposes], { openPage }) => {
  await openPage(path, null);
  await expectPurposes(purposes);
});

test("password managers find the fields of the account settings, and whose password it is", async ({
  calls,
  openPage,
}) => {
  const user = makeAccountUser();
  calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
  await openPage("/account-settings", user);
  await expectPurposes({
    "E-mail": "email",
    "Current Password": "current-password",
    "New Password": "new-password",
    "Confirm New Password": "new-password",
  });
  expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe(user.email);
});
