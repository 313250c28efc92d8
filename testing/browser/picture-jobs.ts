/** A worker that draws pictures only as a test says. */

import { vi } from "vitest";
import type { FromPictureWorker } from "../../client/keepsakes/picture/picture-job.ts";

/** Replies to each job with these messages; without any it works on. Returns what is called when one is ended. */
export function answerJobs(...replies: readonly FromPictureWorker[]) {
  const ended = vi.fn();
  class FakeWorker extends EventTarget {
    postMessage({ type }: { type: string }) {
      if (type !== "job") return;
      for (const data of replies) this.dispatchEvent(new MessageEvent("message", { data }));
    }
    terminate() {
      ended();
    }
  }
  vi.stubGlobal("Worker", FakeWorker);
  return ended;
}
