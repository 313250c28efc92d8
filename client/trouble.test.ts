import { expect, test } from "vitest";
import { registrationSchema } from "#domain/sign-in.ts";
import { CallError, NetworkError } from "./call-errors.ts";
import { explainRefusal, fieldsRefused, firstBroken, withoutField } from "./trouble.ts";

const refusal = (status: number, body: object) =>
  new CallError(new Response(null, { status }), JSON.stringify(body));
const toast = (description: string) => ({ title: "Login Failed", description, variant: "destructive" });
const explain = (error: Error) => explainRefusal(error, "Login Failed", "Login failed");

test("the first broken rule is said at its field and in a toast", () => {
  expect(firstBroken("Login Failed", registrationSchema, {})).toEqual({
    fields: { email: "Please fill in all required fields" },
    toast: toast("Please fill in all required fields"),
  });
});

test("the server's sentences land at their fields", () => {
  expect(fieldsRefused(refusal(409, { error: "Universe name is already taken" }))).toEqual({
    universeName: "Universe name is already taken",
  });
  expect(fieldsRefused(refusal(400, { error: "No", fields: { universeName: "No dots" } }))).toEqual({
    universeName: "No dots",
  });
  expect(fieldsRefused(refusal(500, { error: "Something went wrong" }))).toEqual({});
  expect(fieldsRefused(new NetworkError("down"))).toEqual({});
  expect(explain(refusal(400, { error: "No", fields: { email: "No" } }))).toEqual({
    fields: { email: "No" },
    toast: toast("No"),
  });
});

test("a refusal that is no field's fault stays in sight as the server said it", () => {
  expect(explain(refusal(423, { error: "Too many wrong passwords." }))).toEqual({
    notice: "Too many wrong passwords.",
    toast: toast("Too many wrong passwords."),
  });
  expect(explain(refusal(429, {}))).toEqual({ notice: "Login failed", toast: toast("Login failed") });
});

test("when the server fails or is not reached, it is said that nothing typed is lost", () => {
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

test("an ended session is said elsewhere", () => {
  expect(explain(refusal(401, { error: "Please sign in" }))).toEqual({});
  expect(explain(refusal(404, { error: "Not found" }))).toEqual({});
});

test("typing in a field takes away what was said about it alone", () => {
  expect(withoutField({ fields: { email: "No", password: "No" }, notice: "Wait" }, "email")).toEqual({
    fields: { password: "No" },
    notice: "Wait",
  });
});
