import { home } from "#domain/languages/en/home.ts";
import { useAddMood } from "../add-mood/add-mood-store.tsx";
import { useTranslator } from "../languages/language.ts";
import { useCooldown } from "../stars/cooldown.ts";
import { Button } from "../ui/Button.tsx";

/**
 * The remaining cooldown, and the way to a star for an earlier moment, which need not wait. On phones it is next to Add
 * Mood.
 */
export function Countdown() {
  const t = useTranslator();
  const { openEarlier } = useAddMood();
  const cooldown = useCooldown();
  if (!cooldown) return null;
  return (
    <div className="surface pointer-events-auto flex animate-fade items-center gap-2 rounded-full py-0.5 pe-1 ps-4 max-lg:fixed max-lg:bottom-[calc(5.75rem+env(safe-area-inset-bottom))] max-sm:bottom-[calc(9.5rem+env(safe-area-inset-bottom))] max-sm:max-w-[calc(100%-9.5rem)] max-lg:inset-s-3">
      <span aria-hidden="true" className="text-quiet text-small max-sm:hidden">
        {t(home.nextStarIn)}
      </span>
      <span role="timer" aria-label={t(home.countdown)} className="font-medium tabular-nums">
        {cooldown.label.replace(/\d/g, (digit) => Number(digit).toLocaleString(t.locale))}
      </span>
      <Button
        variant="quiet"
        className="rounded-full px-3 text-small"
        aria-haspopup="dialog"
        onClick={openEarlier}
      >
        {t(home.addForEarlier)}
      </Button>
    </div>
  );
}
