import { useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useRowFocus } from "../../ui/use-row-focus.ts";
import { BinnedStarRow } from "./BinnedStarRow.tsx";
import { useBin } from "./use-bin.ts";

type Props = { userId: string; universe: Universe };

export function BinContent({ userId, universe }: Props) {
  const t = useTranslator();
  const { query, stars, restore, purging } = useBin(userId, universe);
  const { container, leave } = useFocusOfLeft(stars);
  if (!stars)
    return query.isError ? <BinOutOfReach onRetry={() => query.refetch()} /> : <Skeleton rows={2} />;
  if (stars.length === 0)
    return (
      <div ref={container}>
        <p role="status" data-binned-fallback="" tabIndex={-1} className="py-2 text-quiet outline-none">
          {t(journalMore.bin.empty)}
        </p>
      </div>
    );
  return (
    <div ref={container} className="flex flex-col gap-2">
      {query.isError && <BinOutOfReach onRetry={() => query.refetch()} />}
      {purging.isError && (
        <p role="alert" className="text-danger">
          {t(journalMore.bin.notDeleted)}
        </p>
      )}
      <p className="text-quiet text-small">{t(journalMore.bin.note)}</p>
      <ul aria-label={t(journalMore.bin.list)} className="flex flex-col gap-2">
        {stars.map((star) => (
          <li key={star.id}>
            <BinnedStarRow
              star={star}
              tags={universe.tags}
              isBusy={purging.isPending && purging.variables === star.id}
              onRestore={() => {
                leave(star.id);
                restore(star);
              }}
              onPurge={() => {
                leave(star.id);
                purging.mutate(star.id);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The next star, or the sentence of the empty bin, takes the focus of a star that leaves the bin. */
function useFocusOfLeft(stars: readonly { readonly id: string }[] | undefined) {
  const { container, neighborOf, focusRow } = useRowFocus("binned");
  const [leaving, setLeaving] = useState<{ id: string; next: string | null } | null>(null);
  const hasLeft = leaving !== null && stars !== undefined && !stars.some(({ id }) => id === leaving.id);
  if (hasLeft) {
    setLeaving(null);
    focusRow(leaving.next);
  }
  return { container, leave: (id: string) => setLeaving({ id, next: neighborOf(id) }) };
}

function BinOutOfReach({ onRetry }: { onRetry: () => void }) {
  const t = useTranslator();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 text-quiet">
      <p>{t(journalMore.bin.outOfReach)}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t(common.tryAgain)}
      </Button>
    </div>
  );
}
