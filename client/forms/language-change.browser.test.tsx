import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { switchToGerman, watchAdditions } from "../../testing/browser/language-change.ts";
import { setLanguage } from "../languages/language.ts";

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const locked = refusal("account-locked", refusalsAccounts.locked, { minutes: 3 });

test("what a form has found follows the language, and moves neither the focus nor shows its toast again", async ({
  openPage,
  toasts,
}) => {
  await openPage("/register", null);
  await button("Create Account").click();
  await expect.element(field("E-mail")).toHaveFocus();
  await expect.poll(() => toasts.texts).toHaveLength(1);
  (field("User Name").element() as HTMLElement).focus();
  await switchToGerman();
  await expect.element(field("E-Mail")).toHaveAccessibleDescription("Bitte fülle alle Pflichtfelder aus");
  await expect.element(field("Nutzername")).toHaveFocus();
  expect(toasts.texts).toHaveLength(1);
});

test("the server's refusal of a field follows the language, until the person changes the field", async ({
  calls,
  openPage,
}) => {
  await openPage("/onboarding", null);
  await field("Universe Name").fill("Andromeda");
  await field("Your Name").fill("Ada");
  const taken = refusal("universe-name-taken", refusalsAccounts.nameTaken);
  calls.reply(api.createUniverse, 409, taken);
  await button("Launch Your Universe").click();
  await expect.element(field("Universe Name")).toHaveAccessibleDescription(taken.error);
  await switchToGerman();
  const name = field("Name des Universums");
  await expect.element(name).toHaveAccessibleDescription("Ein Universum mit diesem Namen gibt es schon");
  await name.fill("Andromeda 2");
  await setLanguage({ language: "en", locale: "en-US" });
  await expect.element(field("Universe Name")).toHaveAccessibleDescription("");
  await expect.element(field("Universe Name")).toBeValid();
});

test("a refusal below a form follows the language, and is not announced again", async ({
  calls,
  openPage,
}) => {
  await openPage("/login", null);
  await field("E-mail or universe name").fill("ada@example.org");
  await field("Password").fill("Comets 4 tea!");
  calls.reply(api.login, 423, { ...locked, remainingMinutes: 3 });
  await button("Log in").click();
  const alert = page.getByRole("alert").filter({ hasText: /3/ });
  await expect.element(alert).toHaveTextContent("Too many wrong passwords. Please try again in 3 minutes.");
  const announced = watchAdditions(alert.element());
  await switchToGerman();
  await expect
    .element(alert)
    .toHaveTextContent("Zu viele falsche Passwörter. Bitte versuche es in 3 Minuten noch einmal.");
  expect(announced()).toEqual([]);
});
