import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";

const hashes = join(import.meta.dirname, "../dist/client/hashes.txt");

test("a person sees the hash of what was built, and which file was changed on its way", async ({ page }) => {
  await signUp(page, "Compared");
  await page.goto("/what-runs");
  const shown = page.locator("[data-hash]");
  const list = await readFile(hashes);
  await expect(shown).toHaveAttribute("data-hash", createHash("sha256").update(list).digest("hex"));
  await expect(page.getByText(/^All \d+ files of code that are at work in this page are/)).toBeVisible();
  await page.getByRole("button", { name: "Compare all files" }).click();
  await expect(page.getByText(/^All \d+ files of this version are as the list says/)).toBeVisible();

  await page.route("**/assets/WhatRunsPage-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};` });
  });
  await page.reload();
  await expect(page.getByText("Not as the list says:")).toBeVisible();
  await expect(page.getByText(/^assets\/WhatRunsPage-.*\.js$/)).toBeVisible();
});
