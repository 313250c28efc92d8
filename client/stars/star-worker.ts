/** The worker's side of run-in-worker.ts. */

export type ToStarWorker<Star, Job> =
  | { readonly type: "stars"; readonly stars: readonly Star[] }
  | { readonly type: "job"; readonly job: Job };

/** Collects the stars that arrive, and does the job with all of them. */
export function onStarsAndJob<Star, Job>(work: (stars: readonly Star[], job: Job) => void) {
  const stars: Star[] = [];
  addEventListener("message", ({ data }: MessageEvent<ToStarWorker<Star, Job>>) => {
    if (data.type === "stars") stars.push(...data.stars);
    else work(stars, data.job);
  });
}
