import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { button, expect, makeImport, test } from "../../../testing/browser/import-test.ts";
import { makeUniverse } from "../../../testing/browser/make-replies.ts";

test("earlier imports are listed with their state, and can be undone for 30 days", async ({
  openPage,
  calls,
  person,
}) => {
  calls.reply(api.listChanges, 200, makeUniverse([]));
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
  const one = (name: string, change: object) => ({
    ...makeImport({ id: crypto.randomUUID(), source: "csv", fileName: name, total: 3 }),
    ...{ added: 3, openedAt: ago(1) },
    ...change,
  });
  calls.reply(api.listImports, 200, [
    one("old.csv", { finishedAt: ago(31) }),
    one("fresh.csv", { finishedAt: ago(1) }),
    one("gone.csv", { finishedAt: ago(1), undoneAt: ago(0) }),
    one("left.csv", {}),
  ]);
  await openPage("/your-data", person);
  await expect.element(page.getByText(/^A table of your own\. Undone on/)).toBeVisible();
  expect(button("Undo the import of old.csv").elements()).toHaveLength(0);
  calls.reply(api.removeImport, 204, null);
  await button("Cancel the import of left.csv").click();
  await button("Undo the import of fresh.csv").click();
  calls.reply(api.removeImport, 410, refusal("undo-expired", "Too late."));
  await button("Undo the import").click();
  await expect.element(page.getByText("This import is older than 30 days, so its stars stay.")).toBeVisible();
});
