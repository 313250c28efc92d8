import fc from "fast-check";
import { expect, it } from "vitest";
import { missingOf } from "./safe-session.ts";

const session = fc.record({
  method: fc.constantFrom(
    "name",
    "password",
    "provider",
    "passkey",
    "recovery-code",
    "link",
    "invitation",
    null,
  ),
  authenticatedAt: fc.option(fc.nat(1000)),
  hasSecondFactor: fc.boolean(),
  passkeysSince: fc.array(fc.nat(1000), { maxLength: 3 }),
});

it("misses nothing with a second factor, and both without one and without a passkey", () => {
  fc.assert(
    fc.property(session, (one) => {
      expect(missingOf({ ...one, hasSecondFactor: true })).toBeNull();
      expect(missingOf({ ...one, hasSecondFactor: false, passkeysSince: [] })).toBe("both");
    }),
  );
});

it("lets a password or a link in only where it signed in before there was a passkey", () => {
  fc.assert(
    fc.property(session, fc.nat(1000), (one, since) => {
      const asked = { ...one, hasSecondFactor: false, passkeysSince: [since, ...one.passkeysSince] };
      const first = Math.min(...asked.passkeysSince);
      const isWeak = one.method === "password" || one.method === "link" || one.method === "invitation";
      const isLater = one.authenticatedAt !== null && one.authenticatedAt > first;
      expect(missingOf(asked)).toBe(isWeak && isLater ? "passkey sign-in" : null);
    }),
  );
});
