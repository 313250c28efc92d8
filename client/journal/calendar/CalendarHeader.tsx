import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { journal } from "#domain/languages/en/journal.ts";
import { useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/class-names.ts";

type Step = { readonly label: string; readonly go: () => void; readonly isPossible: boolean };

type Props = {
  /** The period that is shown, as it is announced. */
  title: string;
  /** The number of stars in it. */
  count: number;
  isFiltered: boolean;
  /** Whether no period has a star. */
  isEmpty: boolean;
  /** Whether the count is below the choices on a phone, where these take the line. */
  countBelow?: boolean;
  previous: Step;
  next: Step;
  /** Shows today; null while it is shown. */
  onToday: (() => void) | null;
  /** What chooses the period. */
  children: ReactNode;
};

/** What the calendar shows, and the ways to other months and years. */
export function CalendarHeader(props: Props) {
  const t = useTranslator();
  const { title, count, isFiltered, isEmpty, countBelow = false, previous, next, onToday, children } = props;
  const isBelow = countBelow || isEmpty;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="-ms-2 flex flex-wrap items-center">{children}</div>
      <p
        role="status"
        className={cn("text-quiet text-small tabular-nums", isBelow && "max-sm:order-2 max-sm:basis-3/5")}
      >
        {isEmpty ? (
          <RichText text={journal.calendar.empty} tags={forReaders} params={{ period: title }} />
        ) : (
          <RichText
            text={isFiltered ? journal.calendar.found : journal.calendar.stars}
            tags={forReaders}
            params={{ period: title, count }}
          />
        )}
      </p>
      <div className={cn("ms-auto flex items-center", isBelow && "max-sm:contents")}>
        {onToday && (
          <Button
            variant="quiet"
            onClick={onToday}
            className={cn("px-3", isBelow && "max-sm:order-2 max-sm:-my-2 max-sm:-me-3 max-sm:ms-auto")}
          >
            {t(journal.calendar.today)}
          </Button>
        )}
        <span className={cn("-me-3 flex", isBelow && "max-sm:order-1 max-sm:ms-auto")}>
          <StepButton {...previous}>
            <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </StepButton>
          <StepButton {...next}>
            <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
          </StepButton>
        </span>
      </div>
    </div>
  );
}

const forReaders = { more: (content: ReactNode) => <span className="sr-only">{content}</span> };

/** Keeps the focus at the last period: `aria-disabled` instead of `disabled`. */
const StepButton = ({ label, go, isPossible, children }: Step & { children: ReactNode }) => (
  <Button
    variant="quiet"
    shape="icon"
    tip={label}
    aria-disabled={!isPossible}
    onClick={() => isPossible && go()}
    className="aria-disabled:cursor-default aria-disabled:opacity-40"
  >
    {children}
  </Button>
);

type Option = { readonly value: number; readonly name: string; readonly isDisabled?: boolean };
type ChoiceProps = {
  label: string;
  value: number;
  options: readonly Option[];
  onChoose: (value: number) => void;
};

/** A title that is a list to choose from. */
export const TitleChoice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <span className="relative flex items-center">
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(Number(event.target.value))}
      className="min-h-11 cursor-pointer appearance-none [field-sizing:content] rounded-control bg-transparent pe-7 ps-2 font-display text-lead lining-nums hover:bg-raised sm:text-title [&_option]:bg-solid [&_option]:font-sans [&_option]:text-body [&_option]:text-ink"
    >
      {options.map(({ value, name, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-e-1.5 size-4 text-quiet" />
  </span>
);
