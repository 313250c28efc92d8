import { home } from "#domain/languages/en/home.ts";
import { useAddMood } from "../add-mood/add-mood-store.tsx";
import { useTranslator } from "../languages/language.ts";
import { useCooldown } from "../stars/cooldown.ts";
import { Button } from "../ui/Button.tsx";
import { besideSky } from "../ui/over-sky/over-sky.ts";

/**
 * The remaining cooldown, and the way to a star for an earlier moment, which need not wait. It
 * stands next to Add Mood.
 */
export function Countdown() {
  const t = useTranslator();
  const { openEarlier } = useAddMood();
  const cooldown = useCooldown();
  if (!cooldown) return null;
  return (
    <div
      ref={besideSky}
      className="sky-clock surface flex animate-fade flex-wrap items-center gap-x-2 rounded-[1.75rem] py-0.5 pe-1 ps-4"
    >
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
