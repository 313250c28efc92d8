import type { Weekday } from "#domain/calendar.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { useTranslator } from "../languages/language.ts";
import { longWeekday, shortWeekday, weekdays } from "./filter-text.ts";
import { ToggleChip } from "./ToggleChip.tsx";

type Props = { chosen: readonly Weekday[]; onChange: (chosen: readonly Weekday[]) => void };

export function WeekdayFilter({ chosen, onChange }: Props) {
  const t = useTranslator();
  const toggle = (day: Weekday) =>
    onChange(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day]);
  return (
    <fieldset>
      <legend className="pb-1.5 font-medium">{t(starSearch.weekdays.title)}</legend>
      <div className="grid grid-cols-7 gap-0.75 max-[22.4rem]:grid-cols-4 sm:gap-1.5 *:justify-center *:px-0">
        {weekdays(t).map((day) => (
          <ToggleChip
            key={day}
            label={shortWeekday(t, day)}
            longLabel={longWeekday(t, day)}
            checked={chosen.includes(day)}
            onToggle={() => toggle(day)}
          />
        ))}
      </div>
    </fieldset>
  );
}
