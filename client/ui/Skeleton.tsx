/** Placeholder of a form that is loading: a row for each field. */
export function Skeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are all alike and never move.
        <div key={row} className="h-11 animate-breathe rounded-control bg-raised" />
      ))}
    </div>
  );
}
