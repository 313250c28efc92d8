/** The worker's side of run-in-worker.ts. */

export type ToStarWorker<Star, Job> =
  | { readonly type: "stars"; readonly stars: readonly Star[] }
  | { readonly type: "job"; readonly job: Job };

/** Collects the stars that arrive, and does the job with all of them. */
export function onStarsAndJob<Star, Job>(work: (stars: readonly Star[], job: Job) => void | Promise<void>) {
  const stars: Star[] = [];
  addEventListener("message", ({ data }: MessageEvent<ToStarWorker<Star, Job>>) => {
    if (data.type === "stars") stars.push(...data.stars);
    // A promise that is rejected in a worker raises no error on its page.
    else if (data.type === "job") void (async () => work(stars, data.job))().catch(reportError);
  });
}
