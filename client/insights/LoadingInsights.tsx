import { insights } from "#domain/languages/en/insights.ts";
import { useTranslator } from "../languages/language.ts";

/** The shape of the first parts while the stars arrive and the insights are computed. */
export function LoadingInsights() {
  const t = useTranslator();
  return (
    <div role="status" aria-label={t(insights.loading)} className="flex flex-col gap-4 sm:gap-6">
      <div className="surface flex flex-col gap-4 p-4 sm:p-6">
        <Bar className="h-7 w-28" />
        <Bar className="h-11 w-full" />
        <Bar className="h-40 w-full sm:h-80" />
        <Bar className="h-5 w-5/6" />
        <Bar className="h-5 w-2/3" />
      </div>
      <div className="surface flex flex-col gap-4 p-4 sm:p-6">
        <Bar className="h-7 w-52" />
        <Bar className="h-5 w-full" />
        <Bar className="h-28 w-full" />
      </div>
    </div>
  );
}

const Bar = ({ className }: { className: string }) => (
  <div className={`animate-breathe rounded-control bg-raised ${className}`} />
);
