import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { achievementToast, newlyEarned } from "./achievement-toast.ts";

test("only achievements that were not stored before are new", () => {
  expect(newlyEarned([], ["first-star"])).toEqual(["first-star"]);
  expect(newlyEarned(["first-star"], ["first-star"])).toEqual([]);
  expect(newlyEarned(["of-another-age"], ["of-another-age", "twin-master"])).toEqual(["twin-master"]);
});

test("one achievement is announced with its name and its reason", () => {
  expect(achievementToast(["first-star"])?.(english)).toEqual({
    title: "First Star",
    description: "You put your first mood in the sky.",
    isNews: true,
  });
});

test("several achievements share a toast, and none shows none", () => {
  const earned = achievementToast(["first-star", "twin-master", "cosmic-traveler"]);
  expect(earned?.(english).description).toBe("You earned First Star, Twin Master and Cosmic Traveler.");
  expect(achievementToast([])).toBeNull();
});
