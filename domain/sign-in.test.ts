import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginSchema, migrationSchema, registrationSchema, resendSchema } from "./sign-in.ts";

const registration = {
  email: "ada@example.org",
  password: "Aa1!Aa1!",
  confirmPassword: "Aa1!Aa1!",
  universeName: "Andromeda",
  userName: "Ada",
  birthday: "1990-02-03",
  startDate: "2026-03-13",
};
const refusal = (schema: typeof registrationSchema | typeof migrationSchema, form: unknown) =>
  schema.safeParse(form).error?.issues[0];

describe("a registration", () => {
  /** Each field with what breaks its rule, in the order of the specification; empty fields come before them all. */
  const wrong = [
    ["email", "nonsense", "Please enter a valid email address"],
    ["password", "short", "Password must be at least 8 characters long"],
    ["confirmPassword", "another one", "Passwords do not match"],
    ["universeName", "X", "Universe name must be between 2 and 50 characters"],
    ["userName", "x".repeat(51), "User name must be between 2 and 50 characters"],
    ["birthday", "1990-02-30", "Birthday must be a date that exists, like 2001-12-31."],
    ["startDate", "yesterday", "Journey start date must be a date that exists, like 2001-12-31."],
  ] as const;

  it("is refused for the first of its faults, whichever they are", () => {
    fc.assert(
      fc.property(fc.subarray([...wrong], { minLength: 1 }), (faults) => {
        const form = {
          ...registration,
          ...Object.fromEntries(faults.map(([field, value]) => [field, value])),
        };
        // A short password differs from its repetition too, and comes first.
        const [field, , sentence] = faults[0] ?? wrong[0];
        expect(refusal(registrationSchema, form)).toMatchObject({ path: [field], message: sentence });
      }),
    );
  });

  it("wants every field but the start date", () => {
    const required = ["email", "password", "universeName", "userName", "birthday"] as const;
    for (const field of required)
      for (const nothing of ["", undefined, null])
        expect(
          refusal(registrationSchema, { ...registration, email: "nonsense", [field]: nothing }),
        ).toMatchObject({
          path: [field],
          message: "Please fill in all required fields",
        });
    expect(registrationSchema.parse({ ...registration, startDate: undefined }).startDate).toBeNull();
  });

  it("keeps names trimmed and composed, and of a start time the date", () => {
    const form = { ...registration, universeName: " Cafe\u0301 ", startDate: "2026-03-13T23:59:59.999Z" };
    expect(registrationSchema.parse(form)).toEqual({
      email: "ada@example.org",
      password: "Aa1!Aa1!",
      universeName: "Café",
      userName: "Ada",
      birthday: "1990-02-03",
      startDate: "2026-03-13",
    });
  });

  it("takes a password as it was typed, blanks and all", () => {
    const password = "  12 blanks  ";
    const form = { ...registration, password, confirmPassword: password };
    expect(registrationSchema.parse(form).password).toBe(password);
  });
});

describe("a migration", () => {
  it.each([
    [{ universeName: " " }, "Please fill in all required fields"],
    [{ email: "nonsense", password: "x" }, "Please enter a valid email address"],
    [{ password: "Aa1!" }, "Password must be at least 8 characters long"],
    [{ password: "aaaa1111!" }, "Password must contain uppercase, lowercase, number, and special character"],
  ])("is refused for %j", (wrong, message) => {
    const form = { universeName: "Andromeda", email: "ada@example.org", password: "Aa1!Aa1!", ...wrong };
    expect(refusal(migrationSchema, form)).toMatchObject({ message });
  });
});

describe("a sign-in", () => {
  it("is by e-mail or by whatever identifier was typed", () => {
    expect(loginSchema.parse({ email: " ada@example.org ", password: "x" })).toEqual({
      identifier: "ada@example.org",
      password: "x",
    });
    expect(loginSchema.parse({ identifier: "Cafe\u0301", password: "x" }).identifier).toBe("Café");
    expect(resendSchema.parse({ identifier: "Andromeda" })).toEqual({ identifier: "Andromeda" });
  });

  it.each([{}, { email: "" }, { password: "x" }, { identifier: " ", password: "x" }])(
    "needs both fields %j",
    (form) => {
      expect(loginSchema.safeParse(form).error?.issues[0]?.message).toBe("Please fill in all fields");
    },
  );

  it("refuses a field that it does not know", () => {
    expect(loginSchema.safeParse({ email: "a", password: "b", emailVerified: true }).success).toBe(false);
  });
});
