import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { makeSealed } from "../../testing/make-sealed.ts";
import { comparisonFields } from "./comparison/comparison.ts";
import { constellationFields } from "./constellation/constellation.ts";
import { contentAfter, differences } from "./content.ts";
import { ownFeelingFields } from "./feeling/feeling.ts";
import { type Fields, wordFields } from "./fields.ts";
import { starFields } from "./star/fields.ts";
import { tagFields } from "./tag/tag.ts";
import { trackerFields } from "./tracker/tracker.ts";

const kinds: readonly (readonly [string, Fields])[] = [
  ["a star", starFields],
  ["a tag", tagFields],
  ["a feeling", ownFeelingFields],
  ["a tracker", trackerFields],
  ["a constellation", constellationFields],
  ["a comparison", comparisonFields],
];

type Content = Readonly<Record<string, unknown>>;

const sealed = fc.string().map((words) => makeSealed(words));
const word = fc.string({ minLength: 1 }).filter((text) => text.trim() !== "");

describe.each(kinds)("what %s says", (_, fields) => {
  const names = wordFields(fields) as string[];
  const empty = (name: string) => ("empty" in (fields[name] ?? {}) ? fields[name]?.empty : "");
  const none = Object.fromEntries(names.map((name) => [name, empty(name)]));
  const words = fc.record(Object.fromEntries(names.map((name) => [name, word])));
  const plain = words as fc.Arbitrary<Content>;
  const closed = sealed.map((text): Content => ({ ...none, sealed: text }));
  const before = fc.oneof(plain, closed);
  const made = (known: Content, request: Content): Content => contentAfter(fields, known as never, request);
  const wordsOf = (content: Content) => Object.fromEntries(names.map((name) => [name, content[name]]));

  it("stays as it is, words and sealed ones, where a request says neither", () => {
    fc.assert(
      fc.property(before, (known) => {
        expect(wordsOf(made(known, { isArchived: true }))).toEqual(wordsOf(known));
        expect(made(known, {}).sealed).toBe(known.sealed);
        expect("sealed" in made(known, {})).toBe("sealed" in known);
      }),
    );
  });

  it("is sealed alone after a request with sealed words", () => {
    fc.assert(
      fc.property(before, sealed, (known, text) => {
        const said = made(known, { sealed: text });
        expect(said).toMatchObject({ ...none, sealed: text });
        expect(made(known, { ...none, sealed: text })).toEqual(said);
      }),
    );
  });

  it("is plain alone after a request with words, and says so where it was sealed", () => {
    fc.assert(
      fc.property(before, plain, (known, request) => {
        const said = made(known, request);
        expect(wordsOf(said)).toEqual(request);
        expect(said.sealed).toBe("sealed" in known ? null : undefined);
        expect("sealed" in said).toBe("sealed" in known);
      }),
    );
  });

  it("has no sealed words after a request that takes them away", () => {
    fc.assert(
      fc.property(before, (known) => {
        expect(made(known, { sealed: null }).sealed ?? null).toBeNull();
      }),
    );
  });

  it("is compared without its sealed words, which differ each time they are sealed", () => {
    fc.assert(
      fc.property(before, sealed, (known, text) => {
        const other = { ...known, sealed: text };
        expect(differences(fields, known as never, other as never)).toEqual([]);
      }),
    );
  });
});

test("an emptied note takes the sealed one along", () => {
  expect(contentAfter(starFields, { sealed: makeSealed("Rain") }, { note: null })).toMatchObject({
    note: null,
    sealed: null,
  });
});
