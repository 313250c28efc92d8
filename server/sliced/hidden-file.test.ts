import { mkdtemp, readdir, readFile, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { HiddenFile } from "./hidden-file.ts";

/** The contents of the files of this process that have no name any more, of a folder. */
async function readUnnamed(folder: string): Promise<string[]> {
  const contents: string[] = [];
  for (const descriptor of await readdir("/proc/self/fd")) {
    const path = await readlink(`/proc/self/fd/${descriptor}`).catch(() => "");
    if (path.startsWith(folder) && path.endsWith(" (deleted)"))
      contents.push(await readFile(`/proc/self/fd/${descriptor}`, "latin1"));
  }
  return contents;
}

it("a hidden file has no name, and says nothing of what is written to it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hidden-file-"));
  const file = await HiddenFile.create(folder);
  const note = "Nobody but me. ".repeat(10_000);
  await file.append(Buffer.from(note));
  await file.append(Buffer.from(note));
  expect(await readdir(folder)).toEqual([]);
  expect((await file.read(note.length - 7, 22)).toString()).toBe(
    `${note}${note}`.slice(note.length - 7).slice(0, 22),
  );
  if (process.platform === "linux") {
    const [content = "", ...others] = await readUnnamed(folder);
    expect([content.length, others]).toEqual([2 * note.length, []]);
    expect(content).not.toContain("Nobody");
  }
  await file.close();
  await rm(folder, { recursive: true });
});
