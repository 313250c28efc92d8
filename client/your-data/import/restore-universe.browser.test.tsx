import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { refusal } from "#domain/refusals.ts";
import {
  button,
  chooseFile,
  expect,
  heading,
  test,
  wholeFile,
} from "../../../testing/browser/import-test.ts";
import { makeJournal } from "../../../testing/browser/journal-test.ts";
import { switchToGerman } from "../../../testing/browser/language-change.ts";

test("a whole universe is restored into an empty one, and goes on after a failure and after a break", async ({
  openImport,
  calls,
  person,
}) => {
  await openImport();
  chooseFile(wholeFile(person));
  calls.reply(api.restoreUniverse, 409, refusal("universe-not-empty", "This universe has stars already."));
  await expect
    .element(page.getByText(/Nothing is sent before you press Restore everything or Import\.$/))
    .toBeVisible();
  await button("Restore everything").click();
  await expect.element(page.getByText("This universe has stars already.")).toBeVisible();
  calls.reply(api.restoreUniverse, 503, refusal("server-busy", "Slow down."), {
    "Retry-After": "600",
  });
  await button("Try again").click();
  await expect.element(page.getByText(/asks for a short break/)).toBeVisible();
  calls.reply(api.restoreUniverse, 200, { added: 3, known: 0 });
  calls.reply(api.getUser, 200, person);
  await button("Try now").click();
  await expect.element(heading("Your universe is back")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See it" })).toBeVisible();
});

test("why a restore has stopped follows the language", async ({ openImport, calls, person }) => {
  await openImport();
  chooseFile(wholeFile(person));
  const notEmpty = refusal("universe-not-empty", refusalsUniverse.universeNotEmpty);
  calls.reply(api.restoreUniverse, 409, notEmpty);
  await button("Restore everything").click();
  await expect.element(page.getByText(notEmpty.error)).toBeVisible();
  await switchToGerman();
  await expect.element(page.getByText(/Nur ein leeres Universum lässt sich wiederherstellen/)).toBeVisible();
});

test("a file that breaks a rule is refused with the place and the rule, before anything is sent", async ({
  openImport,
  calls,
  person,
}) => {
  await openImport();
  const [first, ...others] = makeJournal(3);
  if (!first) throw new Error("The journal is empty.");
  chooseFile(wholeFile(person, [...others, { ...first, timestamp: "2999-01-01T00:00:00.000Z" }]));
  await button("Restore everything").click();
  await expect.element(page.getByText(/at .?moodEntries\[2\]\.timestamp/)).toBeVisible();
  await expect.element(page.getByText(/2999-01-01T00:00:00.000Z.? has not come yet\./)).toBeVisible();
  expect(calls.received(api.openImport)).toEqual([]);
  await switchToGerman();
  await expect.element(page.getByText(/Es wurde nichts wiederhergestellt.*2999/)).toBeVisible();
});
