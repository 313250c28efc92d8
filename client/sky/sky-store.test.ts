import { expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { SkyStore } from "./sky-store.tsx";

const [one, two] = ["one", "two"].map((id) => makeStar({ id }));
const stars = (count: number) => [one, two].slice(0, count).flatMap((star) => star ?? []);

/** The first star that is named after the sky had so many stars, one number after the other. */
function namedAfter(...counts: number[]) {
  const store = new SkyStore();
  for (const count of counts) store.noteFirstStar(stars(count));
  return store.state.firstStar?.id ?? null;
}

test("the first star of an empty sky is named, until its moment is over or it is gone", () => {
  expect(namedAfter(0, 1)).toBe("one");
  expect(namedAfter(0, 1, 1)).toBe("one");
  expect(namedAfter(0, 1, 0)).toBeNull();
  const store = new SkyStore();
  store.noteFirstStar([]);
  store.noteFirstStar(stars(1));
  store.endFirstStar();
  store.noteFirstStar(stars(1));
  expect(store.state.firstStar).toBeNull();
});

test("no star is named in a sky that had one when the page opened, or that gets several at once", () => {
  expect(namedAfter(1)).toBeNull();
  expect(namedAfter(1, 2, 1)).toBeNull();
  expect(namedAfter(0, 2)).toBeNull();
});

test("what is kept is what was in view at that moment, and nothing where no sky is drawn", () => {
  const store = new SkyStore();
  store.keep();
  expect(store.state.kept).toEqual({ shown: null });
  store.stopKeeping();
  expect(store.state.kept).toBeNull();
});
