/** Writes the frames of a film, one after the other, with its sound into a file. */

import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from "mediabunny";
import { framesPerSecond, secondOfFrame } from "#domain/keepsakes/film-time.ts";
import { audioBitrate, type FilmFormat, videoBitrate } from "./film-format.ts";
import { nextTask } from "./next-task.ts";

type Recording = {
  /** Canvas on which each frame is painted. */
  readonly canvas: HTMLCanvasElement;
  readonly format: FilmFormat;
  readonly frames: number;
  readonly music: AudioBuffer | null;
  /** Paints a frame; it can wait, for example for a lost graphics context. */
  paint(frame: number): Promise<void> | void;
  /** Called after each frame with the number of frames that are done. */
  onFrame(done: number): void;
  /** Ends the work: nothing is left of the film. */
  readonly signal: AbortSignal;
};

/** The film as a file. Rejects with the signal's reason, or with the error of an encoder. */
export async function encodeFilm(recording: Recording): Promise<Blob> {
  const { canvas, format, music, signal } = recording;
  const output = new Output({
    format: format.container === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target: new BufferTarget(),
  });
  const video = new CanvasSource(canvas, {
    codec: format.video,
    quality: new Quality({ bitrate: videoBitrate }),
  });
  output.addVideoTrack(video, { frameRate: framesPerSecond });
  const codec = music && format.audio;
  const audio = codec && new AudioBufferSource({ codec, quality: new Quality({ bitrate: audioBitrate }) });
  if (audio) output.addAudioTrack(audio);
  try {
    await output.start();
    await writeTracks(recording, video, audio);
    signal.throwIfAborted();
    await output.finalize();
  } catch (error) {
    // An encoder that has failed cannot be closed again.
    await output.cancel().catch(() => {});
    throw error;
  }
  return new Blob([output.target.buffer as ArrayBuffer], { type: `video/${format.container}` });
}

/** The sound goes a second ahead of the pictures, so that neither waits in memory for the other. */
async function writeTracks(
  { frames, music, paint, onFrame, signal }: Recording,
  video: CanvasSource,
  audio: AudioBufferSource | null,
) {
  for (let frame = 0; frame < frames; frame++) {
    signal.throwIfAborted();
    if (audio && music && frame % framesPerSecond === 0) await audio.add(partOf(music, secondOfFrame(frame)));
    await paint(frame);
    await video.add(secondOfFrame(frame), 1 / framesPerSecond);
    onFrame(frame + 1);
    // The page stays usable, and the button that cancels is heard.
    await nextTask();
  }
}

/** The second of this sound that begins here. */
function partOf(sound: AudioBuffer, second: number): AudioBuffer {
  const from = Math.round(second * sound.sampleRate);
  const length = Math.min(sound.sampleRate, sound.length - from);
  const part = new AudioBuffer({
    length,
    numberOfChannels: sound.numberOfChannels,
    sampleRate: sound.sampleRate,
  });
  for (let channel = 0; channel < sound.numberOfChannels; channel++)
    part.copyToChannel(sound.getChannelData(channel).subarray(from, from + length), channel);
  return part;
}
