import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lockedUntil, lockout, noFailedAttempts, recordWrongPassword } from "./lockout.ts";

const now = Date.parse("2026-03-13T12:00:00Z");
const afterWrongPasswords = (times: number) =>
  Array.from({ length: times }).reduce<typeof noFailedAttempts>(
    (before) => recordWrongPassword(before, now),
    noFailedAttempts,
  );

describe("wrong passwords", () => {
  it("lock the account at the tenth in a row, for 15 minutes", () => {
    expect(lockedUntil(afterWrongPasswords(9), now)).toBeNull();
    expect(lockedUntil(afterWrongPasswords(10), now)).toBe(now + 15 * 60_000);
    expect(lockedUntil(afterWrongPasswords(10), now + 15 * 60_000 - 1)).not.toBeNull();
    expect(lockedUntil(afterWrongPasswords(10), now + 15 * 60_000)).toBeNull();
  });

  it("are counted from zero after a lockout", () => {
    const later = now + lockout.durationMs;
    expect(recordWrongPassword(afterWrongPasswords(10), later)).toEqual({
      loginAttempts: 1,
      lockoutExpires: null,
    });
  });

  it("lock it also for a process whose clock is a little behind, which would otherwise count from zero", () => {
    expect(lockedUntil(afterWrongPasswords(10), now - 1)).toBe(now + 15 * 60_000);
    expect(lockedUntil(afterWrongPasswords(10), now - 5_000)).toBe(now + 15 * 60_000);
    expect(lockedUntil(afterWrongPasswords(10), now - 5_001)).toBeNull();
  });

  it("never lock an account for longer than 15 minutes and what clocks differ by, even when the clock is changed", () => {
    const moment = fc.integer({ min: -lockout.durationMs * 10, max: lockout.durationMs * 10 });
    fc.assert(
      fc.property(fc.array(moment, { minLength: 10, maxLength: 40 }), moment, (moves, last) => {
        const attempts = moves.reduce<typeof noFailedAttempts>(
          (before, move) =>
            lockedUntil(before, now + move) === null ? recordWrongPassword(before, now + move) : before,
          noFailedAttempts,
        );
        const until = lockedUntil(attempts, now + last);
        return until === null || until - (now + last) <= lockout.durationMs + 5_000;
      }),
    );
  });
});
