import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countOf, everything, seed } from "../../../testing/backups.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../../testing/databases.ts";
import { runBackup } from "../../../testing/operator.ts";
import { believe } from "./restore.ts";

let where: TestDatabaseSettings;
let file: string;
beforeEach(async () => {
  where = await makeTestDatabaseSettings();
  file = join(where.dataDir, "backup.jsonl");
});
afterEach(() => where.remove());

describe("a damaged backup", () => {
  it("is refused wherever a byte of it is lost or changed", async () => {
    await seed(where);
    await runBackup(where, "backup", [file]);
    const whole = await readFile(file);
    await expect(believe(file)).resolves.toMatchObject({ format: "Mood Universe backup" });
    const place = fc.nat(whole.length - 1);
    const damages = fc.oneof(
      place.map((end) => whole.subarray(0, end)),
      fc.tuple(place, fc.nat(7)).map(([at, bit]) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        return bytes;
      }),
      fc
        .tuple(place, fc.integer({ min: 1, max: 50 }))
        .map(([at, length]) => Buffer.concat([whole.subarray(0, at), whole.subarray(at + length)])),
      fc
        .constantFrom("\n", "[]\n", whole.toString())
        .map((more) => Buffer.concat([whole, Buffer.from(more)])),
    );
    await fc.assert(
      fc.asyncProperty(damages, async (damaged) => {
        await writeFile(`${file}.damaged`, damaged);
        await expect(believe(`${file}.damaged`)).rejects.toThrow(
          /^The (file is|backup (is damaged|was made|has))/,
        );
      }),
      { numRuns: 300 },
    );
  });

  it("changes nothing of what is there, nor does one that does not fit the schema", async () => {
    await seed(where);
    await runBackup(where, "backup", [file]);
    const before = await everything(where);
    const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
    const sum = async (changed: readonly string[]) => {
      const end = JSON.parse(lines.at(-1) ?? "");
      const text = changed.map((line) => `${line}\n`).join("");
      const sha256 = createHash("sha256").update(text).digest("hex");
      return `${text}${JSON.stringify({ ...end, sha256 })}\n`;
    };
    const data = lines.slice(0, -1);
    const change = (from: string, to: string) => data.map((line) => line.replace(from, to));
    for (const [text, sentence] of [
      [lines.slice(0, -1).join("\n"), "damaged or not whole"],
      [await sum(change('"0002-', '"9999-')), "does not know"],
      [await sum(change('"version":1', '"version":2')), "a later version"],
      [await sum(change('"wellness_sessions"', '"kysely_migration"')), "damaged"],
      [await sum(change('"universeName":"text"', '"universe":"text"')), "is not one of its schema's"],
      [await sum(change('"joy",7', '"joy",11')), "could not be put into the database"],
      ["", "empty"],
      ["SQLite format 3\0", "damaged"],
      ["hello\n", "not a backup"],
    ] as const) {
      await writeFile(`${file}.bad`, text);
      const { code, told } = await runBackup(where, "restore", [`${file}.bad`, "--replace", "--yes"]);
      expect([code, told]).toEqual([1, expect.stringContaining(sentence)]);
      expect(told).toContain("Nothing was changed.");
    }
    expect(await everything(where)).toEqual(before);
    expect(await countOf(where, "sessions")).toBe(1);
    expect((await runBackup(where, "restore", [join(where.dataDir, "none")])).code).toBe(1);
  });
});
