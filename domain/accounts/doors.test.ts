import fc from "fast-check";
import { expect, test } from "vitest";
import { confirmationSchema, isOpen } from "./doors.ts";

const closed = { name: false, password: false, passkeys: 0, providers: 0 };

test("a universe is open while anything at all opens it", () => {
  expect(isOpen(closed)).toBe(false);
  const doors = fc.record({
    ...{ name: fc.boolean(), password: fc.boolean(), passkeys: fc.nat(3), providers: fc.nat(1) },
  });
  fc.assert(
    fc.property(doors, (open) => {
      expect(isOpen(open)).toBe(Object.values(open).some((door) => door !== false && door !== 0));
    }),
  );
});

test("a proof is a password or the answer of a passkey, and not nothing", () => {
  expect(confirmationSchema.safeParse({}).success).toBe(false);
  expect(confirmationSchema.safeParse({ password: "a secret one" }).success).toBe(true);
  expect(confirmationSchema.safeParse({ response: {} }).success).toBe(false);
});
