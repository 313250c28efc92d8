import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Universe } from "#domain/records/apply-changes.ts";
import { epochOf } from "#domain/sealed/sealed-text.ts";
import { universeQuery } from "../stars/mood-entries.ts";

type Props = { userId: string; onEpoch: (epoch: number) => void };

/** Notices that another device has made a new key: records come that are sealed with it. */
export function NewKeyWatch({ userId, onEpoch }: Props) {
  const { data: epoch = 0 } = useQuery({ ...universeQuery(userId), enabled: false, select: latestEpoch });
  useEffect(() => {
    if (epoch > 0) onEpoch(epoch);
  }, [epoch, onEpoch]);
  return null;
}

function latestEpoch({ entries, tags, constellations, feelings, trackers, comparisons }: Universe): number {
  let latest = 0;
  for (const rows of [entries, tags, constellations, feelings, trackers, comparisons])
    for (const { sealed } of rows) if (sealed) latest = Math.max(latest, epochOf(sealed));
  return latest;
}
