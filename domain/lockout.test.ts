import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterWrongPassword, lockedUntil, lockout, noAttempts } from "./lockout.ts";

const now = Date.parse("2026-03-13T12:00:00Z");
const afterSeveral = (times: number) =>
  Array.from({ length: times }).reduce<typeof noAttempts>(
    (before) => afterWrongPassword(before, now),
    noAttempts,
  );

describe("wrong passwords", () => {
  it("lock at the tenth in a row, for 15 minutes", () => {
    expect(lockedUntil(afterSeveral(9), now)).toBeNull();
    expect(lockedUntil(afterSeveral(10), now)).toBe(now + 15 * 60_000);
    expect(lockedUntil(afterSeveral(10), now + 15 * 60_000 - 1)).not.toBeNull();
    expect(lockedUntil(afterSeveral(10), now + 15 * 60_000)).toBeNull();
  });

  it("begin anew after a lock", () => {
    const later = now + lockout.lengthMs;
    expect(afterWrongPassword(afterSeveral(10), later)).toEqual({ loginAttempts: 1, lockoutExpires: null });
  });

  it("lock nobody for longer than 15 minutes, whatever the clock does", () => {
    const moment = fc.integer({ min: -lockout.lengthMs * 10, max: lockout.lengthMs * 10 });
    fc.assert(
      fc.property(fc.array(moment, { minLength: 10, maxLength: 40 }), moment, (moves, last) => {
        const attempts = moves.reduce<typeof noAttempts>(
          (before, move) =>
            lockedUntil(before, now + move) === null ? afterWrongPassword(before, now + move) : before,
          noAttempts,
        );
        const until = lockedUntil(attempts, now + last);
        return until === null || until - (now + last) <= lockout.lengthMs;
      }),
    );
  });
});
