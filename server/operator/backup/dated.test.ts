import { mkdir, mkdtemp, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { everything, raised, seed } from "../../../testing/backups.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../../testing/databases.ts";
import { runBackup, spawnBackup } from "../../../testing/operator.ts";
import { openDatabase } from "../../database/open.ts";
import { findRemovable, writeDatedBackup } from "./dated.ts";

/** A database with a universe, which each test finds as it is. */
let settings: TestDatabaseSettings;
/** Another folder for each test. */
let folder: string;
beforeAll(async () => {
  settings = await makeTestDatabaseSettings({ isMigrated: true });
  await seed(settings);
});
afterAll(() => settings.remove());
beforeEach(async () => {
  folder = await mkdtemp(join(settings.dataDir, "backups-"));
});

const ok = { code: 0 };
const backUp = (...args: string[]) => runBackup(settings, "backup", ["--to", folder, ...args]);
const nameOf = (day: number) => `mood-universe-2026-03-${`${day}`.padStart(2, "0")}T03-00-00-000Z.backup`;
/** Files as earlier backups have left them. */
async function addFiles(...names: string[]) {
  for (const name of names) await writeFile(join(folder, name), name);
}
const dated = async () => (await readdir(folder)).filter((name) => /Z\.backup$/.test(name)).sort();

describe("a backup into a folder", () => {
  it("is a new dated file, readable only by its owner, that can be restored", async () => {
    const before = await everything(settings);
    const first = await spawnBackup(settings, "backup", ["--to", folder, "--keep", "14"]);
    expect(first).toMatchObject(ok);
    const [name = ""] = await readdir(folder);
    expect(name).toMatch(/^mood-universe-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.backup$/);
    expect(first.stdout).toContain(name);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    await backUp();
    expect(await dated()).toHaveLength(2);
    const restored = await runBackup(settings, "restore", [join(folder, name), "--replace", "--yes"]);
    expect(restored).toMatchObject(ok);
    expect(await everything(settings)).toEqual(raised(before));
  });

  it("removes the oldest of its own files beyond --keep, and nothing else", async () => {
    const others = [
      "notes.txt",
      "mood-universe.sqlite",
      "mood.backup",
      `${nameOf(1)}.gpg`,
      `old-${nameOf(2)}`,
    ];
    await addFiles(...others, ...[1, 2, 3, 4, 5].map(nameOf));
    await mkdir(join(folder, nameOf(6)));
    await symlink(join(folder, "notes.txt"), join(folder, nameOf(7)));
    const { code, stdout } = await backUp("--keep", "3");
    expect([code, stdout]).toEqual([0, expect.stringContaining("Removed 3 old files.\n")]);
    const kept = await readdir(folder);
    expect(kept).toEqual(expect.arrayContaining([...others, nameOf(4), nameOf(5), nameOf(6), nameOf(7)]));
    expect(kept).toHaveLength(others.length + 5);
  });

  it("keeps all without --keep, and only itself with --keep 1", async () => {
    await addFiles(nameOf(1), nameOf(2));
    await backUp();
    expect(await dated()).toHaveLength(3);
    await backUp("--keep", "1");
    const [left = "", ...more] = await dated();
    expect([more, left > nameOf(2)]).toEqual([[], true]);
    expect(await readFile(join(folder, left), "utf8")).toMatch(/^{"format":"Mood Universe backup"/);
  });

  it("removes nothing when it fails, and leaves nothing of itself", async () => {
    await addFiles(nameOf(1), nameOf(2));
    const database = await openDatabase(settings);
    // A database that was never used opens again.
    await database.db.selectFrom("users").selectAll().execute();
    await database.close();
    const context = {
      ...{ db: database.db, dialect: database.dialect, now: Date.now, notify: () => {} },
      ...{
        dataDir: "",
        publicUrl: new URL("http://localhost"),
        print: async () => {},
        provider: null,
        registration: "on" as const,
        refuseUnlessConfirmed: async () => null,
      },
    };
    await expect(writeDatedBackup(context, folder, 1)).rejects.toThrow();
    expect(await readdir(folder)).toEqual([nameOf(1), nameOf(2)]);
  });

  it("removes nothing for an empty database, which a wrong setting may have named", async () => {
    await addFiles(nameOf(1), nameOf(2));
    const empty = await makeTestDatabaseSettings({ isMigrated: true });
    const { code, stderr } = await runBackup(empty, "backup", ["--to", folder, "--keep", "1"]);
    await empty.remove();
    expect([code, stderr]).toEqual([0, expect.stringContaining("no earlier backup was removed")]);
    expect(await dated()).toHaveLength(3);
  });

  it("keeps files of a later date, which do not count, and says so", async () => {
    const later = nameOf(1).replace("2026", "2999");
    await addFiles(nameOf(1), nameOf(2), later);
    const { stderr } = await backUp("--keep", "2");
    expect(stderr).toContain("1 backup in");
    expect(stderr).toContain("check the clock");
    expect(await dated()).toEqual([nameOf(2), expect.any(String), later]);
  });

  it("removes what a killed backup left, a day later", async () => {
    const now = `mood-universe-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.backup.unfinished-0123abcd`;
    await addFiles(`${nameOf(1)}.unfinished-0123abcd`, `${nameOf(1)}.unfinished-other`, now);
    await backUp("--keep", "5");
    expect((await readdir(folder)).filter((name) => name.includes("unfinished")).sort()).toEqual([
      `${nameOf(1)}.unfinished-other`,
      now,
    ]);
  });

  it("refuses a folder that is missing, or is none, and creates nothing", async () => {
    await addFiles("file");
    const missing = await runBackup(settings, "backup", ["--to", join(folder, "missing"), "--keep", "2"]);
    expect([missing.code, missing.stderr]).toEqual([
      1,
      expect.stringMatching(/does not exist: make this folder/),
    ]);
    const file = await runBackup(settings, "backup", ["--to", join(folder, "file")]);
    expect([file.code, file.stderr]).toEqual([1, expect.stringMatching(/is no folder: --to takes a folder/)]);
    const below = await runBackup(settings, "backup", ["--to", join(folder, "file", "x")]);
    expect([below.code, below.stderr]).toEqual([1, expect.stringMatching(/cannot be read \(ENOTDIR\)/)]);
    expect(await readdir(folder)).toEqual(["file"]);
  });

  it("refuses a folder that it cannot write", async () => {
    // Permissions do not hold back the root user.
    const { code, stderr } = await runBackup(settings, "backup", ["--to", "/proc", "--keep", "2"]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/cannot be written \(E\w+\)\.\n$/)]);
  });

  it.each(["0", "-3", "1.5", "two", "10000", ""])("refuses --keep %j in a sentence", async (keep) => {
    const { code, stderr } = await backUp(`--keep=${keep}`);
    expect([code, stderr]).toEqual([2, "--keep must be a whole number from 1 to 9999.\n"]);
  });

  it.each([
    ["backup", ["--keep", "3"]],
    ["backup", ["file", "--keep", "3"]],
    ["backup", ["file", "--to", "folder"]],
    ["backup", ["--to", "folder", "--overwrite"]],
    ["backup", ["--to", ""]],
    ["restore", ["--to", "folder"]],
  ] as const)("prints the usage of npm run %s for the arguments %j", async (command, args) => {
    const { code, stderr } = await runBackup(settings, command, args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^Use: npm run backup/)]);
  });
});

it("never removes the new file or fewer than it keeps, whatever the clocks were", () => {
  const moment = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
  const toName = (at: Date) => `mood-universe-${at.toISOString().replaceAll(/[:.]/g, "-")}.backup`;
  fc.assert(
    fc.property(fc.array(moment), moment, fc.integer({ min: 1, max: 9 }), (moments, now, keep) => {
      const names = [...new Set([...moments, now].map(toName))];
      const removed = findRemovable(names, toName(now), keep, now.getTime());
      expect(removed).not.toContain(toName(now));
      const kept = names.filter((name) => !removed.includes(name) && name <= toName(now));
      expect(kept).toHaveLength(Math.min(keep, kept.length + removed.length));
      for (const name of removed) for (const other of kept) expect(name < other).toBe(true);
    }),
  );
});
