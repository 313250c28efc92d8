/** Calls to ffmpeg, which measures loudness and encodes the MP3. */

import { spawnSync } from "node:child_process";
import { findProgram } from "../setup/programs.mjs";

export const hasFfmpeg = () => findProgram(["ffmpeg"]) !== null;

/** Returns the messages of ffmpeg. Throws when it fails. */
function ffmpeg(options: readonly string[]): string {
  const { status, stderr } = spawnSync("ffmpeg", ["-nostdin", "-hide_banner", "-nostats", "-y", ...options], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr}`);
  return stderr;
}

/** According to EBU R 128: integrated loudness in LUFS and true peak in dBTP; NaN for a figure that ffmpeg did not report. */
export type Loudness = { readonly lufs: number; readonly peak: number };

export function measure(file: string): Loudness {
  const messages = ffmpeg(["-i", file, "-filter:a", "ebur128=peak=true:framelog=verbose", "-f", "null", "-"]);
  const figure = (pattern: RegExp) => Number(messages.match(pattern)?.[1] ?? Number.NaN);
  return { lufs: figure(/I:\s+(\S+) LUFS/), peak: figure(/Peak:\s+(\S+) dBFS/) };
}

/** Writes an MP3 of about 900 kB for 80 seconds. `gain` is in dB. The same sound and version of ffmpeg give the same bytes. */
export function encode(from: string, to: string, gain: number) {
  const mp3 = ["-codec:a", "libmp3lame", "-abr", "1", "-b:a", "92k", "-ar", "44100"];
  const reproducible = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];
  ffmpeg(["-i", from, "-filter:a", `volume=${gain}dB:precision=double`, ...mp3, ...reproducible, to]);
}
