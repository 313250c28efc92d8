import { describe, expect, it } from "vitest";
import { loginSchema, resendSchema } from "./sign-in.ts";

describe("a sign-in", () => {
  it("accepts an e-mail address or an identifier", () => {
    expect(loginSchema.parse({ email: " ada@example.org ", password: "x" })).toEqual({
      identifier: "ada@example.org",
      password: "x",
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

  it("refuses unknown fields", () => {
    expect(loginSchema.safeParse({ email: "a", password: "b", emailVerified: true }).success).toBe(false);
  });
});
