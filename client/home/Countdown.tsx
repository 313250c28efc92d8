import { useCooldown } from "../cooldown.ts";

/** Until the next star may be added. Its name is the specified one. */
export function Countdown() {
  const cooldown = useCooldown();
  if (!cooldown) return null;
  return (
    <div className="surface flex animate-fade items-center gap-2 rounded-full px-4 py-2">
      <span aria-hidden="true" className="text-small text-quiet">
        Next star in
      </span>
      <span role="timer" aria-label="star-cooldown" className="font-medium tabular-nums">
        {cooldown.label}
      </span>
    </div>
  );
}
