import { expect, test } from "vitest";
import { registrationSchema } from "#domain/accounts/registration.ts";
import { account } from "#domain/languages/en/account.ts";
import { english } from "../../testing/english.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import {
  explainRefusal,
  firstViolation,
  refusalToast,
  rejectedFields,
  withoutFields,
} from "./form-errors.ts";

const refusal = (status: number, body: object) =>
  new CallError(new Response(null, { status }), JSON.stringify(body));
const toast = (description: string) => ({ title: "Login Failed", description, variant: "destructive" });
const explain = (error: Error) => explainRefusal(error, "Login Failed", "Login failed");

test("the first violated rule is reported at its field and in a toast", () => {
  expect(firstViolation("Login Failed", registrationSchema, {})).toEqual({
    fields: { email: "Please fill in all required fields" },
    toast: toast("Please fill in all required fields"),
  });
});

test("the server's sentences are shown at their fields", () => {
  expect(rejectedFields(refusal(409, { error: "Universe name is already taken" }))).toEqual({
    universeName: "Universe name is already taken",
  });
  expect(rejectedFields(refusal(400, { error: "No", fields: { universeName: "No dots" } }))).toEqual({
    universeName: "No dots",
  });
  expect(rejectedFields(refusal(500, { error: "Something went wrong" }))).toEqual({});
  expect(rejectedFields(new NetworkError("down"))).toEqual({});
  expect(explain(refusal(400, { error: "No", fields: { email: "No" } }))).toEqual({
    fields: { email: "No" },
    toast: toast("No"),
  });
});

test("a refusal without a field is shown in the form in the server's sentence", () => {
  expect(explain(refusal(423, { error: "Too many wrong passwords." }))).toEqual({
    notice: "Too many wrong passwords.",
    toast: toast("Too many wrong passwords."),
  });
  expect(explain(refusal(429, {}))).toEqual({ notice: "Login failed", toast: toast("Login failed") });
});

test("when the server fails or is out of reach, the message says that the typed text is kept", () => {
  expect(explain(refusal(500, { error: "Something went wrong" }))).toEqual({
    notice: "Something went wrong. What you typed is still here.",
    toast: toast("Something went wrong"),
  });
  expect(explain(new NetworkError("down"))).toEqual({
    notice: "Network error. Please check your connection and try again. What you typed is still here.",
    toast: toast("Login failed"),
  });
  expect(explain(new Error("odd")).notice).toBe("Login failed. What you typed is still here.");
});

test("a call outside a form has the same toast", () => {
  const toastOf = (error: Error) =>
    refusalToast(error, account.login.failed, account.login.failedReason)?.(english);
  expect(toastOf(refusal(423, { error: "Too many wrong passwords." }))).toEqual(
    toast("Too many wrong passwords."),
  );
  expect(toastOf(new NetworkError("down"))).toEqual(toast("Login failed"));
  expect(toastOf(refusal(401, { error: "Please sign in" }))).toBeUndefined();
});

test("an ended session is not reported by the form", () => {
  expect(explain(refusal(401, { error: "Please sign in" }))).toEqual({});
  expect(explain(refusal(404, { error: "Not found" }))).toEqual({});
});

test("typing in a field removes only that field's message", () => {
  expect(withoutFields({ fields: { email: "No", password: "No" }, notice: "Wait" }, ["email"])).toEqual({
    fields: { password: "No" },
    notice: "Wait",
  });
});
