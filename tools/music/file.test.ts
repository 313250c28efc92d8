import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loopSeconds, spareSeconds } from "../../client/music/loop.ts";

const file = join(import.meta.dirname, "../../client/music/ambient-loop.mp3");

/** Of MPEG 1 layer 3, as the first frame's own note of the stream (Xing's, or LAME's "Info") says. */
function durationOf(bytes: Buffer) {
  const note = Math.max(bytes.indexOf("Xing"), bytes.indexOf("Info"));
  const frames = bytes.readUInt32BE(note + 8);
  return (frames * 1_152) / 44_100;
}

test("the loop that is sent is at most a megabyte", async () => {
  expect((await readFile(file)).length).toBeLessThanOrEqual(1_000_000);
});

test("it holds the whole loop and what is spare, as the player counts on", async () => {
  const seconds = durationOf(await readFile(file));
  expect(seconds).toBeGreaterThanOrEqual(loopSeconds + spareSeconds);
  expect(seconds).toBeLessThan(loopSeconds + spareSeconds + 0.2);
});
