/** `npm run music`: composes the ambient loop and writes it to the client's file. */

import { copyFile, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loopSeconds, spareSeconds } from "../client/music/loop.ts";
import { compose } from "./music/compose.ts";
import { encode, hasFfmpeg, measure } from "./music/ffmpeg.ts";
import { wavOf } from "./music/wav.ts";

const file = join(import.meta.dirname, "../client/music/ambient-loop.mp3");
const rate = 44_100;
/** The seed of the committed loop. Every other whole number gives another piece of the same kind. */
const defaultSeed = "1";

const targetLufs = -20;
const lufsTolerance = 2;
/** dBTP. */
const maxPeak = -1;
const maxBytes = 1_000_000;

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const { seed } = parseArgs({ options: { seed: { type: "string", default: defaultSeed } } }).values;
if (!/^\d{1,9}$/.test(seed)) stopWith("--seed must be a whole number.");
if (!hasFfmpeg()) stopWith("The music needs ffmpeg, which is not installed: see https://ffmpeg.org.");

/** Resolves to the reason to refuse a file, or to null. A figure that ffmpeg did not report (NaN) is refused too. */
async function refusalOf(mp3: string): Promise<string | null> {
  const { lufs, peak } = measure(mp3);
  const { size } = await stat(mp3);
  console.log(`${lufs} LUFS, true peak ${peak} dBTP, ${size} bytes.`);
  if (!(Math.abs(lufs - targetLufs) <= lufsTolerance))
    return `It must be ${targetLufs} ±${lufsTolerance} LUFS.`;
  if (!(peak <= maxPeak)) return `Its true peak must not be above ${maxPeak} dBTP.`;
  return size > maxBytes ? `It must not be larger than ${maxBytes} bytes.` : null;
}

/** Resolves to null after it replaced the client's loop, or to the reason why the client keeps the old one. */
async function makeLoop(folder: string): Promise<string | null> {
  const wav = join(folder, "loop.wav");
  const mp3 = join(folder, "loop.mp3");
  console.log("Composing…");
  await writeFile(wav, wavOf(compose(Number(seed), rate), loopSeconds + spareSeconds));
  encode(wav, mp3, targetLufs - measure(wav).lufs);
  const refusal = await refusalOf(mp3);
  if (refusal === null) await copyFile(mp3, file);
  return refusal;
}

const folder = await mkdtemp(join(tmpdir(), "mood-universe-music-"));
const refusal = await makeLoop(folder).finally(() => rm(folder, { recursive: true, force: true }));
if (refusal !== null) stopWith(refusal);
console.log(`The loop is in ${file}.`);
