/** The steps by which a person seals their words. */

import { expect, type Page } from "@playwright/test";

export const passphrase = "violet harbour tea kettle";

/** Seals all words, from the first question to the end. Returns the code of the kit. */
export async function sealAll(page: Page): Promise<string> {
  await page.goto("/sealed-words");
  await page.getByRole("button", { name: "Seal my words" }).click();
  await choosePassphrase(page, passphrase);
  await page.getByRole("button", { name: "Next" }).click();
  const groups = page.getByRole("list", { name: "The code of your recovery kit" }).getByRole("listitem");
  await expect(groups).toHaveCount(8);
  const kit = (await groups.allTextContents()).join("-");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("The code of your kit", { exact: true }).fill(kit);
  await page.getByRole("button", { name: "Next" }).click();
  await page
    .getByLabel("The sentence", { exact: true })
    .fill("if i lose my passphrase and my kit my words are gone for good");
  await page.getByRole("button", { name: "Seal my words" }).click();
  await expect(page.getByRole("heading", { name: "Your words are sealed" }).first()).toBeVisible();
  return kit;
}

async function choosePassphrase(page: Page, chosen: string) {
  await page.getByLabel("Passphrase", { exact: true }).fill(chosen);
  await page.getByLabel("Passphrase, once more", { exact: true }).fill(chosen);
}
