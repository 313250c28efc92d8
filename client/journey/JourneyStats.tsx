import { type ReactNode, useId } from "react";
import { cn } from "../ui/class-names.ts";
import { type StreakText, streakText } from "./streak-text.ts";
import type { Journey } from "./use-journey.ts";

type Props = {
  journey: Journey;
  isLoading: boolean;
  /** A row, for a wide and low space. */
  isWide?: boolean;
};

const count = new Intl.NumberFormat("en");

/** The journey's stats. */
export function JourneyStats({ journey, isLoading, isWide = false }: Props) {
  const id = useId();
  const { stats, daysActive, continuableStreak, nights } = journey;
  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <h2 id={id} className="text-small text-quiet">
        Journey Stats
      </h2>
      <dl className={cn("mt-1", isWide ? "grid grid-cols-2 gap-3 min-[26rem]:grid-cols-4" : "flex flex-col")}>
        <Fact name="Total Entries" isLoading={isLoading} isWide={isWide}>
          {count.format(stats.totalEntries)}
        </Fact>
        <Fact name="Days Active" isLoading={isLoading} isWide={isWide}>
          {count.format(daysActive)}
        </Fact>
        <Fact name="Streak" isLoading={isLoading} isWide={isWide}>
          <Streak {...streakText(stats.currentStreak, continuableStreak)} />
        </Fact>
        {nights.lit > 0 && (
          <Fact name="Nights lit" isLoading={isLoading} isWide={isWide}>
            {nights.lit} of {nights.of}
          </Fact>
        )}
      </dl>
    </section>
  );
}

const Streak = ({ days, note }: StreakText) => (
  <>
    {days}
    {days && note && ", "}
    {note && <span className="inline-block font-normal text-quiet text-small">{note}</span>}
  </>
);

type FactProps = { name: string; isLoading: boolean; isWide: boolean; children: ReactNode };

function Fact({ name, isLoading, isWide, children }: FactProps) {
  return (
    <div className={isWide ? "flex flex-col" : "flex items-baseline justify-between gap-3 *:last:text-right"}>
      <dt className="text-small text-quiet">{name}</dt>
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
