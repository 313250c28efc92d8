import { useCooldown } from "../cooldown.ts";

/** Until the next star may be added. Its name is the specified one. On phones it stands by the button that waits. */
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
