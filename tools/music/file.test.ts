import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loopSeconds, spareSeconds } from "../../client/music/loop.ts";

const file = join(import.meta.dirname, "../../client/music/ambient-loop.mp3");

/** The duration in seconds of MPEG 1 layer 3, from the "Xing" or "Info" header in the first frame. */
function durationOf(bytes: Buffer) {
  const header = Math.max(bytes.indexOf("Xing"), bytes.indexOf("Info"));
  const frames = bytes.readUInt32BE(header + 8);
  return (frames * 1_152) / 44_100;
}

test("the file of the loop has at most 1,000,000 bytes", async () => {
  expect((await readFile(file)).length).toBeLessThanOrEqual(1_000_000);
});

test("the file contains the whole loop and the spare seconds that the player expects", async () => {
  const seconds = durationOf(await readFile(file));
  expect(seconds).toBeGreaterThanOrEqual(loopSeconds + spareSeconds);
  expect(seconds).toBeLessThan(loopSeconds + spareSeconds + 0.2);
});
