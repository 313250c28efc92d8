import fc from "fast-check";
import { expect, it } from "vitest";
import { emailKey } from "./email-key.ts";

it("ignores case and full-width forms", () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => emailKey(email) === emailKey(email.toUpperCase())));
  expect(emailKey("ＡＤＡ@example.org")).toBe("ada@example.org");
  expect(emailKey("ada@example.org")).not.toBe(emailKey("ada@example.com"));
});

it("is the same for the Unicode and the ASCII form of a domain", () => {
  expect(emailKey("ada@xn--mnchen-3ya.de")).toBe(emailKey("ada@München.de"));
  expect(emailKey("ädä@münchen.de")).not.toBe(emailKey("ada@münchen.de"));
});

it("leaves an invalid domain unchanged", () => {
  expect(emailKey("a@b c")).toBe("a@b c");
});
