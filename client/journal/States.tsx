/** What the journal shows while there is no star to read. */

import { common } from "#domain/languages/en/common.ts";
import { journal } from "#domain/languages/en/journal.ts";
import { useTranslator } from "../languages/language.ts";
import { useOtherForm } from "../stars/feed-form.ts";
import { NoStarYet } from "../stars/NoStarYet.tsx";
import { OtherForm } from "../stars/OtherForm.tsx";
import { Button } from "../ui/Button.tsx";
import { SkeletonBar } from "../ui/Skeleton.tsx";

export function EmptyJournal() {
  const t = useTranslator();
  return <NoStarYet title={t(journal.empty.title)} text={t(journal.empty.text)} />;
}

const widths = ["w-2/3", "w-full", "w-5/6", "w-3/4"];

export function LoadingJournal() {
  const t = useTranslator();
  return (
    <div role="status" aria-label={t(journal.loading)} className="flex flex-col gap-2">
      <SkeletonBar className="mb-1 h-11 w-full" />
      <SkeletonBar className="my-2 h-6 w-52" />
      {widths.map((width) => (
        <div key={width} className="flex flex-col gap-3 rounded-control border border-line bg-panel p-4">
          <SkeletonBar className="h-5 w-44" />
          <SkeletonBar className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}

type OutOfReachProps = { hasStars: boolean; onRetry: () => void };

/** What is known stays in view when the server is out of reach. */
export function OutOfReach({ hasStars, onRetry }: OutOfReachProps) {
  const t = useTranslator();
  if (useOtherForm()) return <OtherForm />;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-line bg-raised py-1 pe-1 ps-4 text-small"
    >
      <p className="min-w-0 flex-1 basis-60 py-1 pe-3 text-pretty">
        {t(hasStars ? journal.outOfReach.withStars : journal.outOfReach.withoutStars)}
      </p>
      <Button variant="quiet" className="max-[28rem]:-ms-4" onClick={onRetry}>
        {t(common.tryAgain)}
      </Button>
    </div>
  );
}
