import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { endOf } from "./tokens.ts";

afterEach(() => void vi.unstubAllEnvs());

const zones = [
  "Pacific/Kiritimati",
  "Asia/Kolkata",
  "Europe/Berlin",
  "UTC",
  "America/Caracas",
  "Pacific/Pago_Pago",
];

describe("the end of a token", () => {
  it.each(zones)("is the last second of the day that was chosen, where the person is: %s", (zone) => {
    vi.stubEnv("TZ", zone);
    const days = fc.date({ min: new Date("2040-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const end = new Date(endOf("day", day) ?? Number.NaN);
        expect(end.toLocaleString("sv-SE", { timeZone: zone })).toBe(`${day} 23:59:59`);
      }),
    );
  });

  it("is none on a day that is over, on no day, or without an end", () => {
    expect([endOf("day", "2020-01-01"), endOf("day", ""), endOf("never", "")]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  });
});
