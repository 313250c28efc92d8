import { ChevronLeft, ChevronRight } from "lucide-react";
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

/** Leads from letter to letter: to another kind for the same time, and to the one before and after. */
export function LetterChoice({ period, days, today }: AskedPeriod) {
  const t = useTranslator();
  const [, navigate] = useLocation();
  const { kind, first, last } = period;
  const before = first > days.first ? periodOf(kind, first - 1) : null;
  const after = last < today ? periodOf(kind, last + 1) : null;
  useArrowKeys(before, after);
  return (
    <div className="flex flex-col gap-3">
      <OneOf
        legend={t(letterPage.about)}
        options={periodKinds.map((each) => [each, t(letterPage.kinds[each])] as const)}
        value={kind}
        // Of the days of a longer time, the last with a star has something to tell.
        onValueChange={(next) =>
          navigate(letterAddress(periodOf(next, Math.min(last, Math.max(first, days.last)))), {
            replace: true,
          })
        }
      />
      <div className="-mx-2 flex items-center justify-between gap-2">
        <Step name={t(letterPage.before[kind])} to={before} icon={ChevronLeft} />
        <p role="status" className="text-balance text-center font-medium">
          {periodName(t, period)}
        </p>
        <Step name={t(letterPage.after[kind])} to={after} icon={ChevronRight} />
      </div>
    </div>
  );
}

type StepProps = { name: string; to: Period | null; icon: typeof ChevronLeft };

/** A step that leads nowhere, at the end of the letters, keeps the focus. */
function Step({ name, to, icon: Icon }: StepProps) {
  const [, navigate] = useLocation();
  return (
    <Button
      variant="quiet"
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
