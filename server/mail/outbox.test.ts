import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readOutbox } from "../../testing/outbox.ts";
import { verifyRegistration } from "./letters.ts";
import { outboxOf, sweepOutbox } from "./outbox.ts";
import { type Letter, openTransport } from "./transport.ts";

const hour = 3_600_000;
const noon = Date.parse("2026-03-13T12:00:00Z");
const token = "s3cret-Token_".repeat(4);
const link = `https://mood.example.org/verify-email?token=${token}`;
const letter = (overrides: Partial<Letter> = {}): Letter => ({
  to: "ada@example.org",
  ...verifyRegistration({ universeName: "Andromeda", link })("support@example.org"),
  ...overrides,
});

let dataDir: string;
let clock: number;
let told: string[];
const open = () =>
  openTransport(
    { smtpUrl: null, mailFrom: "Mood Universe <mood@example.org>", dataDir },
    (file) => told.push(file),
    {
      now: () => clock,
    },
  );
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
const files = () => readdir(outboxOf(dataDir));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
  clock = noon;
  told = [];
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe("the outbox", () => {
  it("keeps each mail as a file that a mail program opens", async () => {
    await open().send(letter());
    const [mail] = await readOutbox(dataDir);
    expect(mail).toMatchObject({
      recipients: ["ada@example.org"],
      from: "mood@example.org",
      subject: letter().subject,
      link,
    });
    expect(mail?.html.trim()).toBe(letter().html.trim());
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  it("is for its owner alone", async () => {
    await open().send(letter());
    const [name = ""] = await files();
    expect(await modeOf(outboxOf(dataDir))).toBe(0o700);
    expect(await modeOf(join(outboxOf(dataDir), name))).toBe(0o600);
  });

  it("tells the name of the file, which names neither whom it is for nor what is in it", async () => {
    await open().send(letter());
    expect(told).toEqual(await files());
    expect(told[0]).toMatch(/^2026-03-13T12-00-00\.000Z-000001-[0-9a-f-]{36}\.eml$/);
  });

  it("is in order, also within a moment", async () => {
    const transport = open();
    const subjects = ["first", "second", "third"];
    for (const subject of subjects) await transport.send(letter({ subject }));
    expect((await readOutbox(dataDir)).map(({ subject }) => subject)).toEqual(subjects);
  });

  it("refuses what is not one address", async () => {
    await expect(open().send(letter({ to: "ada@example.org, eve@example.org" }))).rejects.toThrow(
      "one address",
    );
    expect(await readOutbox(dataDir)).toEqual([]);
  });

  it("rejects a mail that cannot be written, and tells of none", async () => {
    await writeFile(outboxOf(dataDir), "in the way");
    await expect(open().send(letter())).rejects.toThrow("EEXIST");
    expect(told).toEqual([]);
  });
});

describe("sweeping the outbox", () => {
  it("removes what is older than a day and leaves the rest", async () => {
    await open().send(letter({ subject: "old" }));
    clock = noon + hour;
    await open().send(letter({ subject: "new" }));
    await sweepOutbox(dataDir, noon + 24 * hour);
    expect(await readOutbox(dataDir)).toHaveLength(2);
    await sweepOutbox(dataDir, noon + 24 * hour + 1);
    expect((await readOutbox(dataDir)).map(({ subject }) => subject)).toEqual(["new"]);
  });

  it("removes what a crash left unfinished", async () => {
    await open().send(letter());
    await writeFile(join(outboxOf(dataDir), `${told[0]}.unfinished`), "half");
    await sweepOutbox(dataDir, noon + 25 * hour);
    expect(await files()).toEqual([]);
  });

  it("removes what a clock that ran ahead has written", async () => {
    clock = noon + 1000 * hour;
    await open().send(letter());
    await sweepOutbox(dataDir, noon);
    expect(await files()).toEqual([]);
  });

  it("leaves what is not its own", async () => {
    await open().send(letter());
    await writeFile(join(outboxOf(dataDir), "notes.txt"), "mine");
    await sweepOutbox(dataDir, noon + 1000 * hour);
    expect(await readFile(join(outboxOf(dataDir), "notes.txt"), "utf8")).toBe("mine");
    expect(await files()).toEqual(["notes.txt"]);
  });

  it("is quiet when there is no outbox", async () => {
    await expect(sweepOutbox(dataDir, noon)).resolves.toBeUndefined();
  });
});
