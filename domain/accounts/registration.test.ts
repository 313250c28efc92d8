import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { migrationSchema, registrationSchema } from "./registration.ts";

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
  /** Each field with an invalid value, in the specified order. Empty fields are reported before any of them. */
  const invalid = [
    ["email", "nonsense", "Please enter a valid email address"],
    ["password", "short", "Password must be at least 8 characters long"],
    ["confirmPassword", "another one", "Passwords do not match"],
    ["universeName", "X", "Universe name must be between 2 and 50 characters"],
    ["userName", "x".repeat(51), "User name must be between 2 and 50 characters"],
    ["birthday", "1990-02-30", "Birthday must be a date that exists, like 2001-12-31."],
    ["startDate", "yesterday", "Journey start date must be a date that exists, like 2001-12-31."],
  ] as const;

  it("is refused with the message of the first invalid field", () => {
    fc.assert(
      fc.property(fc.subarray([...invalid], { minLength: 1 }), (faults) => {
        const form = {
          ...registration,
          ...Object.fromEntries(faults.map(([field, value]) => [field, value])),
        };
        // A short password also differs from its repetition, but its own message comes first.
        const [field, , message] = faults[0] ?? invalid[0];
        expect(refusal(registrationSchema, form)).toMatchObject({ path: [field], message });
      }),
    );
  });

  it("requires every field except the start date", () => {
    const required = ["email", "password", "universeName", "userName", "birthday"] as const;
    for (const field of required)
      for (const empty of ["", undefined, null])
        expect(
          refusal(registrationSchema, { ...registration, email: "nonsense", [field]: empty }),
        ).toMatchObject({
          path: [field],
          message: "Please fill in all required fields",
        });
    expect(registrationSchema.parse({ ...registration, startDate: undefined }).startDate).toBeNull();
  });

  it("trims and composes names, and cuts a start time to its date", () => {
    const form = { ...registration, universeName: " Cafe\u0301 ", startDate: "2026-03-13T23:59:59.999Z" };
    expect(registrationSchema.parse(form)).toEqual({
      email: "ada@example.org",
      password: "Aa1!Aa1!",
      universeName: "Café",
      userName: "Ada",
      birthday: "1990-02-03",
      startDate: "2026-03-13",
      invitation: null,
    });
  });

  it("keeps a password as it was typed, including white space", () => {
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
