import { type ReactNode, useId } from "react";
import { sidebar } from "#domain/languages/en/sidebar.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { cn } from "../ui/class-names.ts";
import { type StreakText, streakText } from "./streak-text.ts";
import type { Journey } from "./use-journey.ts";

type Props = {
  journey: Journey;
  isLoading: boolean;
  /** Whether the stats are in a row, for a wide and low space. */
  isWide?: boolean;
};

/** The journey's stats. */
export function JourneyStats({ journey, isLoading, isWide = false }: Props) {
  const t = useTranslator();
  const count = (value: number) => value.toLocaleString(t.locale);
  const id = useId();
  const { stats, daysActive, continuableStreak, nights } = journey;
  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <h2 id={id} className="text-small text-quiet">
        {t(sidebar.journey.title)}
      </h2>
      <dl className={cn("mt-1", isWide ? "grid grid-cols-2 gap-3 min-[26rem]:grid-cols-4" : "flex flex-col")}>
        <Fact name={t(sidebar.journey.entries)} isLoading={isLoading} isWide={isWide}>
          {count(stats.totalEntries)}
        </Fact>
        <Fact name={t(sidebar.journey.daysActive)} isLoading={isLoading} isWide={isWide}>
          {count(daysActive)}
        </Fact>
        <Fact name={t(sidebar.journey.streak)} isLoading={isLoading} isWide={isWide}>
          <Streak {...streakText(t, stats.currentStreak, continuableStreak)} />
        </Fact>
        {nights.lit > 0 && (
          <Fact name={t(sidebar.journey.nightsLit)} isLoading={isLoading} isWide={isWide}>
            {t(sidebar.journey.nightsOf, nights)}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Streak({ days, note }: StreakText) {
  if (note === null) return days;
  if (days === null) return <Note>{note}</Note>;
  return (
    <RichText
      text={sidebar.streak.daysAndNote}
      tags={{
        said: (content) => <span className="sr-only">{content}</span>,
        quiet: (content) => <Note>{content}</Note>,
      }}
      params={{ days, note }}
    />
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <span className="inline-block text-balance font-normal text-quiet text-small">{children}</span>
);

type FactProps = { name: string; isLoading: boolean; isWide: boolean; children: ReactNode };

function Fact({ name, isLoading, isWide, children }: FactProps) {
  return (
    <div className={isWide ? "flex flex-col" : "flex items-baseline justify-between gap-3 *:last:text-end"}>
      <dt className={cn("text-small text-quiet", !isWide && "shrink-0")}>{name}</dt>
      <dd className="font-medium tabular-nums">
        {isLoading ? (
          <span className="inline-block h-3 w-10 animate-breathe rounded-full bg-raised" />
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
