import { expect, test } from "vitest";
import { ServerClock } from "./server-clock.ts";

const second = (iso: string) => new Date(iso).toUTCString();
const noon = Date.parse("2025-03-01T12:00:00Z");

test("without a reply the device's clock is used", () => {
  expect(new ServerClock().at(noon)).toBe(noon);
});

test("a device that is an hour behind shows the server's time", () => {
  const clock = new ServerClock();
  const device = noon - 3_600_000;
  clock.observe(second("2025-03-01T12:00:00Z"), device + 400, device + 500);
  expect(clock.at(device + 500)).toBe(noon);
});

test("replies narrow the offset and never run ahead of the server", () => {
  const clock = new ServerClock();
  for (const elapsed of [150, 3_400, 6_950, 9_999]) {
    const cut = new Date(noon + Math.floor(elapsed / 1000) * 1000).toUTCString();
    clock.observe(cut, noon + elapsed - 20, noon + elapsed);
    expect(clock.at(noon + elapsed)).toBeLessThanOrEqual(noon + elapsed);
  }
  expect(clock.at(noon + 10_000)).toBeGreaterThan(noon + 10_000 - 200);
});

test("a clock that was set resets the offset", () => {
  const clock = new ServerClock();
  clock.observe(second("2025-03-01T12:00:00Z"), noon, noon + 10);
  const device = noon + 86_400_000;
  clock.observe(second("2025-03-01T12:01:00Z"), device, device + 10);
  expect(clock.at(device + 10)).toBe(noon + 60_000);
});

test("a missing or broken header changes nothing", () => {
  const clock = new ServerClock();
  clock.observe(null, noon, noon + 10);
  clock.observe("yesterday", noon, noon + 10);
  expect(clock.at(noon)).toBe(noon);
});

test("an exact instant narrows to the length of the call, and an old one is ignored", () => {
  const clock = new ServerClock();
  clock.observe(second("2025-03-01T12:00:00Z"), noon + 900, noon + 950);
  clock.observeInstant("2025-03-01T12:00:00.925Z", noon + 900, noon + 950);
  expect(clock.at(noon + 950)).toBe(noon + 925);
  clock.observeInstant("2025-03-01T11:00:00.000Z", noon + 900, noon + 950);
  expect(clock.at(noon + 950)).toBe(noon + 925);
});

test("a device clock that is two days wrong is corrected without a network too, until it is set right", () => {
  const twoDays = 48 * 3_600_000;
  let kept = 0;
  const memory = {
    read: () => kept,
    write: (offset: number) => {
      kept = offset;
    },
  };
  for (const wrongBy of [twoDays, -twoDays]) {
    const device = noon + wrongBy;
    new ServerClock(memory).observe(second("2025-03-01T12:00:00Z"), device, device + 100);
    // The first visit knows the time, and the next one gets no reply.
    expect(Math.abs(new ServerClock(memory).at(device) - noon)).toBeLessThan(1_000);
  }
  new ServerClock(memory).observe(second("2025-03-01T12:00:00Z"), noon, noon + 100);
  expect(new ServerClock(memory).at(noon)).toBe(noon);
});

test("a countdown does not become longer when the device's clock is set back between two replies", () => {
  const clock = new ServerClock();
  const hour = 3_600_000;
  clock.observe(second("2025-03-01T12:00:00Z"), noon, noon, 5_000);
  expect(clock.countingAt(noon + 2_000, 7_000)).toBe(noon + 2_000);
  expect(clock.countingAt(noon + 2_000 - hour, 7_000)).toBe(noon + 2_000);
  // The ticks stand still while a device sleeps.
  expect(clock.countingAt(noon + hour, 7_000)).toBe(noon + hour);
});
