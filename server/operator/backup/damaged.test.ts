import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countOf, everything, seed } from "../../../testing/backups.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../../testing/databases.ts";
import { runBackup } from "../../../testing/operator.ts";
import { validateBackup } from "./restore.ts";

let settings: TestDatabaseSettings;
let file: string;
beforeEach(async () => {
  settings = await makeTestDatabaseSettings({ isMigrated: true });
  file = join(settings.dataDir, "backup.jsonl");
});
afterEach(() => settings.remove());

describe("a damaged backup", () => {
  it("is refused wherever a byte is lost or changed", async () => {
    await seed(settings);
    await runBackup(settings, "backup", [file]);
    const whole = await readFile(file);
    await expect(validateBackup(file)).resolves.toMatchObject({ format: "Mood Universe backup" });
    const position = fc.nat(whole.length - 1);
    const damagedFiles = fc.oneof(
      position.map((end) => whole.subarray(0, end)),
      fc.tuple(position, fc.nat(7)).map(([at, bit]) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        return bytes;
      }),
      fc
        .tuple(position, fc.integer({ min: 1, max: 50 }))
        .map(([at, length]) => Buffer.concat([whole.subarray(0, at), whole.subarray(at + length)])),
      fc
        .constantFrom("\n", "[]\n", whole.toString())
        .map((more) => Buffer.concat([whole, Buffer.from(more)])),
    );
    await fc.assert(
      fc.asyncProperty(damagedFiles, async (damaged) => {
        await writeFile(`${file}.damaged`, damaged);
        await expect(validateBackup(`${file}.damaged`)).rejects.toThrow(
          /^The (file is|backup (is damaged|was made|has))/,
        );
      }),
      { numRuns: 300 },
    );
  });

  it("changes no existing data, nor does a backup that does not match the schema", async () => {
    await seed(settings);
    await runBackup(settings, "backup", [file]);
    const before = await everything(settings);
    const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
    const addChecksum = async (changed: readonly string[]) => {
      const end = JSON.parse(lines.at(-1) ?? "");
      const text = changed.map((line) => `${line}\n`).join("");
      const sha256 = createHash("sha256").update(text).digest("hex");
      return `${text}${JSON.stringify({ ...end, sha256 })}\n`;
    };
    const data = lines.slice(0, -1);
    const change = (from: string | RegExp, to: string) => data.map((line) => line.replace(from, to));
    for (const [text, sentence] of [
      [lines.slice(0, -1).join("\n"), "damaged or not whole"],
      [await addChecksum(change(/"00\d\d-/, '"9999-')), "does not know"],
      [await addChecksum(change('"version":1', '"version":2')), "a later version"],
      [await addChecksum(change('"wellness_sessions"', '"kysely_migration"')), "damaged"],
      [await addChecksum(change('"universeName":"text"', '"universe":"text"')), "is not one of its schema's"],
      [await addChecksum(change('"joy",7', '"joy",11')), "could not be put into the database"],
      ["", "empty"],
      ["SQLite format 3\0", "damaged"],
      ["hello\n", "not a backup"],
    ] as const) {
      await writeFile(`${file}.bad`, text);
      const { code, stderr } = await runBackup(settings, "restore", [`${file}.bad`, "--replace", "--yes"]);
      expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
      expect(stderr).toContain("Nothing was changed.");
    }
    expect(await everything(settings)).toEqual(before);
    expect(await countOf(settings, "sessions")).toBe(1);
    expect((await runBackup(settings, "restore", [join(settings.dataDir, "none")])).code).toBe(1);
  });
});
