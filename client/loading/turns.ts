/**
 * Heavy work takes turns on the main thread: what the person opened comes first, then the start of the sky in slices,
 * then code that is fetched ahead of need.
 */

const opening = new Set<Promise<void>>();
const starting = new Set<Promise<void>>();

/** Work that never ends, such as that of a hidden page, holds up the rest for at most so long. Milliseconds. */
const longestWait = 10_000;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Remembers `work` until it has settled. */
function keep(works: Set<Promise<void>>, work: Promise<unknown>) {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, longestWait));
  const end = Promise.race([work, limit]).then(
    () => void works.delete(end),
    () => void works.delete(end),
  );
  works.add(end);
}

async function endOf(...groups: readonly ReadonlySet<Promise<void>>[]) {
  for (;;) {
    const running = groups.flatMap((works) => [...works]);
    if (running.length === 0) return;
    await Promise.all(running);
  }
}

/** Opens what the person asked for: all other work waits until `work` has ended and its result is rendered. */
export function goFirst(work: Promise<unknown>) {
  keep(opening, work.then(nextTask));
}

/** Begins a task of its own in which nothing is being opened. */
async function nextTurn() {
  await nextTask();
  await endOf(opening);
}

/**
 * Runs two slices in tasks of their own, the second with the result of the first, when nothing is being opened. What is
 * fetched ahead of need waits for both, and for `inView`, which tells when the result of the second is on the screen.
 */
export function startInSlices<First, Second>(
  first: () => First,
  second: (result: First) => Second,
  inView: Promise<unknown>,
): Promise<Second> {
  const start = async () => {
    await nextTurn();
    const result = first();
    await nextTurn();
    return second(result);
  };
  const started = start();
  keep(
    starting,
    started.then(() => inView),
  );
  return started;
}

/** Resolves when nothing is being opened or started. */
export const whenQuiet = (): Promise<void> => endOf(opening, starting);
