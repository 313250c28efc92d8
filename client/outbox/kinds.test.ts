import { expect, test } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { english } from "../../testing/english.ts";
import { makeStar } from "../../testing/make-star.ts";
import { type Item, newItem } from "./item.ts";
import type { Kind } from "./kind.ts";
import { kinds, waitingText } from "./kinds.ts";

const other = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const star = makeStar({ id: "star", emotion: "joy", timestamp: "2026-03-13T12:00:00.000Z", utcOffset: 60 });
const tag = { id: "tag", name: "Garden", kind: "place", isArchived: false, revision: 1 } as const;
const felt = { name: "Wistful", family: "grief", valence: -0.2, energy: 0.3, isArchived: false } as const;
const measured: Omit<Tracker, "id" | "revision"> = {
  ...{ name: "Sleep", kind: "number", unit: "h", min: 0, max: 24, step: 0.5, lowLabel: "", highLabel: "" },
  ...{ ask: "morning", perDay: "one", isArchived: false, position: 0 },
};
const known = {
  entries: [star],
  tags: [tag, { ...tag, id: other, name: "Park" }],
  feelings: [{ ...felt, id: other, revision: 1 }],
  trackers: [{ ...measured, id: "tag", revision: 1 }],
};
const unknown = { entries: [], tags: [], feelings: [], trackers: [] };
const reading = {
  trackerId: "tag",
  at: "2026-03-13",
  name: "Sleep",
  value: 7,
  utcOffset: 60,
  timeZone: null,
};
const change = { name: "Garden", kind: "place", isArchived: false };
const itemOf = (kind: string, id: string, body: unknown): Item => newItem(kind, { id, userId: "ada", body });

test.for([
  [
    "star",
    "star",
    { emotion: "joy", intensity: 5, timestamp: star.timestamp, utcOffset: 60 },
    "New star: Joy",
  ],
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
  ["newTag", change, "New tag: Garden"],
  ["tagChange", change, "Change to the tag Garden"],
  ["tagRemoval", null, "Removal of the tag Garden"],
  ["tagMerge", { into: other }, "Merging the tag Garden into the tag Park"],
  ["constellation", { name: "Summer", entryIds: ["a", "b"] }, "Constellation: Summer"],
  ["constellationRemoval", null, "Removal of a constellation"],
  ["comparison", { name: "Two homes", query: "weeks=good" }, "Comparison: Two homes"],
  ["comparisonRemoval", null, "Removal of a comparison"],
  [
    "avatar",
    { avatarShape: "cosmic-orb", avatarColors: ["#ffffff", "#000000"], avatarPattern: "gradient" },
    "Your new avatar",
  ],
  ["newFeeling", felt, "New feeling: Wistful"],
  ["feelingChange", felt, "Change to the feeling Wistful"],
  ["newTracker", measured, "New tracker: Sleep"],
  ["trackerChange", measured, "Change to the tracker Sleep"],
  ["trackerRemoval", { notBefore: "2026-03-13T12:00:00.000Z" }, "Removal of the tracker Sleep"],
  ["of a later version", {}, "A change to your universe"],
] as const)("%s in words", ([kind, body, title]) => {
  expect(waitingText(english, catalogue, itemOf(kind, "tag", body), known)).toEqual({ title, detail: null });
});

test.for([
  ["reading", reading, "Reading: Sleep", /^March 13, 2026$/],
  ["reading", { ...reading, at: "2026-03-13T14:05" }, "Reading: Sleep", /^March 13, 2026.*2:05/],
  ["readingRemoval", reading, "Removal of a reading: Sleep", /^March 13, 2026$/],
] as const)("a %s names its tracker and its day or minute", ([kind, body, title, detail]) => {
  expect(waitingText(english, catalogue, itemOf(kind, "reading", body), known)).toEqual({
    ...{ title, detail: expect.stringMatching(detail) },
  });
});

test("every kind has words, also where its star or tag is not known", () => {
  for (const [name, kind] of Object.entries<Kind<unknown, unknown>>(kinds)) {
    const body = { ...change, ...reading, emotion: "joy", base: star, into: other };
    const { title } = kind.text(english, itemOf(name, "gone", body), { ...unknown, names: catalogue });
    expect(title).not.toMatch(/undefined|null/);
    expect(title === "A change to your universe", name).toBe(false);
  }
});

test("a feeling that was removed or merged keeps its name while that waits", () => {
  const titleOf = (kind: string, body: unknown) =>
    waitingText(english, catalogue, itemOf(kind, other, body), known).title;
  expect(titleOf("feelingRemoval", null)).toBe("Removal of the feeling Wistful");
  expect(titleOf("feelingMerge", { into: "grief" })).toBe("Merging the feeling Wistful into Grief");
});

test("what this version cannot read is a change, which another version has added", () => {
  const star = itemOf("star", "star", { emotion: "joy", intensity: 5, weather: "rain" });
  expect(waitingText(english, catalogue, star, unknown).title).toBe("A change to your universe");
});
