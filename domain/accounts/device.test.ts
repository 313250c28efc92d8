import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { deviceOf } from "./device.ts";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/125.0.0.0 Safari/537.36",
    "Chrome",
    "ChromeOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15",
    "Safari",
    "Mac",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
])("%s is %s on %s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test("nothing of what a browser says is taken over, whatever it says", () => {
  const known = /^[A-Za-z ]{2,20}$/;
  const said = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc
      .constantFrom("Firefox/", "Windows", "\u0000", "<b>", "\u202e")
      .chain((part) => fc.nat(300).map((times) => part.repeat(times))),
  );
  fc.assert(
    fc.property(said, (userAgent) => {
      for (const name of Object.values(deviceOf(userAgent))) if (name !== null) expect(name).toMatch(known);
    }),
  );
});
