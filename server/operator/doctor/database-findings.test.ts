/** What the doctor finds by questions that the two databases answer in different ways. */

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { addUniverse, withDatabase } from "../../../testing/backups.ts";
import { startDoctorTests } from "../../../testing/doctor-tests.ts";
import { MailServer } from "../../../testing/mail-server.ts";
import { insertCredentials } from "../../users/credential-queries.ts";

const doctor = startDoctorTests();
const { run, prepare, startProvider, endWithTest } = doctor;

/** Passkeys of one person that were made for these hosts. */
const addPasskeys = (...hosts: string[]) =>
  withDatabase(doctor.settings, async ({ db }) => {
    const { id: userId } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const rows = hosts.map((host, at) => ({
      ...{ userId, id: `passkey ${at}`, kind: "passkey" as const, name: "My phone" },
      ...{ data: JSON.stringify({ host }), createdAt: new Date(), lastUsedAt: null },
    }));
    await insertCredentials(db, rows);
  });

describe("npm run doctor", () => {
  it("finds nothing wrong where everything works, and changes nothing", async () => {
    await prepare();
    const mail = await MailServer.start();
    endWithTest(() => mail.stop());
    const before = await readdir(doctor.settings.dataDir);
    const { code, stdout } = await run({ SMTP_URL: mail.url, ...(await startProvider()) });
    expect(stdout).toContain("The provider answers and knows this client.\n");
    expect(stdout).toContain("Nothing is wrong.\n");
    expect(code).toBe(0);
    for (const part of [
      "Version",
      "Settings",
      "Disk",
      "Database",
      "Passkeys",
      "Notifications",
      "Clock",
      "Mail",
      "Provider",
    ])
      expect(stdout).toMatch(new RegExp(`^(good|note) +${part}: `, "m"));
    expect(mail.mails).toEqual([]);
    expect((await readdir(doctor.settings.dataDir)).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(
      before.filter((name) => !/-(wal|shm)$/.test(name)),
    );
  });

  it("names a database that is not there, and never its password", async () => {
    await rm(doctor.root, { recursive: true });
    await mkdir(join(doctor.root, "dist", "client"), { recursive: true });
    await writeFile(
      join(doctor.root, "package.json"),
      JSON.stringify({ version: "1.2.3", dependencies: { node: "24.0.0" } }),
    );
    const away = { DATABASE_URL: `postgres://ada:canary-password@127.0.0.1:1/mood` };
    const unreachable = await run(away);
    expect([unreachable.code, unreachable.stdout]).toEqual([
      1,
      expect.stringMatching(/^WRONG {2}Database: DATABASE_URL does not lead to a PostgreSQL server/m),
    ]);
    expect(unreachable.stdout).not.toContain("canary");
    expect(unreachable.stdout).toMatch(/^WRONG {2}Version: The pages are not built/m);
    const missing = await run({ DATABASE_URL: "", DATA_DIR: join(doctor.settings.dataDir, "other") });
    expect(missing.stdout).toMatch(/^WRONG {2}Database: .*there is no database in it/m);
    expect(missing.stdout).toMatch(/^note {3}Disk: .*is not there/m);
    expect(await readdir(doctor.settings.dataDir)).not.toContain("other");
  });

  it("says for which name passkeys were made, before another PUBLIC_URL makes them useless", async () => {
    await prepare();
    const passkeysAt = async (url: string) =>
      (await run({ PUBLIC_URL: url })).stdout.split("\n").filter((line) => line.includes(" Passkeys: "));
    expect(await passkeysAt("https://mood.example.org")).toEqual([
      "good   Passkeys: People can add some, for mood.example.org.",
    ]);
    expect(await passkeysAt("http://mood.example.org")).toEqual([
      expect.stringMatching(/^note {3}Passkeys: There can be none, because PUBLIC_URL has no https/),
    ]);
    expect(await passkeysAt("https://192.0.2.1")).toEqual([
      expect.stringMatching(/^note {3}Passkeys: There can be none, because PUBLIC_URL has an IP address/),
    ]);
    await addPasskeys("mood.example.org", "mood.example.org");
    expect(await passkeysAt("https://mood.example.org")).toEqual([
      "good   Passkeys: 2 passkeys can be used at mood.example.org alone: keep this name in PUBLIC_URL.",
    ]);
    expect(await passkeysAt("https://journal.example.org")).toEqual([
      expect.stringMatching(
        /^WRONG {2}Passkeys: 2 passkeys made for mood.example.org cannot be used at journal.example.org. Set PUBLIC_URL back/,
      ),
    ]);
  });

  it("notes a database of an earlier version, which has no table of webhooks", async () => {
    await prepare();
    await withDatabase(doctor.settings, async ({ db }) => {
      await sql`delete from "kysely_migration" where "name" like '0026%'`.execute(db);
      await sql`drop table "webhooks"`.execute(db);
    });
    const { code, stdout } = await run();
    expect(stdout).toContain("note   Database: It is of an earlier version");
    expect([code, stdout]).toEqual([0, expect.stringContaining("Nothing is wrong.")]);
  });

  it("names a clock that is behind, also where somebody has never signed in", async () => {
    await prepare();
    await withDatabase(doctor.settings, async (database) => {
      const { id } = await addUniverse(database, "Cassiopeia", []);
      await database.db.updateTable("users").set({ lastLoginAt: null }).where("id", "=", id).execute();
    });
    const { code, stdout } = await run({}, { now: () => Date.parse("2026-03-13T11:00:00Z") });
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^WRONG {2}Clock: The clock is behind: somebody signed in at 2026-03-13 12:00/m),
    ]);
  });
});
