import { type Pleasantness, pleasantnessColors, pleasantnessSteps } from "#domain/journal/pleasantness.ts";
import { journal } from "#domain/languages/en/journal.ts";
import { useTranslator } from "../../languages/language.ts";
import { pleasantnessName } from "./cell-text.ts";

/** A day of unknown feelings has no colour of the ramp, only the edge of a cell with stars. */
export const pleasantnessFill = (step: Pleasantness | null): string =>
  step ? pleasantnessColors[step] : "transparent";

/** What the colours of the ramp mean, and how a day gets one. */
export function PleasantnessLegend() {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-2 text-quiet text-small">
      <ul aria-label={t(journal.calendar.ramp)} className="flex flex-wrap gap-x-3 gap-y-2">
        {pleasantnessSteps.map((step) => (
          <li key={step} className="flex min-w-0 items-center gap-1.5">
            <span
              className="size-5 shrink-0 rounded-[0.3rem] border border-line forced-color-adjust-none"
              style={{ background: pleasantnessFill(step) }}
            />
            <span className="min-w-0 wrap-anywhere">{pleasantnessName(t, step)}</span>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-pretty">{t(journal.calendar.rampMethod)}</p>
    </div>
  );
}
