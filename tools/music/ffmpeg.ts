/** What ffmpeg does for the music: it measures how loud it is, and makes a small file of it. */

import { spawnSync } from "node:child_process";
import { findProgram } from "../setup/programs.mjs";

export const ffmpegIsThere = () => findProgram(["ffmpeg"]) !== null;

/** What ffmpeg said; throws when it failed. */
function ffmpeg(options: readonly string[]): string {
  const { status, stderr } = spawnSync("ffmpeg", ["-nostdin", "-hide_banner", "-nostats", "-y", ...options], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr}`);
  return stderr;
}

/** By EBU R 128: loudness of the whole in LUFS, and the highest peak between samples in dBTP. */
export type Loudness = { readonly lufs: number; readonly peak: number };

export function measure(file: string): Loudness {
  const said = ffmpeg(["-i", file, "-filter:a", "ebur128=peak=true:framelog=verbose", "-f", "null", "-"]);
  const figure = (pattern: RegExp) => Number(said.match(pattern)?.[1] ?? Number.NaN);
  return { lufs: figure(/I:\s+(\S+) LUFS/), peak: figure(/Peak:\s+(\S+) dBFS/) };
}

/** MP3, some 900 kB for 80 seconds; `gain` in dB; the same bytes for the same sound and the same ffmpeg. */
export function encode(from: string, to: string, gain: number) {
  const mp3 = ["-codec:a", "libmp3lame", "-abr", "1", "-b:a", "92k", "-ar", "44100"];
  const plain = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];
  ffmpeg(["-i", from, "-filter:a", `volume=${gain}dB:precision=double`, ...mp3, ...plain, to]);
}
