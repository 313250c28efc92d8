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
vi.mock("./catalogues.ts", () => ({
  catalogues: {
    "../../domain/languages/de/refusals.ts": async () => ({ notSignedIn: "Nicht angemeldet" }),
    "../../domain/languages/de/refusals-accounts.ts": async () => ({
      locked: "Bitte in {minutes, plural, one {# Minute} other {# Minuten}} wieder.",
    }),
    "../../domain/languages/de/rules-accounts.ts": async () => ({
      password: { tooShort: "Mindestens {min} Zeichen", common: "Zu häufig" },
    }),
  },
}));

afterEach(() => setLanguage({ language: "en", locale: "en-US" }));

async function refused(body: object): Promise<CallError["refusal"]> {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status: 400 }));
  const error = await send(api.me, {}).catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw error;
  return error.refusal;
}

const locked = refusal("account-locked", refusalsAccounts.locked, { minutes: 3 });

test("a refusal is said in the reader's language, with its params", async () => {
  expect((await refused(locked)).error).toBe("Too many wrong passwords. Please try again in 3 minutes.");
  await setLanguage({ language: "de", locale: "de" });
  expect((await refused(locked)).error).toBe("Bitte in 3 Minuten wieder.");
});

test("the refusal of a visitor without a session fetches no texts", async () => {
  await setLanguage({ language: "de", locale: "de" });
  const notSignedIn = refusal("not-signed-in", refusals.notSignedIn);
  expect((await refused(notSignedIn)).error).toBe("Please sign in first.");
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
