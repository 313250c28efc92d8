import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSettings } from "../../environment.ts";
import { describeSpace } from "./check-disk.ts";
import { checkSettings } from "./check-settings.ts";
import { checkVersion } from "./check-version.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
});
afterEach(() => rm(root, { recursive: true }));

it("judges the space on the disk", () => {
  const gibibyte = 2 ** 30;
  expect(describeSpace(50 * 2 ** 20, 100 * gibibyte).level).toBe("problem");
  expect(describeSpace(2 * gibibyte, 100 * gibibyte).level).toBe("note");
  expect(describeSpace(20 * gibibyte, 100 * gibibyte).level).toBe("well");
});

it("names another version of Node than the one that belongs to the program", async () => {
  await writeFile(
    join(root, "package.json"),
    JSON.stringify({ version: "1.2.3", dependencies: { node: "24.0.0" } }),
  );
  expect(checkVersion(root, "20.0.0")).toContainEqual({
    ...{ level: "problem", part: "Version" },
    text: expect.stringContaining("Node 20.0.0 runs this, and 24.0.0 belongs to it"),
  });
});

it("notes settings that are valid and may not be meant", async () => {
  const envFile = join(root, ".env");
  await writeFile(envFile, "SMPT_URL=smtp://mail.example.org\nPORT=3000\n");
  const notesOf = (environment: Record<string, string>) => {
    const read = readSettings(environment);
    if (!read.ok) throw new Error(read.reason);
    return checkSettings(read.settings, envFile)
      .filter(({ level }) => level === "note")
      .map(({ text }) => text);
  };
  expect(notesOf({})).toEqual([".env sets SMPT_URL, which is no setting: check its spelling."]);
  const open = notesOf({ PUBLIC_URL: "http://mood.example.org", RATE_LIMITS: "off" }).join("\n");
  for (const part of ["has no https", "RATE_LIMITS is off", "CONTACT_SUPPORT", "SMTP_URL is not set"])
    expect(open).toContain(part);
  expect(notesOf({ PUBLIC_URL: "https://mood.example.org" }).join("\n")).toContain("Set TRUST_PROXY=1");
});
