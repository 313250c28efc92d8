import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passkeyObstacle } from "./passkey-obstacle.ts";
import { newKeySchema, passkeyAnswerSchema, passkeyNameLength, passkeyNameSchema } from "./passkeys.ts";

describe("an address", () => {
  it.each([
    ["https://mood.example.org", null],
    ["https://mood.example.org:8443", null],
    ["https://journal", null],
    ["http://localhost:3000", null],
    ["http://mood.localhost", null],
    ["http://mood.example.org", "http"],
    ["http://localhost.example.org", "http"],
    ["http://127.0.0.1:3000", "ip-address"],
    ["https://192.168.1.20", "ip-address"],
    ["https://[::1]", "ip-address"],
    ["https://0x7f000001", "ip-address"],
    ["https://192.168.1.20.example.org", null],
  ])("%s has passkeys, or an obstacle: %s", (address, obstacle) => {
    expect(passkeyObstacle(new URL(address))).toBe(obstacle);
  });
});

describe("the name of a passkey", () => {
  it("has 1 to 40 characters, and is kept trimmed", () => {
    const { min, max } = passkeyNameLength;
    const name = fc.string({
      unit: fc.constantFrom("a", " ", "é", "鍵", "9"),
      minLength: min,
      maxLength: max,
    });
    fc.assert(
      fc.property(name, (text) => {
        const trimmed = text.trim();
        const parsed = passkeyNameSchema.safeParse(`  ${text} `);
        expect(parsed.success).toBe(trimmed !== "");
        if (parsed.success) expect(parsed.data).toBe(trimmed);
      }),
    );
    expect(passkeyNameSchema.safeParse("x".repeat(41)).success).toBe(false);
  });
});

const bytes = "AAAA";
const head = { id: bytes, rawId: bytes, type: "public-key" };
const key = { ...head, response: { clientDataJSON: bytes, attestationObject: bytes } };
const answer = {
  ...head,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
};

describe("what a browser answers", () => {
  it("is taken in the form of the standard", () => {
    const more = { authenticatorAttachment: "platform", clientExtensionResults: { credProps: { rk: true } } };
    const repeated = { transports: ["internal", "hybrid"], publicKey: bytes, publicKeyAlgorithm: -7 };
    expect(newKeySchema.safeParse({ ...key, ...more }).success).toBe(true);
    const withMore = { ...key, response: { ...key.response, ...repeated, authenticatorData: bytes } };
    expect(newKeySchema.safeParse(withMore).success).toBe(true);
    expect(passkeyAnswerSchema.safeParse({ ...answer, ...more }).success).toBe(true);
    const withoutHandle = { ...answer, response: { ...answer.response, userHandle: undefined } };
    expect(passkeyAnswerSchema.safeParse(withoutHandle).success).toBe(true);
  });

  it("is refused in any other form, or longer than any key can be", () => {
    const wrong = ["", "not base64", "a+b/", "AAA=", "A".repeat(30_000), 7, null, {}, []];
    for (const [schema, valid] of [
      [newKeySchema, key],
      [passkeyAnswerSchema, answer],
    ] as const) {
      for (const value of wrong) {
        expect(schema.safeParse({ ...valid, id: value }).success).toBe(false);
        const response = { ...valid.response, clientDataJSON: value };
        expect(schema.safeParse({ ...valid, response }).success).toBe(false);
      }
      expect(schema.safeParse({ ...valid, type: "password" }).success).toBe(false);
      expect(schema.safeParse({ ...valid, isAdmin: true }).success).toBe(false);
      expect(schema.safeParse({ ...valid, response: { ...valid.response, userId: bytes } }).success).toBe(
        false,
      );
    }
  });
});
