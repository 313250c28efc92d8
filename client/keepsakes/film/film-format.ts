/** Which kind of film this browser can make. */

import { type AudioCodec, canEncodeAudio, canEncodeVideo, Quality, type VideoCodec } from "mediabunny";
import type { Size } from "./film-choices.ts";

export type FilmFormat = {
  readonly container: "mp4" | "webm";
  readonly video: VideoCodec;
  /** Codec of the sound; null without any. */
  readonly audio: AudioCodec | null;
};

/** Bits a second. */
export const videoBitrate = 5_000_000;
export const audioBitrate = 128_000;
export const sampleRate = 48_000;
export const channels = 2;

/** What plays in most places comes first: H.264 with AAC everywhere, the others in all present browsers. */
const formats = [
  { container: "mp4", video: "avc", audio: "aac" },
  { container: "mp4", video: "avc", audio: "opus" },
  { container: "webm", video: "vp9", audio: "opus" },
] as const satisfies readonly FilmFormat[];

/** How a film can be made here: with sound, only without it, or not at all. */
export type FilmSupport =
  | { readonly kind: "with-sound" | "silent"; readonly format: FilmFormat }
  | { readonly kind: "none" };

/** Browsers have WebCodecs only for pages that arrived over HTTPS, or from the machine itself. */
const hasWebCodecs = () => typeof VideoEncoder === "function";

export async function findFormat({ width, height }: Size): Promise<FilmSupport> {
  if (!hasWebCodecs()) return { kind: "none" };
  const canHear = (codec: AudioCodec) =>
    typeof AudioEncoder === "function" &&
    canEncodeAudio(codec, {
      numberOfChannels: channels,
      sampleRate,
      quality: new Quality({ bitrate: audioBitrate }),
    });
  const canSee = (codec: VideoCodec) =>
    canEncodeVideo(codec, { width, height, quality: new Quality({ bitrate: videoBitrate }) });
  for (const format of formats)
    if ((await canSee(format.video)) && (await canHear(format.audio))) return { kind: "with-sound", format };
  for (const format of formats)
    if (await canSee(format.video)) return { kind: "silent", format: { ...format, audio: null } };
  return { kind: "none" };
}
