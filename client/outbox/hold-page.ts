import type { outbox as browserOutbox } from "./browser-outbox.ts";
import { isWaiting } from "./item.ts";

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Where the browser stores nothing, this page alone holds what waits: the browser asks before it is closed. The returned
 * function ends that.
 */
export function holdPage(outbox: typeof browserOutbox, userId: string): () => void {
  const follow = () => {
    const isAlone = outbox.all(userId).some((item) => isWaiting(item) && !outbox.isKept(item.id));
    // Browsers keep no page in memory that listens.
    if (isAlone) addEventListener("beforeunload", ask);
    else removeEventListener("beforeunload", ask);
  };
  const stop = outbox.subscribe(follow);
  follow();
  return () => {
    stop();
    removeEventListener("beforeunload", ask);
  };
}
