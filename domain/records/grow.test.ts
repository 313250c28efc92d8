/** Records grow in this test alone: every contract has to read what is of yesterday, and to pass on what is of tomorrow. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  feed,
  fileOf,
  grownFields,
  grownStar,
  type Kinds,
  sealedStar,
  star,
  text,
  today,
  tomorrow,
  withoutLater,
  yesterday,
} from "../../testing/grown-records.ts";
import { makeStar } from "../../testing/make-star.ts";
import * as release from "../../testing/releases/readers-1.0.0.ts";
import { findLaterPart } from "../formats/broken-rule.ts";
import { slicesBeforeFinish } from "../formats/restore-slices.ts";
import { universeFileSchema, universeFileSchemaOf } from "../formats/universe-file.ts";
import { universeSliceSchema } from "../restore.ts";
import { changesOf } from "./apply-changes.ts";
import { changesSchemaOf } from "./changes.ts";
import { contentAfter, differences } from "./content.ts";
import { changeShape, requestShape, writtenFields } from "./fields.ts";
import { columnsOf, packRows, unpackRows } from "./rows.ts";

const recordsOfFile = ({ def }: ReturnType<typeof universeFileSchemaOf>) =>
  z.object({ moodEntries: def.shape.moodEntries, bin: def.shape.bin });

type Contract = {
  readonly name: string;
  write(kinds: Kinds, star: object): unknown;
  read(kinds: Kinds, value: unknown): object | undefined | null;
  /** How the release before reads it. */
  released(value: unknown): object | undefined | null;
};

const packed = (kinds: Kinds, one: object) => ({
  columns: columnsOf(kinds.star.fields),
  text: packRows(kinds.star.fields, [one]),
});
type Packed = ReturnType<typeof packed>;

const contracts: readonly Contract[] = [
  {
    name: "the feed",
    write: (_, one) => feed([one]),
    read: (kinds, value) => changesSchemaOf(kinds).parse(value).entries[0],
    released: (value) => release.changes.parse(value).entries[0],
  },
  {
    name: "a star that waits to come back",
    write: (_, one) => one,
    read: (kinds, value) => z.nullable(kinds.star.schema).parse(value),
    released: (value) => release.restoration.parse(value),
  },
  {
    name: "a correction that waits, or an open edit",
    write: (_, one) => ({ base: one, changes: { intensity: 3 }, form: {} }),
    read: (kinds, value) =>
      z
        .object({ base: kinds.star.schema, changes: z.strictObject(changeShape(kinds.star.fields)) })
        .parse(value).base,
    released: (value) => release.editBase.parse(value).base,
  },
  {
    name: "the stored copy",
    write: packed,
    read: (kinds, value) =>
      unpackRows(kinds.star, { ...(value as Packed), shared: { userId: "ada" } }).records[0],
    released: (value) => {
      const { text: rows, columns } = value as Packed;
      return release.unpackStars(rows, columns, "ada")[0];
    },
  },
  {
    name: "the export file",
    write: (_, one) => fileOf([one]),
    read: (kinds, value) => recordsOfFile(universeFileSchemaOf(kinds)).parse(value).moodEntries[0],
    released: (value) => release.file.parse(value).moodEntries[0],
  },
  {
    name: "the bin in the export file",
    write: (_, one) => fileOf([one]),
    read: (kinds, value) => starOf(recordsOfFile(universeFileSchemaOf(kinds)).parse(value).bin[0]),
    released: (value) => starOf(release.file.parse(value).bin[0]),
  },
];

function starOf(binned: object | undefined) {
  const { deletedAt: _, ...one } = { deletedAt: null, ...binned };
  return { ...one, id: makeStar().id };
}

const grown = tomorrow as unknown as Kinds;
const before = yesterday as unknown as Kinds;
const transported = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(contracts)("$name", ({ write, read, released }) => {
  const send = (from: Kinds, one: object) => transported(write(from, one));

  test("of yesterday is read, and lacks nothing", () => {
    fc.assert(
      fc.property(star, (one) => {
        expect(read(grown, send(today, one))).toEqual({ ...one, weather: null });
        const empty = { keptOutOfLetters: false, weather: null };
        expect(read(grown, send(before, withoutLater(one)))).toEqual({ ...one, ...empty });
      }),
    );
  });

  test("of tomorrow is read, and passed on unchanged", () => {
    fc.assert(
      fc.property(grownStar, (one) => {
        const kept = read(today, send(grown, one));
        expect(kept).toEqual(one);
        expect(read(grown, send(today, kept ?? {}))).toEqual(one);
      }),
    );
  });

  test("of today and of tomorrow is read by the release before", () => {
    fc.assert(
      fc.property(grownStar, ({ weather: value, ...one }) => {
        expect(released(send(today, one))).toEqual(withoutLater(one));
        expect(released(send(grown, { ...one, weather: value }))).toEqual(withoutLater(one));
      }),
    );
  });

  test("passes sealed words on unchanged, and the release before reads the rest", () => {
    fc.assert(
      fc.property(sealedStar, (one) => {
        expect(read(grown, send(today, one))).toEqual({ ...one, weather: null });
        expect(read(today, send(grown, { ...one, weather: "rain" }))).toEqual({ ...one, weather: "rain" });
        const { sealed: _, ...rest } = one;
        expect(released(send(today, one))).toEqual(withoutLater(rest));
      }),
    );
  });

  test("keeps a field of any name, also one that is a name of every object", () => {
    const name = fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "weather");
    fc.assert(
      fc.property(star, name, fc.jsonValue(), (one, field, value) => {
        const sent = JSON.parse(`{"${field}":${JSON.stringify(value)},${JSON.stringify(one).slice(1)}`);
        const kept = read(today, send(today, sent)) ?? {};
        expect(Object.getOwnPropertyDescriptor(kept, field)?.value).toEqual(transported(value));
        expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
      }),
    );
  });
});

