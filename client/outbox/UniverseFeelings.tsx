import { type ReactNode, useMemo } from "react";
import { feelingsWith } from "#domain/feelings-with-own.ts";
import { FeelingsOfUniverse } from "../stars/feelings.ts";
import { useOwnFeelings } from "./use-universe.ts";

/** Everything in it knows the 36 feelings and the person's own. */
export function UniverseFeelings({ userId, children }: { userId: string; children: ReactNode }) {
  const own = useOwnFeelings(userId);
  return <FeelingsOfUniverse value={useMemo(() => feelingsWith(own), [own])}>{children}</FeelingsOfUniverse>;
}
