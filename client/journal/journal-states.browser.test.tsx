import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expectAccessible } from "../../testing/browser/expect-accessible.ts";
import { expect, hardNotes, makeJournal, test } from "../../testing/browser/journal-test.ts";
import { expectNoOverflow, looks, setLook } from "../../testing/browser/looks.ts";

const button = (name: string | RegExp) => page.getByRole("button", { name });

async function expectGood() {
  await expectAccessible();
  expectNoOverflow();
}

for (const look of looks) {
  const where = `in the ${look.theme} theme at ${look.width} px`;
  const openAt = (query: string) => history.replaceState(null, "", `/journal?${query}`);
  const entries = makeJournal(8).map((entry, at) => ({ ...entry, note: hardNotes[at % 5] ?? null }));

  test(`results, a search in vain and a year are accessible ${where}`, async ({ openJournal }) => {
    await setLook(look);
    await openJournal(entries, { path: "/journal?words=long" });
    await expect.element(page.getByRole("mark").first()).toBeVisible();
    await expectGood();
    openAt("words=snow&families=love");
    await expect.element(page.getByText("Nothing matches")).toBeVisible();
    await expectGood();
    openAt("view=year");
    await expect.element(page.getByRole("gridcell", { name: /1 star/ }).first()).toBeVisible();
    await expectGood();
  });

  test(`correcting and removing in the journal is accessible ${where}`, async ({ calls, openJournal }) => {
    await setLook(look);
    await openJournal(entries);
    const choose = async (action: RegExp) => {
      const menu = button(/^Actions for/).first();
      if (look.width === 360) await menu.click();
      await button(action).first().click();
    };
    await choose(/^Correct/);
    await expect.element(page.getByRole("dialog", { name: "Change this star" })).toBeVisible();
    await expectGood();
    await button("Cancel").click();
    calls.reply(api.binMoodEntry, 204, null);
    if (look.width === 360)
      await button(/^Actions for/)
        .first()
        .click();
    await choose(/^Remove/);
    await expect.element(button("Undo")).toBeVisible();
    await expectGood();
  });
}
