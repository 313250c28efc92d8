import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  avatarChangeSchema,
  avatarColorPresets,
  avatarLook,
  avatarPatterns,
  avatarShapes,
  defaultAvatar,
  mostAccessories,
  wornAccessories,
} from "./avatar.ts";

const takes = (change: unknown) => avatarChangeSchema.safeParse(change).success;

describe("an avatar", () => {
  it("can have every shape and pattern, and every pair of colours on offer", () => {
    for (const avatarShape of avatarShapes) expect(takes({ avatarShape })).toBe(true);
    for (const avatarPattern of avatarPatterns) expect(takes({ avatarPattern })).toBe(true);
    for (const { colors } of avatarColorPresets) expect(takes({ avatarColors: [...colors] })).toBe(true);
    expect(takes({})).toBe(true);
  });

  it("can have any two colours, and nothing that is none", () => {
    expect(takes({ avatarColors: ["#000000", "#FFFFFF"] })).toBe(true);
    for (const avatarColors of [
      ["#000000"],
      ["red", "blue"],
      ["#000000", "#fff"],
      ["#000000", "#ffffff", "#000000"],
    ])
      expect(takes({ avatarColors })).toBe(false);
    expect(takes({ avatarShape: "cube" })).toBe(false);
    expect(takes({ avatarAccessories: ["first-star"] })).toBe(false);
  });

  it("begins as the first pair of colours", () => {
    expect(defaultAvatar.colors).toEqual(
      avatarColorPresets.find(({ name }) => name === "Cyber Dream")?.colors,
    );
  });
});

describe("what is drawn of a stored avatar", () => {
  const stored = (changes: Partial<Parameters<typeof avatarLook>[0]> = {}) => ({
    avatarShape: "crystal-form",
    avatarColors: ["#112233", "#AABBCC"],
    avatarPattern: "particles",
    ...changes,
  });

  it("is what was chosen", () => {
    expect(avatarLook(stored())).toEqual({
      shape: "crystal-form",
      colors: ["#112233", "#AABBCC"],
      pattern: "particles",
    });
  });

  it("is a new avatar's shape or pattern where nobody knows the stored one, and the rest stays", () => {
    expect(avatarLook(stored({ avatarShape: "cube" }))).toMatchObject({
      shape: defaultAvatar.shape,
      pattern: "particles",
    });
    expect(avatarLook(stored({ avatarPattern: "" }))).toMatchObject({
      shape: "crystal-form",
      pattern: defaultAvatar.pattern,
    });
  });

  it("has the colours of a new avatar where the stored ones are no pair", () => {
    for (const avatarColors of [[], ["#112233"], ["red", "#112233"], ["#112233", "#445566", "#778899"]])
      expect(avatarLook(stored({ avatarColors })).colors).toEqual(defaultAvatar.colors);
  });

  it("can be saved as it is, whatever was stored", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.array(fc.string()),
        (avatarShape, avatarPattern, avatarColors) => {
          const { shape, colors, pattern } = avatarLook({ avatarShape, avatarPattern, avatarColors });
          expect(takes({ avatarShape: shape, avatarColors: [...colors], avatarPattern: pattern })).toBe(true);
        },
      ),
    );
  });
});

describe("an avatar's accessories", () => {
  it("are the last achievements that were earned, each once, in their order", () => {
    expect(wornAccessories([])).toEqual([]);
    expect(wornAccessories(["a", "b"])).toEqual(["a", "b"]);
    expect(wornAccessories(["a", "b", "c", "d", "d"])).toEqual(["b", "c", "d"]);
    fc.assert(
      fc.property(fc.array(fc.string()), (earned) => {
        const worn = wornAccessories(earned);
        expect(worn.length).toBe(Math.min(new Set(earned).size, mostAccessories));
        expect(new Set(worn).size).toBe(worn.length);
      }),
    );
  });
});
