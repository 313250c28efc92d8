import { expect, test } from "vitest";
import { emptyRegistration } from "./empty-registration.ts";
import { bodyOf, checkRegistration, type Registration } from "./registration.ts";

const now = new Date("2025-03-01T12:00:00Z");
const filled: Registration = {
  email: "ada@example.org",
  universeName: "Andromeda",
  userName: "Ada",
  birthday: "1990-02-03",
  password: "violet harbour",
  confirmPassword: "violet harbour",
  invitation: "",
};

test("the rules are checked in order, one sentence at a time", () => {
  const wrong: [Partial<Registration>, field: string, sentence: string][] = [
    [{ ...emptyRegistration }, "email", "Please fill in all required fields"],
    [{ birthday: "", email: "nonsense" }, "birthday", "Please fill in all required fields"],
    [{ email: "nonsense", password: "short" }, "email", "Please enter a valid email address"],
    [{ password: "short", universeName: "A" }, "password", "Password must be at least 8 characters long"],
    [{ confirmPassword: "other", universeName: "A" }, "confirmPassword", "Passwords do not match"],
    [
      { universeName: "A", userName: "A" },
      "universeName",
      "Universe name must be between 2 and 50 characters",
    ],
    [{ userName: "A", birthday: "2090-01-01" }, "userName", "User name must be between 2 and 50 characters"],
    [{ birthday: "2090-01-01" }, "birthday", "Birthday cannot be in the future."],
  ];
  for (const [changes, field, sentence] of wrong)
    expect(checkRegistration({ ...filled, ...changes }, now)).toEqual({
      fields: { [field]: sentence },
      toast: { title: "Registration Failed", description: sentence, variant: "destructive" },
    });
  expect(checkRegistration(filled, now)).toBeNull();
});

test("an invitation is sent with what was typed, and left out where there is none", () => {
  expect(bodyOf({ ...filled, invitation: "a.b" }, now)).toMatchObject({ invitation: "a.b" });
  expect(bodyOf(filled, now)).not.toHaveProperty("invitation");
});
