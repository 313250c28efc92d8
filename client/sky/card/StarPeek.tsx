import { BookOpenText, ChevronLeft, ChevronRight } from "lucide-react";
import type { Ref } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { besideSky } from "../../ui/over-sky/over-sky.ts";

/** Steps from star to star. */
export type StepProps = {
  onStep: (by: -1 | 1) => void;
  /** Whether there is a star before and after, in time. */
  hasPrevious: boolean;
  hasNext: boolean;
};

/** Row below the tooltip of the first look: leads to the card and to the stars before and after. */
export function StarPeek({
  openButton,
  onOpen,
  ...steps
}: StepProps & { openButton: Ref<HTMLButtonElement>; onOpen: () => void }) {
  const t = useTranslator();
  return (
    <section
      ref={besideSky}
      aria-label={t(sky.card.selected)}
      className="star-peek surface flex animate-fade rounded-full p-1"
    >
      <PreviousStar {...steps} />
      <Button ref={openButton} variant="quiet" className="rounded-full px-3! text-ink" onClick={onOpen}>
        <BookOpenText aria-hidden="true" />
        {t(sky.card.open)}
      </Button>
      <NextStar {...steps} />
    </section>
  );
}

/** Stays a button at the first star, so that it keeps the focus. */
export const PreviousStar = ({ onStep, hasPrevious }: StepProps) => {
  const t = useTranslator();
  return (
    <Button
      variant="quiet"
      shape="icon"
      className="rounded-full aria-disabled:opacity-40"
      tip={t(sky.card.previous)}
      aria-disabled={!hasPrevious}
      onClick={() => hasPrevious && onStep(-1)}
    >
      <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
    </Button>
  );
};

export const NextStar = ({ onStep, hasNext }: StepProps) => {
  const t = useTranslator();
  return (
    <Button
      variant="quiet"
      shape="icon"
      className="rounded-full aria-disabled:opacity-40"
      tip={t(sky.card.next)}
      aria-disabled={!hasNext}
      onClick={() => hasNext && onStep(1)}
    >
      <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
    </Button>
  );
};
