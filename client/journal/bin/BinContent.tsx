import type { Universe } from "#domain/apply-changes.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { BinnedStarRow } from "./BinnedStarRow.tsx";
import { useBin } from "./use-bin.ts";

type Props = { userId: string; universe: Universe };

export function BinContent({ userId, universe }: Props) {
  const { query, stars, restore, purging } = useBin(userId, universe);
  if (!stars)
    return query.isError ? <BinOutOfReach onRetry={() => query.refetch()} /> : <Skeleton rows={2} />;
  if (stars.length === 0)
    return (
      <p role="status" className="py-2 text-quiet">
        The bin is empty. A star that you remove waits here for 30 days before it leaves for good.
      </p>
    );
  return (
    <>
      {query.isError && <BinOutOfReach onRetry={() => query.refetch()} />}
      {purging.isError && (
        <p role="alert" className="text-danger">
          The star could not be deleted. It is still here; try again when your universe can be reached.
        </p>
      )}
      <p className="text-quiet text-small">Removed stars wait here for 30 days before they leave for good.</p>
      <ul aria-label="Stars in the bin" className="flex flex-col gap-2">
        {stars.map((star) => (
          <li key={star.id}>
            <BinnedStarRow
              star={star}
              tags={universe.tags}
              isBusy={purging.isPending && purging.variables === star.id}
              onRestore={() => restore(star.id)}
              onPurge={() => purging.mutate(star.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const BinOutOfReach = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-x-4 text-quiet">
    <p>The bin cannot be reached right now. What is in it is kept.</p>
    <Button variant="quiet" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
