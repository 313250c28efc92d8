import { expect, test } from "vitest";
import { newlyEarned, toastFor } from "./achievement-toast.ts";

test("only what was not there before is new", () => {
  expect(newlyEarned([], ["first-star"])).toEqual(["first-star"]);
  expect(newlyEarned(["first-star"], ["first-star"])).toEqual([]);
  expect(newlyEarned(["of-another-age"], ["of-another-age", "twin-master"])).toEqual(["twin-master"]);
});

test("one achievement is told of by its name and what it was for", () => {
  expect(toastFor(["first-star"])).toEqual({
    title: "First Star",
    description: "You put your first mood in the sky.",
  });
});

test("several share a toast, and none makes none", () => {
  expect(toastFor(["first-star", "twin-master", "cosmic-traveler"])?.description).toBe(
    "You earned First Star, Twin Master, and Cosmic Traveler.",
  );
  expect(toastFor([])).toBeNull();
});
