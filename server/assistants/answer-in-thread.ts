/** Reads a universe and answers a question about it in a thread of its own. */

import { Worker } from "node:worker_threads";
import type { AssistantReader } from "#domain/assistants/known-universe.ts";
import type { ToolCall } from "#domain/assistants/tools.ts";
import type { Slices } from "../sliced/json-slices.ts";
import type { Answered, ToThread } from "./answer-thread.ts";

/** Far longer than the longest journal takes on a busy machine; real time, in which the thread works. */
const timeoutMs = 60_000;
/**
 * Half of what the compose files give the container: where the thread takes more, it ends, and not the server with it. The
 * notes of a universe of 200 MB are 400 MB in memory where each has a letter beyond Latin-1.
 */
const mostHeapMb = 576;

const tooLarge: Answered = { refusal: "This universe is too large for an assistant to read." };

/**
 * Resolves to a refusal when the universe does not fit into the memory of the thread. Rejects when the slices cannot be read,
 * or the thread ends without an answer.
 */
export async function answerInThread(
  slices: Slices,
  { call, reader }: { readonly call: ToolCall; readonly reader: AssistantReader },
  maxHeapMb = mostHeapMb,
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const worker = new Worker(new URL("./answer-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  const tell = (message: ToThread) => worker.postMessage(message);
  const timeout = setTimeout(() => void worker.terminate(), timeoutMs);
  worker.once("message", resolve);
  worker.once("error", (error: NodeJS.ErrnoException) =>
    error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve(tooLarge) : reject(error),
  );
  worker.once("exit", () => reject(new Error("The thread of an assistant ended without an answer.")));
  // Nobody may wait any more when the process ends.
  worker.unref();
  promise.catch(() => {});
  try {
    tell({ reader });
    for await (const slice of slices) tell({ slice });
    tell({ call });
    return await promise;
  } finally {
    clearTimeout(timeout);
    await worker.terminate();
  }
}
