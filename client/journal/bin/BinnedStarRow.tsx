import { useState } from "react";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { daysLeftInBin } from "#domain/records/star/bin.ts";
import type { BinnedMoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { StarDetails } from "../../stars/StarDetails.tsx";
import { formatDateTime, starName } from "../../stars/star-text.ts";
import { serverClock } from "../../time/server-clock.ts";
import { Button } from "../../ui/Button.tsx";
import { OnStar } from "../OnStar.tsx";

type Props = {
  star: BinnedMoodEntry;
  tags: readonly Tag[];
  isBusy: boolean;
  onRestore: () => void;
  onPurge: () => void;
};

export function BinnedStarRow({ star, tags, isBusy, onRestore, onPurge }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const [isAsking, setAsking] = useState(false);
  const name = t(starTexts.starAt, { star: starName(t, feelings, star), time: formatDateTime(t, star) });
  return (
    <article
      data-binned={star.id}
      tabIndex={-1}
      aria-label={name}
      className="flex flex-col gap-2 rounded-control border border-line bg-panel p-3 pb-1.5 outline-none focus-visible:outline-2 focus-visible:outline-accent sm:px-4"
    >
      <StarDetails entry={star} tags={tags} />
      <div className="flex flex-wrap items-center justify-end gap-x-1">
        <p className="me-auto py-2 text-quiet text-small max-sm:basis-full max-sm:pb-0">
          {isAsking
            ? t(journalMore.bin.question)
            : t(journalMore.bin.leaves, {
                days: daysLeftInBin(star.deletedAt, serverClock.at(Date.now())),
              })}
        </p>
        {isAsking ? (
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t(journalMore.bin.keep)}
            </Button>
            <Button variant="quiet" className="text-danger!" disabled={isBusy} autoFocus onClick={onPurge}>
              <OnStar action={journalMore.bin.deleteForGood} star={name} />
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              <OnStar action={journalMore.bin.deleteNow} star={name} />
            </Button>
            <Button onClick={onRestore}>
              <OnStar action={journalMore.bin.restore} star={name} />
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
