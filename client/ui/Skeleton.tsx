import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";

/** Placeholder of a form that is loading: a row for each field. */
export function Skeleton({ rows }: { rows: number }) {
  const t = useTranslator();
  return (
    <div role="status" aria-label={t(common.loadingForm)} className="flex flex-col gap-4">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are all alike and never move.
        <SkeletonBar key={row} className="h-11" />
      ))}
    </div>
  );
}

/** A line or a field that is still to come, in the shape of a page that is loading. */
export const SkeletonBar = ({ className }: { className: string }) => (
  <div className={`animate-breathe rounded-control bg-raised ${className}`} />
);
