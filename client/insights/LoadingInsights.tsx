import { insights } from "#domain/languages/en/insights.ts";
import { useTranslator } from "../languages/language.ts";
import { SkeletonBar } from "../ui/Skeleton.tsx";

/** The shape of the first part while the stars arrive and the insights are computed. */
export function LoadingInsights() {
  const t = useTranslator();
  return (
    <div
      role="status"
      aria-label={t(insights.loading)}
      className="surface flex flex-col gap-6 px-4 py-5 sm:gap-8 sm:px-8 sm:py-7"
    >
      <div className="flex flex-col gap-2.5">
        <SkeletonBar className="h-5 w-16" />
        <SkeletonBar className="h-7 w-full" />
        <SkeletonBar className="h-7 w-2/3" />
      </div>
      <SkeletonBar className="h-24 w-full" />
      <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        <SkeletonBar className="h-56 w-full" />
        <SkeletonBar className="h-56 w-full" />
      </div>
    </div>
  );
}
