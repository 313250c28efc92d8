import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach } from "vitest";
import { page } from "vitest/browser";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { languageCookie } from "#domain/languages/languages.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeAccountUser } from "../../testing/browser/make-replies.ts";
import { adoptLanguage, startLanguage } from "../languages/chosen-language.ts";
import { LanguageChoice } from "../languages/LanguageChoice.tsx";
import { translationsLoaded } from "../languages/language.ts";
import { useUserLanguage } from "./user-language.ts";

afterEach(async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the client writes it.
  document.cookie = `${languageCookie}=; Path=/; Max-Age=0`;
  await startLanguage();
});

const ada = makeAccountUser({ id: "ada" });
const choose = (name: string) => page.getByRole("combobox").selectOptions(name);
const shown = () => [document.documentElement.lang, document.documentElement.dir];

let signIn = (_: User | null) => {};

function Settings({ first }: { first: User | null }) {
  const [user, setUser] = useState(first);
  signIn = setUser;
  useUserLanguage(user);
  return (
    <>
      <input aria-label="Note" />
      <LanguageChoice />
    </>
  );
}

test("a choice changes the page at once, keeps what was typed, and is stored with the person", async ({
  calls,
  show,
}) => {
  calls.reply(api.updateProfile, 200, { ...ada, locale: "ar" });
  await show(<Settings first={ada} />);
  await page.getByLabelText("Note").fill("A long day");
  await choose("العربية");
  await expect.poll(shown).toEqual(["ar", "rtl"]);
  await expect
    .poll(() => calls.received(api.updateProfile).map(({ body }) => body))
    .toEqual([{ locale: "ar" }]);
  await expect.element(page.getByLabelText("Note")).toHaveValue("A long day");
  expect(document.cookie).toContain(`${languageCookie}=ar`);
});

test("the list shows a choice before its texts are there, so that fast arrow keys lose no step", async ({
  show,
}) => {
  await show(<Settings first={null} />);
  const list = page.getByRole("combobox").element() as HTMLSelectElement;
  list.value = "it";
  list.dispatchEvent(new Event("change", { bubbles: true }));
  expect(list.value).toBe("it");
  await expect.poll(shown).toEqual(["it", "ltr"]);
  expect(list.value).toBe("it");
});

test("without a network, a choice waits and is sent with the next connection", async ({ calls, show }) => {
  calls.disconnect(api.updateProfile);
  await show(<Settings first={ada} />);
  await choose("Deutsch");
  await expect.poll(() => calls.received(api.updateProfile)).toHaveLength(1);
  calls.reply(api.updateProfile, 200, { ...ada, locale: "de" });
  dispatchEvent(new Event("online"));
  await expect.poll(() => calls.received(api.updateProfile)).toHaveLength(2);
  await expect.poll(() => localStorage.getItem("mood-universe.language")).toBeNull();
});

test("a sign-in takes the person's language, unless the visitor has just chosen another", async ({
  calls,
  show,
}) => {
  await show(<Settings first={{ ...ada, locale: "ja" }} />);
  await expect.poll(shown).toEqual(["ja", "ltr"]);
  signIn(null);
  await choose("Deutsch");
  await expect.poll(shown).toEqual(["de", "ltr"]);
  calls.reply(api.updateProfile, 200, { ...ada, locale: "de" });
  signIn({ ...ada, locale: "ja" });
  await expect
    .poll(() => calls.received(api.updateProfile).map(({ body }) => body))
    .toEqual([{ locale: "de" }]);
  expect(shown()).toEqual(["de", "ltr"]);
});

test("where the server has no language for a person, it gets that of their browser", async ({
  calls,
  show,
}) => {
  calls.reply(api.updateProfile, 200, { ...ada, locale: "en" });
  await show(<Settings first={{ ...ada, locale: null }} />);
  await expect
    .poll(() => calls.received(api.updateProfile).map(({ body }) => body))
    .toEqual([{ locale: "en" }]);
});

test("a change of anything else about the person leaves a language that another tab has chosen", async ({
  show,
}) => {
  const user = { ...ada, locale: "de" };
  await show(<Settings first={user} />);
  await expect.poll(shown).toEqual(["de", "ltr"]);
  await adoptLanguage("ja");
  flushSync(() => signIn({ ...user, universeName: "Lyra" }));
  await translationsLoaded();
  expect(shown()).toEqual(["ja", "ltr"]);
});
