/** `npm run music`: composes the ambient loop from nothing, and puts it where the client has it. */

import { copyFile, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loopSeconds, spareSeconds } from "../client/music/loop.ts";
import { compose } from "./music/compose.ts";
import { encode, ffmpegIsThere, measure } from "./music/ffmpeg.ts";
import { wavOf } from "./music/wav.ts";

const file = join(import.meta.dirname, "../client/music/ambient-loop.mp3");
const rate = 44_100;
/** Any whole number makes another piece of the same kind; this is the one that was chosen. */
const chosenSeed = "1";

const wantedLufs = -20;
const strayLufs = 2;
const highestPeak = -1;
const mostBytes = 1_000_000;

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const { seed } = parseArgs({ options: { seed: { type: "string", default: chosenSeed } } }).values;
if (!/^\d{1,9}$/.test(seed)) stopWith("--seed must be a whole number.");
if (!ffmpegIsThere()) stopWith("The music needs ffmpeg, which is not installed: see https://ffmpeg.org.");

/** Why a file is not taken, or null; a figure that could not be read is refused too. */
async function refusalOf(mp3: string): Promise<string | null> {
  const { lufs, peak } = measure(mp3);
  const { size } = await stat(mp3);
  console.log(`${lufs} LUFS, true peak ${peak} dBTP, ${size} bytes.`);
  if (!(Math.abs(lufs - wantedLufs) <= strayLufs)) return `It must be ${wantedLufs} ±${strayLufs} LUFS.`;
  if (!(peak <= highestPeak)) return `Its true peak must not be above ${highestPeak} dBTP.`;
  return size > mostBytes ? `It must not be larger than ${mostBytes} bytes.` : null;
}

/** Resolves to why the client keeps the loop that it has, or to null when it has the new one. */
async function make(folder: string): Promise<string | null> {
  const wav = join(folder, "loop.wav");
  const mp3 = join(folder, "loop.mp3");
  console.log("Composing…");
  await writeFile(wav, wavOf(compose(Number(seed), rate), loopSeconds + spareSeconds));
  encode(wav, mp3, wantedLufs - measure(wav).lufs);
  const refusal = await refusalOf(mp3);
  if (refusal === null) await copyFile(mp3, file);
  return refusal;
}

const folder = await mkdtemp(join(tmpdir(), "mood-universe-music-"));
const refusal = await make(folder).finally(() => rm(folder, { recursive: true, force: true }));
if (refusal !== null) stopWith(refusal);
console.log(`The loop is in ${file}.`);
