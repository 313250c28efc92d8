import { expect, test } from "vitest";
import { makeLink, makeUniverse } from "../../../testing/browser/make-replies.ts";
import { makeOwnFeeling, makeStar } from "../../../testing/make-star.ts";
import { leftOf, type Told } from "./left.ts";

const told = (overrides: Partial<Told> = {}): Told => ({
  ...{ universe: makeUniverse([]), bin: [], links: [], imports: [], importKeys: [] },
  ...overrides,
});
const stars = [
  makeStar({ id: "plain", note: "A walk", revision: 3 }),
  makeStar({ id: "silent", note: null }),
  makeStar({ id: "first", note: null, sealed: "1.1.AAAA", revision: 5 }),
  makeStar({ id: "second", note: null, sealed: "1.2.AAAA" }),
];
const universe = makeUniverse(stars);
const idsOf = (left: readonly { id: string }[]) => left.map(({ id }) => id);

test("notes are sealed, and stars without one are done", () => {
  expect(leftOf(told({ universe }), "sealing", 1)).toEqual([
    { kind: "entry", id: "plain", revision: 3, words: { note: "A walk" }, sealed: null },
  ]);
});

test("with the next key, all that an earlier one has sealed is left, and what an old page wrote meanwhile", () => {
  expect(leftOf(told({ universe }), "rotating", 2)).toEqual([
    { kind: "entry", id: "first", revision: 5, words: null, sealed: "1.1.AAAA" },
    { kind: "entry", id: "plain", revision: 3, words: { note: "A walk" }, sealed: null },
  ]);
});

test("on the way back, all that is sealed is left", () => {
  expect(idsOf(leftOf(told({ universe }), "opening", 2))).toEqual(["second", "first"]);
});

test("names come before notes, and the bin is a part of it", () => {
  const bin = [{ ...makeStar({ id: "gone", note: "Away" }), deletedAt: "2026-03-13T08:00:00.000Z" }];
  const feeling = makeOwnFeeling();
  const all = told({ universe: { ...universe, feelings: [feeling] }, bin, links: [makeLink({ label: "" })] });
  expect(leftOf(all, "sealing", 1).map(({ kind, id }) => [kind, id])).toEqual([
    ["feeling", feeling.id],
    ["link", makeLink().id],
    ["entry", "plain"],
    ["entry", "gone"],
  ]);
});

test("keys of imports are replaced once, and stay when words are opened or sealed anew", () => {
  const known = { key: "an HMAC", entryId: "sealed", said: null, isSealed: true } as const;
  const importKeys = [{ key: "2026-03-01 walk", entryId: "plain", said: "A walk" }, known];
  expect(leftOf(told({ importKeys }), "sealing", 1)).toEqual([
    { kind: "import-key", id: "2026-03-01 walk", said: "A walk" },
  ]);
  for (const state of ["rotating", "opening"] as const)
    expect(leftOf(told({ importKeys }), state, 2)).toEqual([]);
});
