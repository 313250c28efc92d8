import { expect, test } from "vitest";
import { CallError, NetworkError } from "../call-errors.ts";
import { checkPasswords, emptyPasswords, explainPasswordChange, isFilled } from "./password.ts";

const filled = {
  currentPassword: "violet harbour",
  newPassword: "amber harbour",
  confirmPassword: "amber harbour",
};
const toastOf = (changes: Partial<typeof filled>) => checkPasswords({ ...filled, ...changes })?.toast;

test("all three fields are required", () => {
  expect(isFilled(emptyPasswords)).toBe(false);
  expect(isFilled({ ...filled, confirmPassword: "" })).toBe(false);
  expect(isFilled(filled)).toBe(true);
});

test("a mismatch is reported before a short password, each with its own title", () => {
  expect(toastOf({ newPassword: "short" })).toMatchObject({
    title: "Password Mismatch",
    description: "New password and confirmation must match.",
  });
  expect(toastOf({ newPassword: "short", confirmPassword: "short" })).toMatchObject({
    title: "Password Too Short",
    description: "Password must be at least 8 characters long.",
  });
  const long = "x".repeat(129);
  expect(toastOf({ newPassword: long, confirmPassword: long })).toMatchObject({
    title: "Password Change Failed",
  });
  expect(checkPasswords(filled)).toBeNull();
});

test("a wrong current password is reported at its field", () => {
  const sentence = "Current password is incorrect";
  const wrong = new CallError(new Response(null, { status: 403 }), JSON.stringify({ error: sentence }));
  expect(explainPasswordChange(wrong)).toEqual({
    fields: { currentPassword: sentence },
    toast: { title: "Password Change Failed", description: sentence, variant: "destructive" },
  });
  expect(explainPasswordChange(new NetworkError("down")).toast?.description).toBe(
    "Failed to change password.",
  );
});
