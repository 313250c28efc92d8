/** What a reader in Egypt sees: the texts of the product, and what no screen in Arabic may have. */

import { readdir } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { languages } from "../domain/languages/languages.ts";
import { flatMessages } from "../domain/languages/text.ts";
import { makeTranslator } from "../domain/languages/translator.ts";

const folder = new URL("../domain/languages/ar/", import.meta.url);
const parts = await Promise.all(
  (await readdir(folder)).map(async (file) => {
    const { messages } = await import(new URL(file, folder).href);
    return flatMessages(file.replace(".ts", ""), messages);
  }),
);

export const arabic = makeTranslator({ language: "ar", locale: "ar-EG" }, new Map(parts.flat()));

/** Names, formats and keys that are the same in every language. */
const names = [
  ...["Mood Universe", "MOOD UNIVERSE", "CSV", "Control", "Enter", "Escape", "Shift"],
  ...languages.map(({ name }) => name),
];

/** Fails unless the screen runs from right to left, and its Latin words are those that the person `typed`. */
export async function expectArabic(page: Page, typed: readonly string[]) {
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const said = await page.evaluate(textsOfScreen);
  const known = [...names, ...typed].sort((one, other) => other.length - one.length);
  const rest = said.map((text) => known.reduce((left, name) => left.replaceAll(name, ""), text));
  expect(rest.filter((text) => /[a-z]{2}/i.test(text))).toEqual([]);
}

/** Runs in the page: its title, and what is seen and said of its elements. */
function textsOfScreen(): string[] {
  const attributes = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
  const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
  return [
    document.title,
    ...document.body.innerText.split("\n"),
    ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? "")),
  ];
}
