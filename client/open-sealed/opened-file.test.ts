import fc from "fast-check";
import { expect, test } from "vitest";
import { readFile, readJournal } from "./opened-file.ts";

const star = (changes: object) => ({
  ...{ id: "one", emotion: "joy", intensity: 5, timestamp: "2026-03-12T20:30:00.000Z", note: "A walk" },
  ...changes,
});

test("a star whose moment is in no calendar is left out, and the others are read", () => {
  const moments = [
    ...[{ timestamp: "never" }, { timestamp: 12 }, { utcOffset: 1e300 }, { utcOffset: -1e13 }],
    { timestamp: "+275760-09-13T00:00:00.000Z", utcOffset: 60 },
  ];
  const { stars } = readJournal({ moodEntries: [...moments.map(star), star({ utcOffset: 60 })] });
  expect(stars.map(({ moment, note }) => [new Date(moment).toISOString(), note])).toEqual([
    ["2026-03-12T21:30:00.000Z", "A walk"],
  ]);
});

const fields = [
  "id",
  "emotion",
  "secondaryEmotion",
  "intensity",
  "timestamp",
  "utcOffset",
  "tags",
  "note",
  "name",
];
const anyRecord = fc.dictionary(fc.constantFrom(...fields, "__proto__", "sealed"), fc.jsonValue());

test("whatever stands in the records of a file, each star has a moment that can be written, and texts", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyRecord, fc.jsonValue(), anyRecord.map(star))), (records) => {
      const { stars, ownFeelings } = readJournal({ moodEntries: records, tags: records, feelings: records });
      for (const { moment, note, tags, feelings } of stars) {
        expect(() => new Intl.DateTimeFormat("en").format(moment)).not.toThrow();
        for (const text of [note, ...tags, ...feelings.map(({ id }) => id), ...ownFeelings.values()])
          expect(text).toBeTypeOf("string");
      }
    }),
  );
});

test("a seal that asks a device for more than most have is damaged", async () => {
  const slot = {
    ...{ id: "slot", epoch: 1, kind: "passphrase", wrapped: "A".repeat(80), name: null, createdAt: "2026" },
    parameters: { kdf: "argon2id", memory: 65_536, passes: 3, lanes: 1, salt: "A".repeat(22) },
  };
  const file = (seal: object) => {
    const whole = { epochs: [{ epoch: 1, check: "1.1.A" }], slots: [slot], sealedFor: "ada", ...seal };
    return new Blob([JSON.stringify({ formatVersion: 2, moodEntries: [], user: {}, seal: whole })]);
  };
  const read = async (seal: object) => (await readFile(file(seal))).kind;
  expect(await read({})).toBe("universe");
  for (const parameters of [{ memory: 4_194_304 }, { passes: 1_000 }, { lanes: 255 }, { memory: -1 }])
    expect(await read({ slots: [{ ...slot, parameters: { ...slot.parameters, ...parameters } }] })).toBe(
      "damaged",
    );
});
