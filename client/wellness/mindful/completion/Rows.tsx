import type { ReactNode } from "react";

export type Row = readonly [term: string, value: ReactNode];

export const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="w-full max-w-md divide-y divide-line border-y border-line text-start">
    {rows.map(([term, value]) => (
      <div key={term} className="flex flex-wrap justify-between gap-x-4 py-2">
        <dt className="text-quiet">{term}</dt>
        <dd className="tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

/** One large number or time. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <dl className="flex flex-col-reverse">
    <dt className="text-small text-quiet">{term}</dt>
    <dd className="font-display text-title tabular-nums lining-nums">{children}</dd>
  </dl>
);
