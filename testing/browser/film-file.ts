/** Makes films as the product does, and finds out what is in their files, as a browser plays them. */

import { framesPerSecond, litBy } from "#domain/keepsakes/film-time.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { findFormat } from "../../client/keepsakes/film/film-format.ts";
import type { Picture } from "../../client/keepsakes/film/film-painter.ts";
import { filmViews } from "../../client/keepsakes/film/film-view.ts";
import { makeFilm } from "../../client/keepsakes/film/make-film.ts";
import { project } from "../../client/sky/scene/camera/view.ts";

/** Makes a film with music, in the first format of this browser. `onFrame` gets the share that is done. */
export async function filmOf(
  stars: readonly MoodEntry[],
  picture: Picture,
  onFrame = (_share: number) => {},
) {
  const support = await findFormat(picture.size);
  if (support.kind !== "with-sound") throw new Error(`This browser makes a film ${support.kind}.`);
  return makeFilm({
    ...{ stars, picture, format: support.format, hasMusic: true, signal: new AbortController().signal },
    onFrame: (done, frames) => onFrame(done / frames),
  });
}

export type PlayedFilm = {
  /** Seconds. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** The picture at a second. */
  pictureAt(second: number): Promise<ImageData>;
  /** The root mean square of the sound of a part, in seconds; 0 for silence. */
  loudness(from: number, until: number): Promise<number>;
  close(): void;
};

/** Rejects if the browser cannot play the file. */
export async function playFilm(blob: Blob): Promise<PlayedFilm> {
  const video = Object.assign(document.createElement("video"), {
    muted: true,
    src: URL.createObjectURL(blob),
  });
  await eventOf(video, "loadeddata");
  const { videoWidth: width, videoHeight: height } = video;
  return {
    ...{ length: video.duration, width, height },
    async pictureAt(second) {
      // On a busy machine, "seeked" can come before the picture does.
      const shown = pictureIn(video, second);
      video.currentTime = second;
      await shown;
      const context = new OffscreenCanvas(width, height).getContext(
        "2d",
      ) as OffscreenCanvasRenderingContext2D;
      context.drawImage(video, 0, 0);
      return context.getImageData(0, 0, width, height);
    },
    async loudness(from, until) {
      const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await blob.arrayBuffer());
      const part = sound.getChannelData(0).subarray(from * sound.sampleRate, until * sound.sampleRate);
      return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
    },
    close: () => URL.revokeObjectURL(video.src),
  };
}

const eventOf = (video: HTMLVideoElement, name: string) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener("error", () => reject(video.error), { once: true });
  });

/** Resolves when the video shows the frame of this second. */
const pictureIn = (video: HTMLVideoElement, second: number) =>
  new Promise<void>((resolve, reject) => {
    const check = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
      if (Math.abs(mediaTime - second) < 1 / framesPerSecond) resolve();
      else video.requestVideoFrameCallback(check);
    };
    video.requestVideoFrameCallback(check);
    video.addEventListener("error", () => reject(video.error), { once: true });
  });

/** How many of the first half of the stars, and of the others, are lit in the middle frame of a film. */
export async function litInMiddle(
  stars: readonly MoodEntry[],
  { pictureAt }: PlayedFilm,
  { size, length }: Picture,
) {
  const middle = await pictureAt(length / 2);
  const view = filmViews(stars, size, length)(length / 2);
  const isLit = (star: MoodEntry) => whitenessAt(middle, project(view, star)) > 110;
  const half = litBy(length / 2, stars.length, length);
  const count = (part: readonly MoodEntry[]) => part.filter(isLit).length;
  return { half, first: count(stars.slice(0, half)), others: count(stars.slice(half)) };
}

/** How white a point is, 0 to 255, averaged over the pixels next to it: the core of a star, but not a halo or an outline. */
function whitenessAt(
  { data, width }: ImageData,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  let sum = 0;
  for (const across of [-1, 0, 1])
    for (const down of [-1, 0, 1]) {
      const at = 4 * ((Math.round(y) + down) * width + Math.round(x) + across);
      sum += Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    }
  return sum / 9;
}
