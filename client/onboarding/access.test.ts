import { expect, test } from "vitest";
import { CallError, NetworkError } from "../call-errors.ts";
import { askableName, explainAccess } from "./access.ts";

const refusal = (status: number, body: object) =>
  new CallError(new Response(null, { status }), JSON.stringify(body));

test("names are asked for as they are kept: trimmed and NFC", () => {
  expect(askableName("  Cafe\u0301 del Mar ")).toBe("Café del Mar");
});

test("names that nobody can have are not asked for", () => {
  for (const name of ["..", "a", "ada@example.org", "\uD800x", "x".repeat(51)])
    expect(askableName(name)).toBeNull();
});

test("an unknown name gets the specified toast, and a word at its field", () => {
  const trouble = explainAccess(refusal(404, { error: "Universe not found" }));
  expect(trouble.toast).toEqual({
    title: "Universe not found",
    description: "Check your universe name or create a new one",
  });
  expect(explainAccess(null)).toEqual(trouble);
});

test("a protected universe says so at the field", () => {
  const sentence = "This universe is protected by a password";
  expect(explainAccess(refusal(403, { error: sentence, needsPassword: true }))).toEqual({
    atField: sentence,
  });
});

test("everything else gets the specified toast, with the server's sentence in the form", () => {
  const description = "Failed to access universe. Please try again.";
  expect(explainAccess(new NetworkError("down")).toast?.description).toBe(description);
  expect(explainAccess(new Error("odd")).toast?.description).toBe(description);
  const tooMany = explainAccess(refusal(429, { error: "Too many look-ups." }));
  expect(tooMany.toast?.description).toBe(description);
  expect(tooMany.atForm).toBe("Too many look-ups.");
});
