/** Makes a picture of the sky in a worker. */

import { runInWorker } from "../../stars/run-in-worker.ts";
import type { Portrait } from "../drawing/portrait.ts";
import { fontRules } from "./fonts.ts";
import type { FromPictureWorker, PictureFailure, PictureJob } from "./picture-job.ts";

export class PictureFailed extends Error {
  readonly failure: PictureFailure;
  constructor(failure: PictureFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}

export type PictureRequest = Omit<PictureJob, "portrait" | "fonts"> & { readonly portrait: Portrait };

/** Rejects with `PictureFailed`, or after `signal`; `progressed` receives the share that is done. */
export async function makePicture(
  { portrait, ...rest }: PictureRequest,
  progressed: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const { entries, ...seen } = portrait;
  const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" });
  const job: PictureJob = {
    ...rest,
    portrait: rest.hasNames ? seen : withoutNames(seen),
    fonts: fontRules(["Fraunces Variable", "Figtree Variable"]),
  };
  const resultOf = (message: FromPictureWorker) => {
    if (message.type !== "progress") return message;
    progressed(message.share);
    return null;
  };
  const result = await runInWorker(worker, { stars: entries, part: (star) => star, job, resultOf, signal });
  if (result.type === "failed") throw new PictureFailed(result.failure);
  return result.picture;
}

/** Names that the picture does not show are not sent to the worker: those of tags and constellations are the person's own words. */
const withoutNames = ({
  layout,
  constellations,
  ...rest
}: PictureJob["portrait"]): PictureJob["portrait"] => ({
  ...rest,
  layout: layout && { ...layout, guides: { ...layout.guides, labels: [] } },
  constellations: constellations.map((constellation) => ({ ...constellation, name: "" })),
});
