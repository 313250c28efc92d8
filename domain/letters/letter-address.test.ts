import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { dateOfDay, dayOfDate } from "../calendar.ts";
import { letterAddress, periodKinds, readLetterAddress } from "./letter-address.ts";
import { periodOf } from "./period.ts";

const today = dayOfDate("2026-11-27");
const read = (query: string) => {
  const { kind, period } = readLetterAddress(query, today);
  return [kind, period && dateOfDay(period.first)];
};
const queryOf = (address: string) => address.slice(address.indexOf("?") + 1);

test("every letter has an address, which leads back to it from any of its days", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...periodKinds),
      fc.integer({ min: dayOfDate("1900-01-01"), max: today }),
      (kind, day) => {
        const period = periodOf(kind, day);
        const asked = { kind, period };
        if (period.first >= dayOfDate("1900-01-01"))
          expect(readLetterAddress(queryOf(letterAddress(period)), today)).toEqual(asked);
        expect(readLetterAddress(`of=${dateOfDay(day)}&kind=${kind}`, today)).toEqual(asked);
      },
    ),
  );
});

test("an address has the kind and the first day of its letter", () => {
  expect(letterAddress(periodOf("week", today))).toBe("/letters?kind=week&of=2026-11-23");
  expect(read("kind=month&of=2026-11-23")).toEqual(["month", "2026-11-01"]);
});

test("what no letter can be about asks for the newest", () => {
  expect(read("")).toEqual(["week", null]);
  expect(read("kind=year")).toEqual(["year", null]);
  expect(read("kind=decade&of=2026-11-23")).toEqual(["week", "2026-11-23"]);
  for (const date of [
    "",
    "yesterday",
    "2026-02-30",
    "26-11-23",
    "2026-11-30",
    "9999-12-31",
    "1899-12-31",
    "0000-01-01",
  ])
    expect(read(`kind=week&of=${date}`), date).toEqual(["week", null]);
});

test("any query asks for a letter of a known kind that has begun, or for the newest", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string(), fc.string(), (query, kind, of) => {
      for (const text of [query, new URLSearchParams({ kind, of }).toString()]) {
        const asked = readLetterAddress(text, today);
        expect(periodKinds).toContain(asked.kind);
        expect(asked.period?.first ?? today).toBeLessThanOrEqual(today);
      }
    }),
  );
});
