import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { english } from "../../../testing/english.ts";
import {
  findTagByName,
  searchTags,
  sortByUse,
  starsPerTag,
  tagsToOffer,
  unusedStarters,
} from "./find-tags.ts";
import { starterTags } from "./starter-tags.ts";
import { type Tag, tagChangeSchema } from "./tag.ts";

const makeTag = (name: string, overrides: Partial<Tag> = {}): Tag => ({
  ...{ id: name, name, kind: "other", isArchived: false, revision: 1 },
  ...overrides,
});

test("the starters are nineteen tags that a universe accepts: what most people name, then by name", () => {
  const names = starterTags.map(({ name }) => name);
  expect(new Set(names).size).toBe(19);
  expect(names.slice(0, 5)).toEqual(["sleep", "work", "family", "friends", "health"]);
  expect(names.slice(5)).toEqual(names.slice(5).sort());
  for (const starter of starterTags)
    expect(tagChangeSchema.parse({ ...starter, isArchived: false })).toMatchObject(starter);
});

test("a starter is unused until a tag has its name, in any case", () => {
  expect(unusedStarters(english, [])).toEqual(starterTags);
  const left = unusedStarters(english, [makeTag("WORK"), makeTag("Family", { isArchived: true })]);
  expect(left).toHaveLength(17);
  expect(left.map(({ name }) => name)).not.toContain("work");
});

describe("a name", () => {
  const tags = [makeTag("Straße"), makeTag("the lake"), makeTag("Ｆｕｊｉ", { isArchived: true })];

  test("is taken in another case, width and composition, and also by an archived tag", () => {
    expect(findTagByName(tags, " STRASSE ")?.id).toBe("Straße");
    expect(findTagByName(tags, "fuji")?.id).toBe("Ｆｕｊｉ");
    expect(findTagByName(tags, "lake")).toBeNull();
  });

  test("is found by any part of it, without accents", () => {
    const found = (text: string) => searchTags([...tags, makeTag("Café Zoë")], text).map(({ id }) => id);
    expect(found("AKE")).toEqual(["the lake"]);
    expect(found(" cafe z")).toEqual(["Café Zoë"]);
    expect(found("fuji")).toEqual(["Ｆｕｊｉ"]);
    expect(found("")).toHaveLength(4);
    expect(found("sea")).toEqual([]);
  });
});

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8, unit: "grapheme" }), { maxLength: 8 });

test("tags are sorted by the number of their stars, then by name, whatever the order of the list", () => {
  fc.assert(
    fc.property(names, fc.array(fc.array(fc.nat(9), { maxLength: 4 }), { maxLength: 20 }), (names, stars) => {
      const tags = names.map((name) => makeTag(name));
      const entries = stars.map((chosen) => ({
        tags: [...new Set(chosen.flatMap((at) => names[at] ?? []))],
      }));
      const counts = starsPerTag(entries);
      const sorted = sortByUse(tags, counts);
      const uses = sorted.map(({ id }) => entries.filter((entry) => entry.tags.includes(id)).length);
      expect(uses).toEqual([...uses].sort((one, other) => other - one));
      expect(sorted.map(({ id }) => counts.get(id) ?? 0)).toEqual(uses);
      expect(new Set(sorted)).toEqual(new Set(tags));
    }),
  );
  const alphabetical = sortByUse([makeTag("Zoo"), makeTag("öl"), makeTag("Oma")], new Map([["Zoo", 1]]));
  expect(alphabetical.map(({ id }) => id)).toEqual(["Zoo", "öl", "Oma"]);
});

test("a tag is found by its whole name and by each part of it", () => {
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (names, at, start) => {
      const tags = names.map((name) => makeTag(name));
      const tag = tags[at % Math.max(1, tags.length)];
      if (!tag) return;
      expect(searchTags(tags, tag.name)).toContain(tag);
      const graphemes = [...new Intl.Segmenter().segment(tag.name)].map(({ segment }) => segment);
      expect(searchTags(tags, graphemes.slice(start % graphemes.length).join(""))).toContain(tag);
    }),
  );
});

test("a star is offered the most used tags first, then the last used, and no archived ones", () => {
  const tags = [..."abcde"].map((name) => makeTag(name, { isArchived: name === "e" }));
  const entries = [["b"], ["c"], ["a", "e"], ["a"], ["c"], ["e"], ["e"]].map((ids) => ({ tags: ids }));
  expect(tagsToOffer(tags, entries).map(({ id }) => id)).toEqual(["c", "a", "b", "d"]);
});
