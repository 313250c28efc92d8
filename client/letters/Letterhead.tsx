import { ChevronLeft, ChevronRight, Sparkle } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { letterPage } from "#domain/languages/en/letter-page.ts";
import { letterAddress, periodKinds } from "#domain/letters/letter-address.ts";
import { type Period, periodOf } from "#domain/letters/period.ts";
import { useTranslator } from "../languages/language.ts";
import { isDialogOpen, isTyping } from "../navigation/page-keys.ts";
import { Button } from "../ui/Button.tsx";
import { OneOf } from "../ui/OneOf.tsx";
import { periodName } from "./letter-text.ts";
import type { AskedPeriod } from "./use-asked-letter.ts";

/** The kinds of letters: another kind is of the same time. */
export function KindChoice({ period: { kind, first, last }, days }: AskedPeriod) {
  const t = useTranslator();
  const [, navigate] = useLocation();
  // A longer time has many days; the last one with a star has something to tell.
  const day = Math.min(last, Math.max(first, days.last));
  return (
    <OneOf
      legend={t(letterPage.about)}
      options={periodKinds.map((each) => [each, t(letterPage.kinds[each])] as const)}
      value={kind}
      onValueChange={(next) => navigate(letterAddress(periodOf(next, day)), { replace: true })}
    />
  );
}

/** The date of a letter, between the ways to the letters before and after. The arrow keys of the keyboard go these ways. */
export function Letterhead({ period, days, today, titleId }: AskedPeriod & { titleId: string }) {
  const t = useTranslator();
  const { kind, first, last } = period;
  const before = first > days.first ? periodOf(kind, first - 1) : null;
  const after = last < today ? periodOf(kind, last + 1) : null;
  useArrowKeys(before, after);
  const name = periodName(t, period);
  return (
    <header className="flex flex-col items-center gap-3">
      <div className="flex w-full items-center justify-between gap-1">
        <Step name={t(letterPage.before[kind])} to={before} icon={ChevronLeft} />
        <h2 id={titleId} tabIndex={-1} className="min-w-0 text-center font-display text-lead sm:text-title">
          {name}
        </h2>
        <Step name={t(letterPage.after[kind])} to={after} icon={ChevronRight} />
      </div>
      {/* Screen readers hear which letter an arrow key has opened. */}
      <p role="status" className="sr-only">
        {name}
      </p>
      <div aria-hidden="true" className="flex w-full max-w-56 items-center gap-3 text-quiet">
        <span className="h-px grow bg-line" />
        <Sparkle className="size-3.5" />
        <span className="h-px grow bg-line" />
      </div>
    </header>
  );
}

type StepProps = { name: string; to: Period | null; icon: typeof ChevronLeft };

/** A step that leads nowhere, at the end of the letters, keeps the focus. */
function Step({ name, to, icon: Icon }: StepProps) {
  const [, navigate] = useLocation();
  return (
    <Button
      variant="quiet"
      shape="icon"
      aria-label={name}
      aria-disabled={to === null}
      className="aria-disabled:cursor-default! aria-disabled:opacity-40"
      onClick={() => to && navigate(letterAddress(to))}
    >
      <Icon aria-hidden="true" className="rtl:-scale-x-100" />
    </Button>
  );
}

/** The arrow keys turn the page, in the direction of the text; in a field and on a choice, they keep their own meaning. */
function useArrowKeys(before: Period | null, after: Period | null) {
  const [, navigate] = useLocation();
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isTyping(target) || isDialogOpen() || target instanceof HTMLInputElement) return;
      const isForward = (key === "ArrowRight") === (document.documentElement.dir !== "rtl");
      const to = isForward ? after : before;
      if (to) navigate(letterAddress(to));
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  }, [before, after, navigate]);
}
