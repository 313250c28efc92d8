import { mindful } from "#domain/languages/en/mindful.ts";
import { countTo } from "#domain/wellness/exercises/focus.ts";
import { useTranslator } from "../../../languages/language.ts";
import { Button } from "../../../ui/Button.tsx";
import { toneStyle } from "../appearance/exercise-style.ts";
import type { FocusProps } from "./focus-props.ts";

const stars = Array.from({ length: countTo }, (_, n) => {
  const angle = (2 * Math.PI * n) / countTo - Math.PI / 2;
  return { number: n + 1, x: 50 + 42 * Math.cos(angle), y: 50 + 42 * Math.sin(angle) };
});

/** Ten stars in a ring, one for each breath that is counted. */
export function CountStars({ exercise, session, store }: FocusProps) {
  const t = useTranslator();
  const { count, rounds } = session.focus;
  const isOff = session.clock.status !== "running";
  return (
    <div className="flex flex-col items-center gap-3">
      <button
        type="button"
        disabled={isOff}
        onClick={() => store.dispatch({ type: "count" })}
        className="tone relative grid size-52 place-items-center rounded-full sm:size-64 short:size-48"
        style={toneStyle(exercise)}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          className="absolute inset-0 size-full"
          fill="none"
          stroke="currentColor"
        >
          <circle cx="50" cy="50" r="42" strokeWidth="0.5" opacity="0.4" />
          {stars.map(({ number, x, y }) => (
            <circle
              key={number}
              cx={x}
              cy={y}
              r={number === count ? 4.5 : 3}
              strokeWidth="0.75"
              className={number <= count ? "fill-current" : "fill-solid"}
            />
          ))}
        </svg>
        <span className="text-ink">
          <span className="block font-display text-[3.5rem] leading-none tabular-nums lining-nums">
            {count}
          </span>
          <span className="text-small text-quiet">{t(mindful.focus.tap)}</span>
        </span>
      </button>
      <div className="flex flex-wrap items-center justify-center gap-x-4">
        <p role="status" className="text-quiet tabular-nums empty:hidden">
          {rounds > 0 && t(mindful.focus.rounds, { count: rounds })}
        </p>
        <Button variant="quiet" disabled={isOff} onClick={() => store.dispatch({ type: "recount" })}>
          {t(mindful.focus.recount)}
        </Button>
      </div>
    </div>
  );
}
