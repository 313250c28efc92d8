import { compare } from "#domain/languages/en/compare.ts";
import { useTranslator } from "../languages/language.ts";
import { SkeletonBar } from "../ui/Skeleton.tsx";

/** The shape of the answer while the stars arrive and are compared. */
export function LoadingAnswer() {
  const t = useTranslator();
  return (
    <div role="status" aria-label={t(compare.loading)} className="surface flex flex-col gap-4 p-4 sm:p-6">
      <SkeletonBar className="h-7 w-5/6" />
      <SkeletonBar className="h-5 w-2/3" />
      <div className="grid gap-4 sm:grid-cols-2">
        <SkeletonBar className="h-11 w-full" />
        <SkeletonBar className="h-11 w-full" />
      </div>
    </div>
  );
}
