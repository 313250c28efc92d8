import { mindful } from "#domain/languages/en/mindful.ts";
import { glowAt } from "#domain/wellness/exercises/focus.ts";
import { useTranslator } from "../../../languages/language.ts";
import { glowStyle } from "../appearance/exercise-style.ts";
import type { FocusProps } from "./focus-props.ts";

/** A light that dims until the person notices that their mind wandered, and shines again when they press it. */
export function CenterLight({ exercise, session, store, moment }: FocusProps) {
  const t = useTranslator();
  const glow = glowAt(moment.withinMs - session.focus.returnedAtMs);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <button
        type="button"
        disabled={session.clock.status !== "running"}
        onClick={() => store.dispatch({ type: "center" })}
        className="tone group flex flex-col items-center gap-3 rounded-panel p-3"
        style={glowStyle(exercise)}
      >
        <span
          aria-hidden="true"
          className="grid size-36 place-items-center rounded-full border border-current/30 forced-color-adjust-none sm:size-52 short:size-28"
        >
          <span
            className="grid size-full place-items-center rounded-full bg-radial from-current via-current/35 to-transparent to-70% transition-opacity duration-1000 ease-linear"
            style={{ opacity: glow }}
          >
            <span className="size-8 rounded-full bg-current" />
          </span>
        </span>
        <span className="font-medium text-ink group-disabled:text-quiet">{t(mindful.focus.back)}</span>
      </button>
      <p role="status" className="text-quiet tabular-nums">
        {t(mindful.focus.returns, { count: session.focus.returns })}
      </p>
    </div>
  );
}
