import { describe, expect, it } from "vitest";
import {
  avatarChangeSchema,
  avatarColorPresets,
  avatarPatterns,
  avatarShapes,
  defaultAvatar,
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
