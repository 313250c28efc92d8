import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  avatarChangeSchema,
  avatarColorPresets,
  avatarPatterns,
  avatarShapes,
  defaultAvatar,
  displayedAccessories,
  maxAccessories,
  resolveAvatarLook,
} from "./avatar.ts";

const accepts = (change: unknown) => avatarChangeSchema.safeParse(change).success;

describe("an avatar change", () => {
  it("accepts every shape, every pattern and every offered pair of colours", () => {
    for (const avatarShape of avatarShapes) expect(accepts({ avatarShape })).toBe(true);
    for (const avatarPattern of avatarPatterns) expect(accepts({ avatarPattern })).toBe(true);
    for (const { colors } of avatarColorPresets) expect(accepts({ avatarColors: [...colors] })).toBe(true);
    expect(accepts({})).toBe(true);
  });

  it("accepts any two colours and refuses other values", () => {
    expect(accepts({ avatarColors: ["#000000", "#FFFFFF"] })).toBe(true);
    for (const avatarColors of [
      ["#000000"],
      ["red", "blue"],
      ["#000000", "#fff"],
      ["#000000", "#ffffff", "#000000"],
    ])
      expect(accepts({ avatarColors })).toBe(false);
    expect(accepts({ avatarShape: "cube" })).toBe(false);
    expect(accepts({ avatarAccessories: ["first-star"] })).toBe(false);
  });

  it("starts from an avatar with the first pair of colours", () => {
    expect(defaultAvatar.colors).toEqual(avatarColorPresets.find(({ id }) => id === "cyber-dream")?.colors);
  });
});

describe("the look of a stored avatar", () => {
  const stored = (changes: Partial<Parameters<typeof resolveAvatarLook>[0]> = {}) => ({
    avatarShape: "crystal-form",
    avatarColors: ["#112233", "#AABBCC"],
    avatarPattern: "particles",
    ...changes,
  });

  it("is the stored one", () => {
    expect(resolveAvatarLook(stored())).toEqual({
      shape: "crystal-form",
      colors: ["#112233", "#AABBCC"],
      pattern: "particles",
    });
  });

  it("has a new avatar's shape or pattern in place of an unknown one, and keeps the rest", () => {
    expect(resolveAvatarLook(stored({ avatarShape: "cube" }))).toMatchObject({
      shape: defaultAvatar.shape,
      pattern: "particles",
    });
    expect(resolveAvatarLook(stored({ avatarPattern: "" }))).toMatchObject({
      shape: "crystal-form",
      pattern: defaultAvatar.pattern,
    });
  });

  it("has the colours of a new avatar where the stored ones are no pair", () => {
    for (const avatarColors of [[], ["#112233"], ["red", "#112233"], ["#112233", "#445566", "#778899"]])
      expect(resolveAvatarLook(stored({ avatarColors })).colors).toEqual(defaultAvatar.colors);
  });

  it("can be saved unchanged, whatever was stored", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.array(fc.string()),
        (avatarShape, avatarPattern, avatarColors) => {
          const { shape, colors, pattern } = resolveAvatarLook({ avatarShape, avatarPattern, avatarColors });
          expect(accepts({ avatarShape: shape, avatarColors: [...colors], avatarPattern: pattern })).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe("an avatar's accessories", () => {
  it("are the last earned achievements, each once, in the order of earning", () => {
    expect(displayedAccessories([])).toEqual([]);
    expect(displayedAccessories(["a", "b"])).toEqual(["a", "b"]);
    expect(displayedAccessories(["a", "b", "c", "d", "d"])).toEqual(["b", "c", "d"]);
    fc.assert(
      fc.property(fc.array(fc.string()), (earned) => {
        const displayed = displayedAccessories(earned);
        expect(displayed.length).toBe(Math.min(new Set(earned).size, maxAccessories));
        expect(new Set(displayed).size).toBe(displayed.length);
      }),
    );
  });
});
