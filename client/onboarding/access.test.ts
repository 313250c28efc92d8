import { expect, test } from "vitest";
import { CallError, NetworkError } from "../call-errors.ts";
import { askableName, checkAccess, explainAccess, isProtected, removalOf } from "./access.ts";

const refusal = (status: number, body: object) =>
  new CallError(new Response(null, { status }), JSON.stringify(body));

test("names are sent as the server stores them: trimmed and in NFC", () => {
  expect(askableName("  Cafe\u0301 del Mar ")).toBe("Café del Mar");
  expect(checkAccess(" Andromeda ")).toBeNull();
});

test("an empty name is reported at its field and in the specified toast", () => {
  expect(checkAccess("  ")).toEqual({
    toast: { title: "Error", description: "Please enter your universe name", variant: "destructive" },
    fields: { universeName: "Please enter your universe name" },
  });
});

test("an unknown name gets the specified toast and a message at its field", () => {
  const trouble = explainAccess(refusal(404, { error: "Universe not found" }));
  expect(trouble.toast).toEqual({
    title: "Universe not found",
    description: "Check your universe name or create a new one",
  });
  expect(trouble.fields).toHaveProperty("universeName");
});

test("invalid names are not sent and are reported as unknown", () => {
  const unknown = explainAccess(refusal(404, { error: "Universe not found" }));
  for (const name of ["..", "a", "ada@example.org", "\uD800x", "x".repeat(51)]) {
    expect(askableName(name)).toBeNull();
    expect(checkAccess(name)).toEqual(unknown);
  }
});

test("a universe with a password is reported at the field", () => {
  const sentence = "This universe is protected by a password";
  const error = refusal(403, { error: sentence, needsPassword: true });
  expect(explainAccess(error)).toEqual({ fields: { universeName: sentence } });
  expect(isProtected(error)).toBe(true);
  expect(isProtected(refusal(403, { error: "Closed" }))).toBe(false);
});

test("everything else gets the specified toast, with the server's sentence in the form", () => {
  const description = "Failed to access universe. Please try again.";
  expect(explainAccess(new NetworkError("down")).toast?.description).toBe(description);
  expect(explainAccess(new Error("odd")).toast?.description).toBe(description);
  const tooMany = explainAccess(refusal(429, { error: "Too many look-ups." }));
  expect(tooMany.toast?.description).toBe(description);
  expect(tooMany.notice).toBe("Too many look-ups.");
});

test("a closed universe says when it is removed, and the form shows no error", () => {
  const closed = refusal(410, {
    error: "Closed",
    code: "universe-closed",
    params: { removedAt: "2026-11-29T12:00:00.000Z" },
  });
  expect(removalOf(closed)).toEqual(new Date("2026-11-29T12:00:00.000Z"));
  expect(explainAccess(closed)).toEqual({});
  expect(removalOf(refusal(410, { error: "Closed", code: "universe-closed" }))).toBeNull();
  for (const error of [null, refusal(403, { needsPassword: true }), new NetworkError("down")])
    expect(removalOf(error)).toBeUndefined();
});
