import { mindful } from "#domain/languages/en/mindful.ts";
import { field, spotAt, spotNumber } from "#domain/wellness/exercises/focus.ts";
import { useTranslator } from "../../../languages/language.ts";
import { cn } from "../../../ui/class-names.ts";
import { glowStyle } from "../appearance/exercise-style.ts";
import type { FocusProps } from "./focus-props.ts";

/** A light that jumps to another spot every two seconds. Each spot counts once. */
export function FollowField({ exercise, session, store, moment }: FocusProps) {
  const t = useTranslator();
  const number = spotNumber(moment.withinMs);
  const spot = spotAt(session.seed, number);
  const isCaught = session.focus.lastSpot === number;
  return (
    <div
      className="tone relative mx-auto w-full max-w-md overflow-hidden short:max-w-52 rounded-panel border border-line bg-raised"
      style={{ ...glowStyle(exercise), aspectRatio: field.width / field.height }}
    >
      {/* The light is one button that moves, so that it keeps the focus. */}
      <button
        type="button"
        aria-label={t(isCaught ? mindful.focus.lightCaught : mindful.focus.light)}
        disabled={session.clock.status !== "running"}
        onClick={() => store.dispatch({ type: "follow", spot: number })}
        className="absolute grid aspect-square -translate-1/2 place-items-center rounded-full"
        style={{
          left: `${(100 * spot.x) / field.width}%`,
          top: `${(100 * spot.y) / field.height}%`,
          width: `${(100 * field.target) / field.width}%`,
        }}
      >
        <span
          key={number}
          aria-hidden="true"
          className="grid size-full animate-fade place-items-center rounded-full bg-radial from-current/70 via-current/25 to-transparent to-72% forced-color-adjust-none"
        >
          <span
            className={cn(
              "size-2/5 rounded-full border-2 border-current transition-colors duration-150",
              isCaught ? "bg-transparent" : "bg-current",
            )}
          />
        </span>
      </button>
    </div>
  );
}
