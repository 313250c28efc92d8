import { describe, expect, test } from "vitest";
import { channelsOf } from "../model/themes.ts";
import { inkAt, type StarStyle } from "./draw-star.ts";

const star: StarStyle = {
  ...{ tint: channelsOf("#8a1c2b"), fill: channelsOf("#f08080"), mark: 0, size: 9 },
  ...{ glow: 0, brightness: 0.8, reach: 1.4, far: 0.3, crowding: 0, isLight: true },
};
const sum = (rgb: readonly number[]) => rgb.reduce((total, channel) => total + channel, 0);

describe("a star on paper", () => {
  test("in a crowd, has a rim of bare paper instead of a wash", () => {
    const [alone, crowded] = [inkAt(0.75, star), inkAt(0.75, { ...star, crowding: 1 })];
    expect(sum(crowded.rgb)).toBeGreaterThan(sum(alone.rgb) + 60);
    expect(crowded.alpha).toBeGreaterThan(alone.alpha);
  });

  test("has a core of ink when it is near, and a lighter one far away in a crowd", () => {
    const core = (far: number, crowding: number) => sum(inkAt(0, { ...star, far, crowding }).rgb);
    expect(core(1, 1)).toBeGreaterThan(core(0, 1) + 60);
    expect(core(1, 0)).toBe(core(0, 0));
  });
});
