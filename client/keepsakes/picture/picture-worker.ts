/** Draws a picture of the sky beside the page. Ending the worker cancels it and frees all that it needed. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { onStarsAndJob } from "../../stars/star-worker.ts";
import { NoGraphics } from "../drawing/sky-drawing.ts";
import { withGraphics } from "../drawing/with-graphics.ts";
import type { FromPictureWorker, PictureFailure, PictureJob } from "./picture-job.ts";
import { renderPicture, TooLarge } from "./render-picture.ts";

const reply = (message: FromPictureWorker) => postMessage(message);

onStarsAndJob<MoodEntry, PictureJob>(async (entries, { portrait, ...job }) => {
  const progressed = (share: number) => reply({ type: "progress", share });
  try {
    const picture = await withGraphics(() => renderPicture({ ...portrait, entries }, job, progressed));
    reply({ type: "done", picture });
  } catch (error) {
    reply({ type: "failed", failure: failureOf(error) });
  }
});

function failureOf(error: unknown): PictureFailure {
  if (error instanceof TooLarge) return { reason: "too-large", largest: error.largest };
  return { reason: error instanceof NoGraphics ? "no-graphics" : "unexpected" };
}
