import { Moon, Star } from "lucide-react";
import type { ReactNode } from "react";
import { mindful } from "#domain/languages/en/mindful.ts";
import { cueAt, cueNumber, type SwitchThing, switchThings } from "#domain/wellness/exercises/focus.ts";
import { useTranslator } from "../../../languages/language.ts";
import { cn } from "../../../ui/class-names.ts";
import { toneStyle } from "../appearance/exercise-style.ts";
import type { FocusProps } from "./focus-props.ts";

const Comet = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
  >
    <circle cx="16" cy="16" r="4" />
    <path d="M11 13.5 3.5 6M13.5 11 9 6.5M11.5 17.5 5 12.5" />
  </svg>
);

const marks: Record<SwitchThing, ReactNode> = {
  star: <Star aria-hidden="true" strokeWidth={1.5} />,
  moon: <Moon aria-hidden="true" strokeWidth={1.5} />,
  comet: <Comet />,
};

/** Three things. Every five seconds one of them is named. */
export function SwitchThings({ exercise, session, store, moment }: FocusProps) {
  const t = useTranslator();
  const number = cueNumber(moment.withinMs);
  const cue = cueAt(session.seed, number);
  const hasArrived = session.focus.lastCue === number;
  return (
    <div className="flex flex-col items-center gap-6">
      <p role="status" className="text-center font-display text-title">
        <span key={number} className="inline-block animate-fade">
          {t(mindful.focus.lookAt[cue])}
        </span>
      </p>
      <ul className="grid w-full max-w-md grid-cols-3 gap-3">
        {switchThings.map((thing) => (
          <li key={thing}>
            <button
              type="button"
              disabled={session.clock.status !== "running"}
              onClick={() => store.dispatch({ type: "switch", thing })}
              style={toneStyle(exercise)}
              className={cn(
                "flex w-full flex-col items-center gap-2 rounded-panel border px-2 py-5 transition-colors duration-300 sm:py-7 [&_svg]:size-12 sm:[&_svg]:size-16",
                hasArrived && thing === cue ? "tone border-current bg-raised" : "border-line text-quiet",
              )}
            >
              {marks[thing]}
              {t(mindful.focus.things[thing])}
            </button>
          </li>
        ))}
      </ul>
      <p className="min-h-6 text-quiet">{hasArrived ? t(mindful.focus.stay) : ""}</p>
    </div>
  );
}
