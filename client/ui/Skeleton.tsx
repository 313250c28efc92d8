import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";

/** Placeholder of a form that is loading: a row for each field. */
export function Skeleton({ rows }: { rows: number }) {
  const t = useTranslator();
  return (
    <div role="status" aria-label={t(common.loadingForm)} className="flex flex-col gap-4">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are all alike and never move.
        <div key={row} className="h-11 animate-breathe rounded-control bg-raised" />
      ))}
    </div>
  );
}
