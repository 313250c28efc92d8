import { useCooldown } from "../stars/cooldown.ts";

/** The remaining cooldown, with the specified name. On phones it is next to Add Mood. */
export function Countdown() {
  const cooldown = useCooldown();
  if (!cooldown) return null;
  return (
    <div className="surface flex animate-fade items-center gap-2 rounded-full px-4 py-2 max-md:fixed max-md:bottom-[calc(5.75rem+env(safe-area-inset-bottom))] max-md:left-3">
      <span aria-hidden="true" className="text-small text-quiet">
        Next star in
      </span>
      <span role="timer" aria-label="star-cooldown" className="font-medium tabular-nums">
        {cooldown.label}
      </span>
    </div>
  );
}
