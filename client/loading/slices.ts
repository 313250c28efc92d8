/** Long work in slices: between them, the page reacts to what the person does. */

/** Milliseconds after which a slice ends. At a processor four times slower, it takes a fifth of a second. */
const sliceMs = 50;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Does the work that a generator does between its pauses. Rejects after `signal`. */
export async function runInSlices<Result>(
  work: Generator<void, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let end = performance.now() + sliceMs;
  for (;;) {
    signal?.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await nextTask();
    end = performance.now() + sliceMs;
  }
}
