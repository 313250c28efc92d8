import { expect, test } from "vitest";
import { CallError, NetworkError } from "../call-errors.ts";
import { isUnverified, providerNotice } from "./login.ts";
import { checkLogin, explainLogin } from "./login-rules.ts";

const refusal = (status: number, body: object) =>
  new CallError(new Response(null, { status }), JSON.stringify(body));
const toast = (description: string) => ({ title: "Login Failed", description, variant: "destructive" });

test("an empty field gets the specified sentence", () => {
  const sentence = "Please fill in all fields";
  expect(checkLogin({ identifier: " ", password: "", code: "" })).toEqual({
    fields: { identifier: sentence },
    toast: toast(sentence),
  });
  expect(checkLogin({ identifier: "ada@example.org", password: "", code: "" })?.fields).toEqual({
    password: sentence,
  });
  expect(checkLogin({ identifier: "Vega's Harbour", password: " ", code: "" })).toBeNull();
});

test("an unverified address is recognised by the flag or by the sentence", () => {
  const flagged = refusal(403, { error: "No", needsVerification: true });
  const said = refusal(403, { error: "Email not verified" });
  for (const error of [flagged, said]) {
    expect(isUnverified(error)).toBe(true);
    expect(explainLogin(error)).toEqual({ toast: toast("Please verify your email before logging in.") });
  }
  expect(isUnverified(refusal(401, { error: "Invalid credentials" }))).toBe(false);
  expect(isUnverified(null)).toBe(false);
});

test("wrong credentials are reported at the password", () => {
  expect(explainLogin(refusal(401, { error: "Invalid credentials" }))).toEqual({
    fields: { password: "Invalid credentials" },
    toast: toast("Invalid credentials"),
  });
});

test("a lock is reported in the server's sentence, an error without a sentence as a failed login", () => {
  const sentence = "Too many wrong passwords. Please try again in 15 minutes.";
  expect(explainLogin(refusal(423, { error: sentence }))).toEqual({
    notice: sentence,
    toast: toast(sentence),
  });
  expect(explainLogin(new NetworkError("down")).toast).toEqual(toast("Login failed"));
});

test("the notice parameter shows only the known outcomes of a provider sign-in", () => {
  for (const notice of [
    "provider",
    "provider-failed",
    "provider-cancelled",
    "provider-unreachable",
    "universe-closed",
  ])
    expect(providerNotice(notice)?.english).toMatch(/\.$/);
  for (const notice of [null, "", "hello", "constructor"]) expect(providerNotice(notice)).toBeNull();
});
