import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { starHistories } from "../../../../testing/star-histories.ts";
import { changedLinks, changedRuns } from "./changed-runs.ts";

const stars = (count: number) => Array.from({ length: count }, (_, at) => makeStar({ id: `star-${at}` }));
const sky = stars(100);

test("applied to the list before, the runs make the list after", () => {
  fc.assert(
    fc.property(starHistories, (lists) => {
      for (const [step, after] of lists.entries()) {
        const before = lists[step - 1] ?? [];
        const made = [...before];
        for (const { at, removed, added } of changedRuns(before, after))
          made.splice(at, removed, ...after.slice(at, at + added));
        expect(made).toEqual(after);
      }
    }),
  );
});

describe("one change is one run of one star", () => {
  const copy = () => sky.map((star) => ({ ...star }));
  test.each<[string, MoodEntry[], object]>([
    ["added", [...sky, makeStar({ id: "new" })], { from: 100, removed: 0, at: 100, added: 1 }],
    ["inserted", sky.toSpliced(40, 0, makeStar({ id: "new" })), { from: 40, removed: 0, at: 40, added: 1 }],
    ["removed", sky.toSpliced(40, 1), { from: 40, removed: 1, at: 40, added: 0 }],
    [
      "removed from a list fetched again",
      copy().toSpliced(40, 1),
      { from: 40, removed: 1, at: 40, added: 0 },
    ],
    ["edited", sky.with(40, makeStar({ id: "star-40", x: 9 })), { from: 40, removed: 1, at: 40, added: 1 }],
  ])("%s", (_, after, run) => expect(changedRuns(sky, after)).toEqual([run]));
});

test("a star that moves in time leaves one place and takes another, and those between are not written", () => {
  const after = sky.toSpliced(10, 1).toSpliced(80, 0, sky[10] as MoodEntry);
  expect(changedRuns(sky, after)).toEqual([
    { from: 10, removed: 1, at: 10, added: 0 },
    { from: 81, removed: 0, at: 80, added: 1 },
  ]);
});

test("a note is not drawn, so another note changes nothing", () => {
  expect(changedRuns(sky, sky.with(40, makeStar({ id: "star-40", note: "Longer" })))).toEqual([]);
});

test("the links of a changed list join its neighbours", () => {
  const linksOf = (list: readonly MoodEntry[]) =>
    list.slice(1).map((to, link) => [list[link], to].map((star) => JSON.stringify(star)).join());
  fc.assert(
    fc.property(starHistories, (lists) => {
      for (const [step, after] of lists.entries()) {
        const before = lists[step - 1] ?? [];
        const [made, wanted] = [linksOf(before), linksOf(after)];
        const runs = changedLinks(changedRuns(before, after), before, after);
        for (const { at, removed, added } of runs) made.splice(at, removed, ...wanted.slice(at, at + added));
        expect(made).toEqual(wanted);
      }
    }),
  );
});
