import fc from "fast-check";
import { expect, it } from "vitest";
import { sealedKinds, wordNamesOf } from "./sealed-words.ts";
import { jsonWithoutWords } from "./without-words.ts";

const word = "canary";
const names = sealedKinds.flatMap(wordNamesOf);

/** A record whose words, and sealed words, are the canary, with other values beside it. */
const record = fc
  .record({ id: fc.uuid(), intensity: fc.integer(), isTwinStar: fc.boolean() })
  .map((rest) => ({
    ...rest,
    ...Object.fromEntries([...names, "sealed", "nameKey"].map((name) => [name, word])),
  }));
const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof(
    { maxDepth: 4 },
    record,
    fc.integer(),
    fc.array(tie("anything"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("entries", "entry", "removed"), tie("anything")),
  ),
}));

it("no word of a record is left, however deep the record is", () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(jsonWithoutWords(value)).not.toContain(word);
    }),
  );
});

it("everything else of a record stays, and its words are null", () => {
  fc.assert(
    fc.property(record, (one) => {
      const { sealed: _, nameKey: __, ...rest } = one as Record<string, unknown>;
      const empty = Object.fromEntries(names.map((name) => [name, null]));
      expect(JSON.parse(jsonWithoutWords({ entries: [one] }))).toEqual({ entries: [{ ...rest, ...empty }] });
    }),
  );
});
