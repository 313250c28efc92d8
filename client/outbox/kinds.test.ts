import { expect, test } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { english } from "../../testing/english.ts";
import { makeStar } from "../../testing/make-star.ts";
import { type Item, newItem } from "./item.ts";
import { kinds, waitingText } from "./kinds.ts";

const star = makeStar({ id: "star", emotion: "joy", timestamp: "2026-03-13T12:00:00.000Z", utcOffset: 60 });
const tag = { id: "tag", name: "Garden", kind: "place", isArchived: false, revision: 1 } as const;
const known = { entries: [star], tags: [tag, { ...tag, id: "other", name: "Park" }] };
const unknown = { entries: [], tags: [] };
const itemOf = (kind: string, id: string, body: unknown): Item => newItem(kind, { id, userId: "ada", body });

test.for([
  ["star", "star", { emotion: "joy", timestamp: star.timestamp, utcOffset: 60 }, "New star: Joy"],
  ["correction", "star", { base: star, changes: { intensity: 3 } }, "Change to Joy"],
  ["removal", "star", null, "Removal of Joy"],
] as const)("a %s names its star and its moment on the person's clock", ([kind, id, body, title]) => {
  expect(waitingText(english, catalogue, itemOf(kind, id, body), known)).toEqual({
    title,
    detail: expect.stringMatching(/March 13, 2026.*1:00/),
  });
});

test.for([
  ["restoration", null, "A star comes back from the bin"],
  ["newTag", tag, "New tag: Garden"],
  ["tagChange", tag, "Change to the tag Garden"],
  ["tagRemoval", null, "Removal of the tag Garden"],
  ["tagMerge", { into: "other" }, "Merging the tag Garden into the tag Park"],
  ["constellation", { name: "Summer", entryIds: ["a", "b"] }, "Constellation: Summer"],
  ["constellationRemoval", null, "Removal of a constellation"],
  ["avatar", {}, "Your new avatar"],
  ["of a later version", {}, "A change to your universe"],
] as const)("%s in words", ([kind, body, title]) => {
  expect(waitingText(english, catalogue, itemOf(kind, "tag", body), known)).toEqual({ title, detail: null });
});

test("every kind has words, also where its star or tag is not known", () => {
  for (const kind of Object.keys(kinds)) {
    const body = { ...tag, emotion: "joy", base: star, into: "other" };
    const { title } = waitingText(english, catalogue, itemOf(kind, "gone", body), unknown);
    expect(title).not.toMatch(/undefined|null/);
    expect(title === "A change to your universe", kind).toBe(false);
  }
});
