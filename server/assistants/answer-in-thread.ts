/** Reads a universe and answers a question about it in a thread of its own. */

import { Worker } from "node:worker_threads";
import type { AssistantReader } from "#domain/assistants/known-universe.ts";
import type { ToolCall } from "#domain/assistants/tools.ts";
import type { Slices } from "../sliced/json-slices.ts";
import type { Answered, ToThread } from "./answer-thread.ts";

/** Far longer than the longest journal takes on a busy machine; real time, in which the thread works. */
const timeoutMs = 60_000;
/** A universe of 200 MB as text and as records. */
const maxHeapMb = 1_024;

/** Rejects when the slices cannot be read, or the thread ends without an answer. */
export async function answerInThread(
  slices: Slices,
  question: { readonly call: ToolCall; readonly reader: AssistantReader },
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const worker = new Worker(new URL("./answer-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  const tell = (message: ToThread) => worker.postMessage(message);
  const timeout = setTimeout(() => void worker.terminate(), timeoutMs);
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("The thread of an assistant ended without an answer.")));
  // Nobody may wait any more when the process ends.
  worker.unref();
  promise.catch(() => {});
  try {
    for await (const slice of slices) tell({ slice });
    tell(question);
    return await promise;
  } finally {
    clearTimeout(timeout);
    await worker.terminate();
  }
}
