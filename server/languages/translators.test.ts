import { expect, it } from "vitest";
import { mails } from "#domain/languages/en/mails.ts";
import { languageIds } from "#domain/languages/languages.ts";
import { translatorOf, translatorOfUser } from "./translators.ts";

it("every language has a translator, which says in English what its language lacks", async () => {
  for (const language of languageIds) {
    const t = await translatorOf({ language, locale: language });
    expect([t.language, t.locale]).toEqual([language, language]);
    expect(t(mails.passwordChanged.subject)).not.toBe("");
  }
});

it.each([null, undefined, "en", "tlh", "../en"])("a user with %j reads English", async (locale) => {
  const t = await translatorOfUser(locale);
  expect([t.language, t(mails.passwordChanged.subject)]).toEqual(["en", "Your password was changed"]);
});

it("the region of a browser stays with its own translator", async () => {
  const [austrian, german] = [
    await translatorOf({ language: "de", locale: "de-AT" }),
    await translatorOf({ language: "de", locale: "de-DE" }),
  ];
  expect([austrian.locale, german.locale]).toEqual(["de-AT", "de-DE"]);
  expect(await translatorOf({ language: "de", locale: "de-AT" })).toBe(austrian);
});
