/** Access tokens on their page, with the real app, which lets programs in by them. */

import { page } from "vitest/browser";
import { tokenForm } from "#domain/accounts/tokens.ts";
import { api } from "#domain/api.ts";
import { button, dialog, field, press, seen } from "../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../testing/browser/real-app-test.tsx";
import { makeAccount, password, signIn } from "../../testing/make.ts";

const minute = 60_000;
const canary = "a word that is nobody’s business";

type Program = { readonly read: () => Promise<{ status: number; text: string }> };

const test = base.extend<{ openPrograms: () => Promise<void>; program: (token: string) => Program }>({
  openPrograms: async ({ realApp, open }, use) => {
    await use(async () => {
      await realApp.signUp();
      await realApp.device.call(api.createMoodEntry, {
        body: { emotion: "joy", intensity: 7, note: canary },
      });
      await open("/programs");
      await seen(button("Make a token"));
    });
  },

  /** A program has no cookies, and nothing but the token. */
  program: async ({ realApp }, use) => {
    await use((token) => ({
      read: () =>
        realApp.visitor().call(api.listMoodEntries, { headers: { Authorization: `Bearer ${token}` } }),
    }));
  },
});

const tokens = page.getByRole("list", { name: "Your tokens" });
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const submit = page.getByRole("dialog").getByRole("button", { name: "Make token" });
const shown = dialog("Your new token");

async function make(name: string): Promise<string> {
  await field("Name").fill(name);
  await submit.click();
  await seen(shown);
  return shown.getByText(tokenForm).element().textContent;
}

test("a token without further choices reads moods without a word for 90 days, is shown once, and is revoked", async ({
  openPrograms,
  program,
}) => {
  await openPrograms();
  await button("Make a token").click();
  await expect.element(field("Name")).toHaveFocus();
  const token = await make("Lamp in the hall");
  const { status, text } = await program(token).read();
  expect([status, text.includes("joy"), text.includes(canary)]).toEqual([200, true, false]);

  await button("I kept it").click();
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(tokens).toMatchTextContent(/Lamp in the hall.*Sees your moods, without words/s);
  await expect.element(tokens).toMatchTextContent(/Works until .*used today/s);
  expect(document.body.textContent).not.toContain(token);

  await button("Revoke Lamp in the hall").click();
  const question = page.getByRole("alertdialog", { name: "Revoke “Lamp in the hall”?" });
  await question.getByRole("button", { name: "Revoke" }).click();
  await seen(page.getByText("No program has a key so far."));
  expect((await program(token).read()).status).toBe(401);
});

test("words come with moods and go with them, and a program that may read them gets them", async ({
  openPrograms,
  program,
}) => {
  await openPrograms();
  await button("Make a token").click();
  const [moods, words] = [box("See your moods, without words"), box("Also read your words")];
  await words.click();
  await moods.click();
  await expect.element(words).not.toBeChecked();
  await submit.click();
  await seen(page.getByText("Choose at least one thing that the program may do."));
  await words.click();
  await expect.element(moods).toBeChecked();
  const { status, text } = await program(await make("Notebook")).read();
  expect([status, text.includes(canary)]).toEqual([200, true]);
});

test("a token ends on the day that was chosen, or never, and a name is needed", async ({ openPrograms }) => {
  await openPrograms();
  await button("Make a token").click();
  await field("How long it works").selectOptions("Until a day that I choose");
  await field("Last day").fill("2020-01-01");
  await submit.click();
  await expect.element(field("Last day")).toHaveAccessibleDescription("Choose a day from today on.");
  await field("Last day").fill("2035-06-03");
  await submit.click();
  await expect.element(field("Name")).toHaveAccessibleDescription(/Name|name/);
  await expect.element(field("Name")).toBeInvalid();
  await make("Until summer");
  await button("I kept it").click();
  await expect.element(tokens).toMatchTextContent(/Works until June 3, 2035/);

  await button("Make another token").click();
  await field("How long it works").selectOptions("Until I revoke it");
  await expect.element(field("How long it works")).toHaveAccessibleDescription(/never ends by itself/);
  await make("For ever");
  await button("I kept it").click();
  await expect.element(tokens).toMatchTextContent(/For ever.*Works until you revoke it/s);
});

test("a new token is not closed away before the person was warned", async ({ openPrograms }) => {
  await openPrograms();
  await button("Make a token").click();
  await make("Lamp");
  await press("{Escape}");
  await seen(page.getByText(/^It is not shown again/));
  await seen(shown);
  await press("{Escape}");
  await expect.element(shown).not.toBeInTheDocument();
});

test("who signed in long ago confirms that it is them, and the token is made then", async ({
  realApp,
  open,
}) => {
  realApp.device = (await signIn(realApp, await makeAccount(realApp))).visitor;
  await open("/programs");
  await button("Make a token").click();
  await realApp.moveTime(11 * minute);
  await field("Name").fill("Lamp");
  await submit.click();
  await seen(dialog("Is it you?"));
  await field("Your password").fill(password);
  await press("{Enter}");
  await seen(shown);
});

test("without a connection nothing is made or revoked, and the page says so", async ({
  openPrograms,
  realApp,
}) => {
  await openPrograms();
  await button("Make a token").click();
  realApp.disconnect(api.createToken);
  await field("Name").fill("Lamp");
  await submit.click();
  await seen(page.getByText(/The token was not made/));
  realApp.connect();
  await make("Lamp");
  await button("I kept it").click();
  realApp.disconnect(api.deleteToken);
  await button("Revoke Lamp").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await seen(page.getByText(/could not be revoked just now, and still works/));
});
