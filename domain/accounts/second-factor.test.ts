import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCode, recoveryCodes, validSteps, writeRecoveryCode } from "./second-factor.ts";

const halfMinute = 30_000;

describe("the steps of codes", () => {
  it("are the present one and its neighbours", () => {
    expect(validSteps(100 * halfMinute, null)).toEqual([99, 100, 101]);
    expect(validSteps(101 * halfMinute - 1, null)).toEqual([99, 100, 101]);
  });

  it("come after that of the last code", () => {
    expect(validSteps(100 * halfMinute, 98)).toEqual([99, 100, 101]);
    expect(validSteps(100 * halfMinute, 99)).toEqual([100, 101]);
    expect(validSteps(100 * halfMinute, 101)).toEqual([]);
  });

  it("are used up one after the other, whenever somebody signs in and whichever of them fits", () => {
    const signIns = fc.array(
      fc.record({ after: fc.integer({ min: 0, max: 3 * halfMinute }), pick: fc.nat(2) }),
    );
    fc.assert(
      fc.property(signIns, (times) => {
        let [now, last]: [number, number | null] = [100 * halfMinute, null];
        const used: number[] = [];
        for (const { after, pick } of times) {
          now += after;
          const step: number | undefined = validSteps(now, last)[pick];
          if (step !== undefined) used.push(step);
          last = step ?? last;
        }
        expect(used).toEqual([...new Set(used)].sort((one, other) => one - other));
      }),
    );
  });

  it("forget a last code of the future, when the clock was set back", () => {
    expect(validSteps(100 * halfMinute, 102)).toEqual([99, 100, 101]);
  });
});

describe("a recovery code", () => {
  const bytes = fc.uint8Array({ minLength: recoveryCodes.bytes, maxLength: recoveryCodes.bytes });

  it("has 80 bits in four groups of letters that nobody confuses", () => {
    expect(writeRecoveryCode(new Uint8Array(10))).toBe("0000-0000-0000-0000");
    expect(writeRecoveryCode(new Uint8Array(10).fill(255))).toBe("ZZZZ-ZZZZ-ZZZZ-ZZZZ");
    // 00000 00001 00010 … 01111
    const counted = Uint8Array.from([0x00, 0x44, 0x32, 0x14, 0xc7, 0x42, 0x54, 0xb6, 0x35, 0xcf]);
    expect(writeRecoveryCode(counted)).toBe("0123-4567-89AB-CDEF");
  });

  it("is read as it was written, whatever people put between its letters", () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom("", " ", "-", " – ", "\u00ad", "\u200b"), (random, between) => {
        const written = writeRecoveryCode(random);
        const code = written.replaceAll("-", "");
        expect(readCode(written)).toEqual({ kind: "recovery", code });
        expect(readCode(written.toLowerCase().replaceAll("-", between))?.code).toBe(code);
        expect(readCode(written.replaceAll("0", "O").replaceAll("1", "l"))?.code).toBe(code);
      }),
    );
  });

  it("is another one for other bytes", () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const isSame = Buffer.from(one).equals(Buffer.from(other));
        expect(writeRecoveryCode(one) === writeRecoveryCode(other)).toBe(isSame);
      }),
    );
  });
});

describe("a code that a person types", () => {
  it.each(["123456", "123 456", " 123-456 ", "１２３４５６", "١٢٣٤٥٦", "۱۲۳ ۴۵۶", "123\u00a0456"])(
    "of an app is read from %j",
    (typed) => {
      expect(readCode(typed)).toEqual({ kind: "totp", code: "123456" });
    },
  );

  it.each(["", "12345", "1234567", "12345a", "UUUU-UUUU-UUUU-UUUU", "ABCD-EFGH-JKMN-PQR", "१२३४५६x"])(
    "cannot be %j",
    (typed) => {
      expect(readCode(typed)).toBeNull();
    },
  );
});
