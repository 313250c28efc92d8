import { makeTranslator } from "../domain/languages/translator.ts";

/** The translator of a reader in the United States, as the browser of the tests is. */
export const english = makeTranslator({ language: "en", locale: "en-US" }, new Map());
