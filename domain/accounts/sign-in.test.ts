import { describe, expect, it } from "vitest";
import { loginSchema, resendSchema } from "./sign-in.ts";

describe("a sign-in", () => {
  it("accepts an e-mail address or an identifier", () => {
    expect(loginSchema.parse({ email: " ada@example.org ", password: "x" })).toEqual({
      identifier: "ada@example.org",
      password: "x",
      code: "",
    });
    expect(loginSchema.parse({ identifier: "Cafe\u0301", password: "x" }).identifier).toBe("Café");
    expect(resendSchema.parse({ identifier: "Andromeda" })).toEqual({ identifier: "Andromeda" });
  });

  it.each([{}, { email: "" }, { password: "x" }, { identifier: " ", password: "x" }])(
    "requires both fields %j",
    (form) => {
      expect(loginSchema.safeParse(form).error?.issues[0]?.message).toBe("Please fill in all fields");
    },
  );

  it("takes a code, and refuses what cannot be one before anybody counts it as wrong", () => {
    const form = { identifier: "Andromeda", password: "x" };
    expect(loginSchema.parse({ ...form, code: "123 456" }).code).toBe("123 456");
    for (const code of ["12345", "1234567", "ABCD-EFGH", "x".repeat(65), "\0"])
      expect(loginSchema.safeParse({ ...form, code }).error?.issues[0]?.message).toBe(
        "A code has six digits, and a recovery code 16 letters and digits.",
      );
  });

  it("refuses unknown fields", () => {
    expect(loginSchema.safeParse({ email: "a", password: "b", emailVerified: true }).success).toBe(false);
  });
});