describe("a request", () => {
  const requests = (kinds: Kinds) => z.strictObject(requestShape(kinds.star.fields));
  const changes = (kinds: Kinds) => z.strictObject(changeShape(kinds.star.fields));
  const said = (one: object) =>
    Object.fromEntries(
      writtenFields(grownFields).flatMap((name) =>
        name in one ? [[name, one[name as keyof typeof one]]] : [],
      ),
    );

  test("that waits since yesterday is sent as it is", () => {
    fc.assert(
      fc.property(star, (one) => {
        for (const schema of [requests(grown), changes(grown)])
          expect(schema.parse(transported(said(one)))).toEqual(said(one));
      }),
    );
  });

  test("with a field of tomorrow is refused as a whole, never stripped", () => {
    fc.assert(
      fc.property(grownStar, (one) => {
        for (const schema of [requests(today), changes(today)])
          expect(schema.safeParse(said(one)).error?.issues).toMatchObject([{ code: "unrecognized_keys" }]);
      }),
    );
  });

  test("changes a field that is new, and a comparison notices it", () => {
    fc.assert(
      fc.property(star, text, (one, value) => {
        const before = tomorrow.star.schema.parse(one);
        const after = contentAfter(grownFields, before, { weather: value });
        expect(after.weather).toBe(value.trim() === "" ? null : value);
        expect(differences(grownFields, before, after)).toEqual(after.weather === null ? [] : ["weather"]);
        expect(contentAfter(grownFields, after, { weather: null })).toEqual(
          contentAfter(grownFields, before, {}),
        );
      }),
    );
  });
});

describe("a kind of record that is new", () => {
  const dream = { id: "f", name: "Longing", revision: 3 };
  const dreams = {
    dreams: [dream],
    removed: { entries: [], tags: [], constellations: [], dreams: ["g"] },
  };

  test("is followed in the feed, of which an earlier server says nothing", () => {
    const follow = changesOf(tomorrow);
    const schema = changesSchemaOf(tomorrow);
    const before = follow(null, schema.parse(transported(feed([]))));
    expect(before).toMatchObject({ dreams: [] });
    const reply = schema.parse(transported(feed([], { ...dreams, revision: 3, isWhole: false })));
    const after = follow(before, reply);
    expect(after).toMatchObject({ revision: 3, dreams: [dream] });
    const gone = {
      removed: { ...dreams.removed, dreams: ["f"] },
      dreams: [],
      revision: 4,
      isWhole: false,
    };
    expect(follow(after, schema.parse(feed([], gone)))).toMatchObject({ dreams: [] });
  });

  test("does not keep the clients of today and of the release before from reading the feed", () => {
    fc.assert(
      fc.property(star, (one) => {
        const reply = transported(feed([one], dreams));
        expect(changesSchemaOf(today).parse(reply).entries).toEqual([one]);
        expect(release.changes.parse(reply).entries).toEqual([withoutLater(one)]);
      }),
    );
  });
});

/** The lists of kinds that files of yesterday do not have. */
const ofLater = { feelings: [], trackers: [], readings: [], comparisons: [] };

describe("a restore", () => {
  test("takes every star of a file of yesterday, in the sky and in the bin", () => {
    fc.assert(
      fc.property(fc.array(star, { maxLength: 5 }), (stars) => {
        const json = transported(fileOf(stars));
        expect(findLaterPart(json)).toBeNull();
        const { moodEntries, bin } = recordsOfFile(universeFileSchema).parse(json);
        const slices = [...slicesBeforeFinish({ ...fileOf([]), ...ofLater, moodEntries, bin } as never)];
        const sent = slices.flatMap(({ entries = [] }) => entries);
        expect(sent.map(({ note, weather: _, ...one }: Record<string, unknown>) => [one.id, note])).toEqual([
          ...stars.map(({ id, note }) => [id, note]),
          ...stars.map(({ note }) => ["binned", note]),
        ]);
        for (const entry of sent)
          expect(universeSliceSchema.safeParse({ entries: [entry] }).error).toBeUndefined();
      }),
    );
  });

  test("of a file of tomorrow says where it has what would be lost", () => {
    const one = { ...makeStar(), weather: "rain" };
    expect(findLaterPart(transported(fileOf([makeStar(), one])))?.place).toBe("moodEntries[1].weather");
    expect(findLaterPart({ ...fileOf([]), bin: [one] })?.place).toBe("bin[0].weather");
    expect(findLaterPart({ ...fileOf([]), dreams: [{ id: "f" }] })?.place).toBe("dreams");
    expect(findLaterPart({ ...fileOf([]), plans: { sleep: "22:30" } })?.place).toBe("plans");
    expect(findLaterPart({ ...fileOf([]), plans: {}, motto: null })).toBeNull();
    expect(findLaterPart({ ...fileOf([]), formatVersion: 3 })?.place).toBe("formatVersion");
    expect(findLaterPart({ ...fileOf([]), imports: [{}], dreams: [] })).toBeNull();
    expect(findLaterPart(fileOf([one]), tomorrow)).toBeNull();
  });

  test("of something that is no file says nothing and throws nothing", () => {
    fc.assert(fc.property(fc.anything(), (value) => void findLaterPart(value)));
    for (const name of ["moodEntries", "bin", "tags"])
      fc.assert(
        fc.property(
          fc.jsonValue(),
          (value) => void findLaterPart(transported(fileOf([], { [name]: value }))),
        ),
      );
  });
});
