import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { grownStar, sealedStar, star, today } from "../../testing/grown-records.ts";
import { makeSealed } from "../../testing/make-sealed.ts";
import type { Fields } from "./fields.ts";
import { recordSchema } from "./restore-gate.ts";
import { starFields } from "./star/fields.ts";

const { schema } = today.star;
const canLack = Object.entries(starFields).flatMap(([name, field]) =>
  "empty" in field && !("isOptional" in field) ? [name] : [],
);

test("the gate leaves a record that is current as the identical object, whatever else it has", () => {
  fc.assert(fc.property(grownStar, (one) => void expect(schema.parse(one)).toBe(one)));
});

test("the gate leaves a star with sealed words as the identical object", () => {
  fc.assert(fc.property(sealedStar, (one) => void expect(schema.parse(one)).toBe(one)));
});

test("the gate reads words that are null beside sealed ones as those of no letters, and no others", () => {
  const tag = { id: "t", name: null, kind: "other", isArchived: false, revision: 1 };
  const sealed = { ...tag, sealed: makeSealed("Sea") };
  expect(today.tag.schema.parse(sealed)).toEqual({ ...sealed, name: "" });
  expect(today.tag.schema.safeParse(tag).error?.issues[0]?.path).toEqual(["name"]);
  const read = today.tag.schema.parse(sealed);
  expect(today.tag.schema.parse(read)).toBe(read);
  expect(z.encode(today.tag.schema, sealed as never)).toBe(sealed);
});

test("the gate gives each field that a record lacks the value of before the field", () => {
  fc.assert(
    fc.property(star, fc.subarray(canLack), (one, lacking) => {
      const earlier = Object.fromEntries(Object.entries(one).filter(([name]) => !lacking.includes(name)));
      const empty = Object.fromEntries(lacking.map((name) => [name, (starFields as Fields)[name]?.empty]));
      expect(schema.parse(earlier)).toEqual({ ...one, ...empty });
    }),
  );
});

test("the gate reads a record as the plain schema does, or refuses it and names the field", () => {
  const plain = z.object(
    Object.fromEntries(Object.entries(starFields).map(([name, field]) => [name, field.schema])),
  );
  fc.assert(
    fc.property(
      star,
      fc.dictionary(fc.constantFrom(...Object.keys(starFields)), fc.jsonValue()),
      (one, wrong) => {
        const value = JSON.parse(JSON.stringify({ ...one, ...wrong }));
        const [gate, expected] = [schema.safeParse(value), plain.safeParse(value)];
        expect(gate.success).toBe(expected.success);
        if (gate.success) expect(gate.data).toEqual(expected.data);
        expect(gate.error?.issues.map(({ path }) => path)).toEqual(
          expected.error?.issues.map(({ path }) => path),
        );
      },
    ),
    { numRuns: 300 },
  );
  fc.assert(fc.property(fc.anything(), (value) => void schema.safeParse(value)));
});

test("the gate renames and converts what an earlier version wrote, and leaves what is current", () => {
  const steps = recordSchema({
    id: { schema: z.string() },
    text: { schema: z.nullable(z.string()), empty: null, was: "note" },
    strength: { schema: z.int().check(z.minimum(0)), was: "intensity", up: (earlier) => Number(earlier) },
  });
  const current = { id: "1", text: "Rain", strength: 7, more: true };
  expect(steps.parse({ id: "1", note: "Rain", intensity: "7", more: true })).toEqual(current);
  expect(steps.parse(current)).toBe(current);
  expect(steps.parse({ id: "1", note: "old", text: "new", strength: 1 })).toMatchObject({
    text: "new",
    note: "old",
  });
  expect(steps.safeParse({ id: "1", intensity: "much" }).error?.issues[0]?.path).toEqual(["strength"]);
});
