import { page } from "vitest/browser";
import { invitationFragment } from "#domain/accounts/migration.ts";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeInstance } from "../../testing/browser/make-replies.ts";

const field = (label: string) => page.getByLabelText(label, { exact: true });
const link = (token: string, name: string) => `#${invitationFragment(token, name)}`;

async function fillAndSend() {
  await field("E-mail").fill("ada@example.org");
  await field("Password").fill("Comets 4 tea!");
  await field("Confirm Password").fill("Comets 4 tea!");
  await page.getByRole("button", { name: "Migrate Account" }).click();
}

test("the operator's link fills in the name, leaves the address bar, and goes with the form", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ universeNameSignIn: false }));
  calls.reply(api.migrate, 200, { success: true });
  await openPage(`/migrate${link("token-1", "Café & Stars")}`, null);
  await expect.element(field("Universe Name")).toHaveValue("Café & Stars");
  expect(location.href).not.toContain("token-1");
  await fillAndSend();
  await expect.element(page.getByRole("heading", { name: "Your account is migrated" })).toBeVisible();
  expect(calls.received(api.migrate)).toMatchObject([
    { body: { universeName: "Café & Stars", invitation: "token-1" } },
  ]);
  // No name opens anything there, also until the link is followed.
  await expect.element(page.getByText(/opens with this address and your password/)).toBeVisible();
  await expect.element(page.getByText(/keeps opening/)).not.toBeInTheDocument();
});

test("a link that works no more is explained where the form is, and a new one can follow it", async ({
  calls,
  consoleErrors,
  openPage,
}) => {
  consoleErrors.allow(/403/);
  calls.reply(api.migrate, 403, refusal("invalid-invitation", "This link was used."));
  await openPage(`/migrate${link("token-1", "Andromeda")}`, null);
  await fillAndSend();
  await expect.element(page.getByRole("alert").getByText("This link was used.")).toBeVisible();
  calls.reply(api.migrate, 200, { success: true });
  location.hash = link("token-2", "Andromeda");
  await expect.poll(() => location.hash).toBe("");
  await fillAndSend();
  await expect.element(page.getByRole("heading", { name: "Your account is migrated" })).toBeVisible();
  expect(calls.received(api.migrate).at(-1)?.body.invitation).toBe("token-2");
});

test("where no name opens a universe, a visitor without a link learns whom to ask", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ universeNameSignIn: false }));
  await openPage("/migrate", null);
  await expect.element(page.getByRole("heading", { name: "A name alone opens nothing here" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "support@example.org" }))
    .toHaveAttribute("href", "mailto:support@example.org");
  await expect.element(field("E-mail")).not.toBeInTheDocument();
});
