/** Draws a picture of the sky beside the page. Ending the worker cancels it and frees all that it needed. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { onStarsAndJob } from "../../stars/star-worker.ts";
import { NoGraphics } from "../drawing/sky-drawing.ts";
import type { FromPictureWorker, PictureFailure, PictureJob } from "./picture-job.ts";
import { renderPicture, TooLarge } from "./render-picture.ts";

const reply = (message: FromPictureWorker) => postMessage(message);

onStarsAndJob<MoodEntry, PictureJob>(async (entries, { portrait, ...job }) => {
  const render = () =>
    renderPicture({ ...portrait, entries }, job, (share) => reply({ type: "progress", share }));
  try {
    // A browser takes the graphics away and gives them back, for example when it was asleep.
    const picture = await render().catch((error) =>
      error instanceof NoGraphics ? render() : Promise.reject(error),
    );
    reply({ type: "done", picture });
  } catch (error) {
    reply({ type: "failed", failure: failureOf(error) });
  }
});

function failureOf(error: unknown): PictureFailure {
  if (error instanceof TooLarge) return { reason: "too-large", largest: error.largest };
  return { reason: error instanceof NoGraphics ? "no-graphics" : "unexpected" };
}
