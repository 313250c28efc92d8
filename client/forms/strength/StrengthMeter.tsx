import { useEffect, useRef, useState } from "react";
import { strength } from "#domain/languages/en/strength.ts";
import { useTranslator } from "../../languages/language.ts";
import { cn } from "../../ui/class-names.ts";
import { type Estimate, type Level, StrengthEstimator } from "./estimate.ts";

const bars: Readonly<Record<Level, number>> = { weak: 1, fair: 2, good: 3, strong: 4 };

type Props = { password: string; personal: readonly string[] };

/** Says kindly what makes a password weak, and forbids nothing. It shows the estimate before while it makes the next one. */
export function StrengthMeter({ password, personal }: Props) {
  const t = useTranslator();
  const estimate = useEstimate(password, personal);
  if (!estimate) return null;
  const { level, advice } = estimate;
  const isGood = bars[level] > 2;
  return (
    <div className="flex flex-col gap-1.5 text-small">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={cn(
              "h-1 rounded-full",
              bar > bars[level] ? "bg-raised" : isGood ? "bg-accent" : "bg-amber",
            )}
          />
        ))}
      </div>
      <p role="status" className="text-pretty text-quiet">
        <span className={isGood ? "text-accent-ink" : "text-amber"}>{t(strength.levels[level])}</span>
        {advice && ` · ${t(advice)}`}
      </p>
    </div>
  );
}

function useEstimate(password: string, personal: readonly string[]): Estimate | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const estimator = useRef<StrengthEstimator>(null);
  useEffect(() => {
    const started = new StrengthEstimator(setEstimate);
    estimator.current = started;
    return () => started.end();
  }, []);
  // A text, because the list is a new one with every rendering.
  const known = personal.join("\n");
  useEffect(() => estimator.current?.estimate(password, wordsOf(known)), [password, known]);
  return estimate;
}

/** What belongs to the person by itself too: an address without its host. */
const wordsOf = (known: string): readonly string[] =>
  known.split("\n").flatMap((text) => (text === "" ? [] : [text, text.split("@", 1)[0] ?? ""]));
