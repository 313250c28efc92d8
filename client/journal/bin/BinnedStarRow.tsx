import { useState } from "react";
import { daysLeftInBin } from "#domain/bin.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Tag } from "#domain/tags.ts";
import { useTranslator } from "../../languages/language.ts";
import { StarDetails } from "../../stars/StarDetails.tsx";
import { formatDateTime, starName } from "../../stars/star-text.ts";
import { serverClock } from "../../time/server-clock.ts";
import { Button } from "../../ui/Button.tsx";

type Props = {
  star: MoodEntry & { readonly deletedAt: string };
  tags: readonly Tag[];
  isBusy: boolean;
  onRestore: () => void;
  onPurge: () => void;
};

export function BinnedStarRow({ star, tags, isBusy, onRestore, onPurge }: Props) {
  const t = useTranslator();
  const [isAsking, setAsking] = useState(false);
  const name = `${starName(t, star)}, ${formatDateTime(t, star)}`;
  return (
    <article
      aria-label={name}
      className="flex flex-col gap-2 rounded-control border border-line bg-panel p-3 pb-1.5 sm:px-4"
    >
      <StarDetails entry={star} tags={tags} />
      <div className="flex flex-wrap items-center justify-end gap-x-1">
        <p className="mr-auto py-2 text-quiet text-small max-sm:basis-full max-sm:pb-0">
          {isAsking
            ? "Delete it for good? Nothing brings it back."
            : leavesText(daysLeftInBin(star.deletedAt, serverClock.at(Date.now())))}
        </p>
        {isAsking ? (
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep
            </Button>
            <Button variant="quiet" className="text-danger!" disabled={isBusy} autoFocus onClick={onPurge}>
              Delete for good
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              Delete now
              <span className="sr-only">: {name}</span>
            </Button>
            <Button onClick={onRestore}>
              Restore
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

function leavesText(days: number): string {
  if (days === 0) return "Leaves for good today";
  return days === 1 ? "Leaves for good tomorrow" : `Leaves for good in ${days} days`;
}
