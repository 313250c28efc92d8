import { expect, it } from "vitest";
import { authenticator, codeOf } from "../../testing/second-factor.ts";
import { newTotpSecret, stepOfCode, totpUri } from "./totp-codes.ts";

/** Appendix B of RFC 6238, for SHA-1: seconds, and the code of eight digits, of which apps show the last six. */
const vectors: [seconds: number, code: string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];
/** The key of the RFC, `12345678901234567890`, in base 32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const key = Buffer.from("12345678901234567890");
const known = { secret, lastStep: null };

it.each(vectors)(
  "the code of the RFC at %i seconds is %s, and that of its step alone",
  async (seconds, code) => {
    const at = seconds * 1000;
    expect(codeOf(key, at, 8)).toBe(code);
    const short = code.slice(-6);
    expect(await stepOfCode(known, short, at)).toBe(Math.floor(seconds / 30));
    expect(await stepOfCode(known, short, at + 10 * 60_000)).toBeNull();
  },
);

it("a clock that is off by up to a step of half a minute is right enough", async () => {
  const now = 1_700_000_010_000;
  for (const off of [-25, 0, 25])
    expect(await stepOfCode(known, authenticator(secret, off)(now), now)).not.toBeNull();
  for (const off of [-600, -61, 61, 600])
    expect(await stepOfCode(known, authenticator(secret, off)(now), now)).toBeNull();
});

it("a code works once, and none before it afterwards", async () => {
  const now = 1_700_000_010_000;
  const step = await stepOfCode(known, authenticator(secret)(now), now);
  const used = { secret, lastStep: step };
  expect(await stepOfCode(used, authenticator(secret)(now), now)).toBeNull();
  expect(await stepOfCode(used, authenticator(secret, -30)(now), now)).toBeNull();
  expect(await stepOfCode(used, authenticator(secret, 30)(now), now)).toBe((step ?? 0) + 1);
});

it("a new secret has 160 bits, and its address names the product and the universe", async () => {
  const fresh = await newTotpSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(fresh).not.toBe(await newTotpSecret());
  const uri = new URL(await totpUri(fresh, "Ada & Grace: أندروميدا"));
  expect([uri.protocol, uri.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(uri.pathname)).toBe("/Mood Universe:Ada & Grace: أندروميدا");
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    ...{ issuer: "Mood Universe", secret: fresh, digits: "6", period: "30", algorithm: "SHA1" },
  });
});
