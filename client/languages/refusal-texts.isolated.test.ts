import { afterEach, expect, test, vi } from "vitest";
import { api } from "#domain/api.ts";
import { refusals } from "#domain/languages/en/refusals.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { rulesAccounts } from "#domain/languages/en/rules-accounts.ts";
import { coded, reasonOf, refusal } from "#domain/refusals.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { setLanguage } from "./language.ts";

// Translations of this test: those of the product are others' words.
const german: Readonly<Record<string, object>> = {
  refusals: { notSignedIn: "Nicht angemeldet" },
  "refusals-accounts": { locked: "Bitte in {minutes, plural, one {# Minute} other {# Minuten}} wieder." },
  "rules-accounts": { password: { tooShort: "Mindestens {min} Zeichen", common: "Zu häufig" } },
};
vi.mock("./catalogues.ts", () => ({
  loadMessages: async (language: string, part: string) => (language === "de" ? german[part] : undefined),
}));

afterEach(() => setLanguage({ language: "en", locale: "en-US" }));

async function errorOf(body: object): Promise<CallError> {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status: 400 }));
  const error = await send(api.me, {}).catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw error;
  return error;
}

const refused = async (body: object) => (await errorOf(body)).refusal;

const locked = refusal("account-locked", refusalsAccounts.locked, { minutes: 3 });

test("a refusal is said in the reader's language, with its params", async () => {
  expect((await refused(locked)).error).toBe("Too many wrong passwords. Please try again in 3 minutes.");
  await setLanguage({ language: "de", locale: "de" });
  expect((await refused(locked)).error).toBe("Bitte in 3 Minuten wieder.");
});

/** The modules of a page that has loaded no texts of refusals: this file has imported them. */
async function newPage(body: object) {
  vi.resetModules();
  const { send } = await import("../api.ts");
  const { setLanguage } = await import("./language.ts");
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status: 400 }));
  const receive = () => send(api.me, {}).catch((thrown: CallError) => thrown) as Promise<CallError>;
  return { receive, setLanguage };
}

test("an error that came before the language changes is said in the new one", async () => {
  const page = await newPage(locked);
  const error = await page.receive();
  await page.setLanguage({ language: "de", locale: "de" });
  expect(error.refusal.error).toBe("Bitte in 3 Minuten wieder.");
  await page.setLanguage({ language: "en", locale: "en-US" });
  expect(error.refusal.error).toBe("Too many wrong passwords. Please try again in 3 minutes.");
});

test("the refusal of a visitor without a session fetches no texts", async () => {
  const page = await newPage(refusal("not-signed-in", refusals.notSignedIn));
  await page.setLanguage({ language: "de", locale: "de" });
  expect((await page.receive()).refusal.error).toBe("Please sign in first.");
});

test("each field is said in the reader's language, and the refusal repeats the first", async () => {
  await setLanguage({ language: "de", locale: "de" });
  const sentences = [
    coded("too-short", rulesAccounts.password.tooShort, { min: 8 }),
    coded("common-password", rulesAccounts.password.common),
    coded("invalid-email", rulesAccounts.email),
  ];
  const entries = sentences.map((sentence, at) => [`field${at}`, sentence] as const);
  const fields = Object.fromEntries(entries);
  const fieldCodes = Object.fromEntries(entries.map(([field, sentence]) => [field, reasonOf(sentence)]));
  const { error, fields: said } = await refused({
    error: sentences[0],
    code: "invalid-fields",
    fields,
    fieldCodes,
  });
  expect(error).toBe("Mindestens 8 Zeichen");
  expect(said).toEqual({ field0: "Mindestens 8 Zeichen", field1: "Zu häufig", field2: sentences[2] });
});

test.each([
  { error: "No", code: "pause" },
  { error: "No", code: "pause", text: "refusals-universe.ofLaterVersions" },
  { error: "No", code: "pause", text: "../../en/common.tryAgain" },
  { error: "No", code: "pause", text: "refusals-accounts.__proto__" },
  { error: "No", code: "account-locked", text: "refusals-accounts.locked", params: {} },
  { error: "No", code: "pause", text: 5 },
])("a refusal without a text that the client has stays as the server says it: %j", async (body) => {
  await setLanguage({ language: "de", locale: "de" });
  expect((await refused(body)).error).toBe("No");
});
