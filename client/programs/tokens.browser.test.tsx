/** Access tokens on their page, with the real app, which lets programs in by them. */

import { page } from "vitest/browser";
import { tokenForm } from "#domain/accounts/tokens.ts";
import { api } from "#domain/api.ts";
import { button, dialog, field, press, seen } from "../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../testing/browser/real-app-test.tsx";
import { makeAccount, makeTracker, password, signIn } from "../../testing/make.ts";
import { commandWith } from "./try-it.ts";

const minute = 60_000;
const canary = "a word that is nobody’s business";

type Program = {
  readonly read: () => Promise<{ status: number; text: string }>;
  readonly store: (trackerId: string, day: string, value: number) => Promise<{ status: number }>;
};

const test = base.extend<{ openPrograms: () => Promise<void>; program: (token: string) => Program }>({
  openPrograms: async ({ realApp, open }, use) => {
    await realApp.signUp();
    await use(async () => {
      await realApp.device.call(api.createMoodEntry, {
        body: { emotion: "joy", intensity: 7, note: canary },
      });
      await open("/programs");
      await seen(button("Make a token"));
    });
  },

  /** A program has no cookies, and nothing but the token. */
  program: async ({ realApp }, use) => {
    await use((token) => {
      const headers = { Authorization: `Bearer ${token}` };
      return {
        read: () => realApp.visitor().call(api.listMoodEntries, { headers }),
        store: (trackerId, at, value) =>
          realApp.visitor().call(api.putReading, { params: { trackerId, at }, body: { value }, headers }),
      };
    });
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
  realApp,
}) => {
  await openPrograms();
  await button("Make a token").click();
  await expect.element(field("Name")).toHaveFocus();
  const token = await make("Lamp in the hall");
  // testing/programs/recipes.test.ts runs the command.
  await seen(shown.getByText(commandWith(token, location.origin), { exact: true }));
  const { status, text } = await program(token).read();
  expect([status, text.includes("joy"), text.includes(canary)]).toEqual([200, true, false]);

  await button("I kept it").click();
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(tokens).toMatchTextContent(/Lamp in the hall.*Sees your moods, without words/s);
  await expect.element(tokens).toMatchTextContent(/Works until .*used today/s);
  expect(document.body.textContent).not.toContain(token);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(token);
  expect((await realApp.device.call(api.listTokens)).body.tokens[0]?.scopes).toEqual(["moods:read"]);

  await button("Revoke Lamp in the hall").click();
  const question = page.getByRole("alertdialog", { name: "Revoke “Lamp in the hall”?" });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect((await program(token).read()).status).toBe(200);
  await button("Revoke Lamp in the hall").click();
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
  await seen(page.getByText(/The token was not made.* needs a connection, and is not sent later/));
  realApp.connect();
  await make("Lamp");
  await button("I kept it").click();
  realApp.disconnect(api.deleteToken);
  await button("Revoke Lamp").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await seen(page.getByText(/could not be revoked just now, and still works.* is not sent later/));
  realApp.connect();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep it" }).click();
  await seen(button("Revoke Lamp"));
});

test.for(["focus", "visibilitychange"])(
  "a token that another tab has revoked leaves the list at the next %s",
  async (event, { openPrograms, realApp }) => {
    await openPrograms();
    await button("Make a token").click();
    await make("Lamp");
    await button("I kept it").click();
    await expect.element(tokens).toMatchTextContent(/Lamp/);
    const [token] = (await realApp.device.call(api.listTokens)).body.tokens;
    await realApp.device.call(api.deleteToken, { params: { id: token?.id ?? "" } });
    dispatchEvent(new Event(event));
    await seen(page.getByText("No program has a key so far."));
  },
);

test("a program that reads no words stores a reading by the id that the page shows", async ({
  openPrograms,
  program,
  realApp,
}) => {
  const id = crypto.randomUUID();
  const body = makeTracker({ name: "Sleep" });
  await realApp.device.call(api.putTracker, { params: { id }, body });
  await openPrograms();
  await button("Make a token").click();
  await box("See your moods, without words").click();
  await box("Add what you measure").click();
  const token = await make("Watch");
  await button("I kept it").click();
  await button("Ids of what you measure").click();
  const row = page.getByRole("list", { name: "Ids of what you measure" }).getByRole("listitem");
  await expect.element(row).toMatchTextContent(new RegExp(`Sleep.*${id}`, "s"));
  const shownId = row.getByText(/^[0-9a-f-]{36}$/).element().textContent;
  expect((await program(token).store(shownId, "2026-03-12", 4)).status).toBe(201);
  expect((await program(token).read()).status).toBe(403);
});
