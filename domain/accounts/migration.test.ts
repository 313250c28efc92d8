import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invitationFragment, maskedEmail, readInvitation, undoableUntil } from "./migration.ts";

describe("a masked address", () => {
  it.each([
    ["taker@evil.org", "t…@e….org"],
    ["a@b.co.uk", "a…@b….uk"],
    ["🌌sky@münchen.de", "🌌…@m….de"],
    ['"a@b"@example.org', '"…@e….org'],
  ])("of %s is %s", (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });

  it("has two letters of the address and its last label, whatever the address", () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => /^.…@.…\.[^.@]+$/u.test(maskedEmail(email))));
  });
});

describe("the fragment of an operator's link", () => {
  it("gives back its token and the name of the universe", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\w-]+(\.[\w-]+)?$/),
        fc.string({ unit: "grapheme" }),
        (token, universeName) => {
          expect(readInvitation(`#${invitationFragment(token, universeName)}`)).toEqual({
            token,
            universeName,
          });
        },
      ),
    );
  });

  it("is told from other fragments", () => {
    expect(readInvitation("")).toBeNull();
    expect(readInvitation("#top")).toBeNull();
    expect(readInvitation("#invitation=abc&universe=%E2%9")).toEqual({ token: "abc", universeName: "" });
  });
});

it("can be undone for seven days", () => {
  expect(undoableUntil(new Date("2026-03-13T12:00:00Z"))).toEqual(new Date("2026-03-20T12:00:00Z"));
});
