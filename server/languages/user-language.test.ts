import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { followLink, makeRegistration, makeUniverse, signIn, signUp } from "../../testing/make.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const german = { "accept-language": "de-AT,de;q=0.9,en;q=0.8" };

it.each([
  [german, "de"],
  [{ ...german, cookie: "mood-universe-language=ja" }, "ja"],
  [{ ...german, cookie: "mood-universe-language=tlh" }, "de"],
  // This cookie is one of an earlier version.
  [{ ...german, cookie: "language=ja" }, "ja"],
  [{ ...german, cookie: "mood-universe-language=fr; language=ja" }, "fr"],
  [{ "accept-language": "tlh" }, "en"],
  [{}, "en"],
])("a universe is created in the language for which the browser asks: %j", async (headers, locale) => {
  const created = await test.visitor().call(api.createUniverse, { body: makeUniverse(), headers });
  expect([created.status, created.body.locale]).toEqual([201, locale]);
  test.clock.now += 60_000;
});

it("an account has the language in which it was registered, whatever browser follows its link", async () => {
  const registration = makeRegistration();
  await test.visitor().call(api.register, { body: registration, headers: german });
  const [mail] = await test.mailsTo(registration.email);
  await followLink(test.visitor(), mail);
  expect((await signIn(test, registration)).user).toMatchObject({ locale: "de" });
  test.clock.now += 60_000;
});

it("people choose another language, or that of their browser", async () => {
  const { visitor, user } = await signUp(test);
  const choose = (locale: unknown) =>
    visitor.call(api.updateProfile, { params: { id: user.id }, body: { locale } });
  for (const locale of ["ar", null]) {
    expect([(await choose(locale)).status, (await visitor.call(api.me)).body.user]).toEqual([
      200,
      expect.objectContaining({ locale, universeName: user.universeName }),
    ]);
  }
  for (const unknown of ["tlh", "EN", "", 5, ["de"]])
    expect(await choose(unknown)).toMatchObject({
      status: 400,
      body: { fieldCodes: { locale: { code: "unknown-option" } } },
    });
});

it("a stored language that is not offered any more counts as none", async () => {
  const { visitor, user } = await signUp(test);
  await test.database.db.updateTable("users").set({ locale: "tlh" }).where("id", "=", user.id).execute();
  expect((await visitor.call(api.me)).body.user.locale).toBeNull();
});
