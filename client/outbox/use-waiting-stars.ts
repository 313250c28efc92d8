import { useSyncExternalStore } from "react";
import type { Kinds } from "./kinds.ts";
import type { ItemOf } from "./outbox-types.ts";
import { useOutbox } from "./use-delivery.ts";

/** A star that the server does not have yet, or that it has refused. */
export type WaitingStar = ItemOf<Kinds["star"]>;

const none: readonly WaitingStar[] = [];
const subscribeToNothing = () => () => {};

/** Oldest first; empty until the code of the outbox has been fetched. */
export function useWaitingStars(userId: string): readonly WaitingStar[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox?.subscribe ?? subscribeToNothing, () =>
    outbox ? outbox.pending(userId, "star") : none,
  );
}
