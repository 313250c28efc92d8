import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { english } from "../../testing/english.ts";
import { readOutbox } from "../../testing/outbox.ts";
import { realTimers } from "../timers.ts";
import type { Letter } from "./letter.ts";
import { verifyRegistration } from "./letters.ts";
import { outboxFolder, sweepOutbox } from "./outbox.ts";
import { openTransport } from "./transport.ts";

const hour = 3_600_000;
const noon = Date.parse("2026-03-13T12:00:00Z");
const token = "s3cret-Token_".repeat(4);
const link = `https://mood.example.org/verify-email?token=${token}`;
const letter = (overrides: Partial<Letter> = {}): Letter => ({
  to: "ada@example.org",
  ...verifyRegistration({ universeName: "Andromeda", link })(english, "support@example.org"),
  ...overrides,
});

let dataDir: string;
let clock: number;
let writtenFiles: string[];
const open = () =>
  openTransport(
    { smtpUrl: null, mailFrom: "Mood Universe <mood@example.org>", dataDir },
    (file) => writtenFiles.push(file),
    { timers: { ...realTimers, now: () => clock } },
  );
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
const files = () => readdir(outboxFolder(dataDir));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
  clock = noon;
  writtenFiles = [];
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

  it("is readable only by its owner", async () => {
    await open().send(letter());
    const [name = ""] = await files();
    expect(await modeOf(outboxFolder(dataDir))).toBe(0o700);
    expect(await modeOf(join(outboxFolder(dataDir), name))).toBe(0o600);
  });

  it("reports the file name, which contains neither the recipient nor the content", async () => {
    await open().send(letter());
    expect(writtenFiles).toEqual(await files());
    expect(writtenFiles[0]).toMatch(/^2026-03-13T12-00-00\.000Z-000001-[0-9a-f-]{36}\.eml$/);
  });

  it("keeps the order of mails of the same millisecond", async () => {
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

  it("rejects a mail that cannot be written, and reports no file", async () => {
    await writeFile(outboxFolder(dataDir), "in the way");
    await expect(open().send(letter())).rejects.toThrow("EEXIST");
    expect(writtenFiles).toEqual([]);
  });
});

describe("sweeping the outbox", () => {
  it("removes mails older than a day and keeps the others", async () => {
    await open().send(letter({ subject: "old" }));
    clock = noon + hour;
    await open().send(letter({ subject: "new" }));
    await sweepOutbox(dataDir, noon + 24 * hour);
    expect(await readOutbox(dataDir)).toHaveLength(2);
    await sweepOutbox(dataDir, noon + 24 * hour + 1);
    expect((await readOutbox(dataDir)).map(({ subject }) => subject)).toEqual(["new"]);
  });

  it("removes unfinished files of a crash", async () => {
    await open().send(letter());
    await writeFile(join(outboxFolder(dataDir), `${writtenFiles[0]}.unfinished`), "half");
    await sweepOutbox(dataDir, noon + 25 * hour);
    expect(await files()).toEqual([]);
  });

  it("removes mails of a clock that was set back", async () => {
    clock = noon + 1000 * hour;
    await open().send(letter());
    await sweepOutbox(dataDir, noon);
    expect(await files()).toEqual([]);
  });

  it("keeps other files", async () => {
    await open().send(letter());
    await writeFile(join(outboxFolder(dataDir), "notes.txt"), "mine");
    await sweepOutbox(dataDir, noon + 1000 * hour);
    expect(await readFile(join(outboxFolder(dataDir), "notes.txt"), "utf8")).toBe("mine");
    expect(await files()).toEqual(["notes.txt"]);
  });

  it("does nothing without an outbox", async () => {
    await expect(sweepOutbox(dataDir, noon)).resolves.toBeUndefined();
  });
});
