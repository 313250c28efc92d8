import type { Weekday } from "#domain/calendar.ts";
import { longWeekday, shortWeekday, weekdays } from "./filter-text.ts";
import { ToggleChip } from "./ToggleChip.tsx";

type Props = { chosen: readonly Weekday[]; onChange: (chosen: readonly Weekday[]) => void };

export function WeekdayFilter({ chosen, onChange }: Props) {
  const toggle = (day: Weekday) =>
    onChange(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day]);
  return (
    <fieldset>
      <legend className="pb-1.5 font-medium">Days of the week</legend>
      <div className="flex flex-wrap gap-1.5 *:grow *:justify-center">
        {weekdays.map((day) => (
          <ToggleChip
            key={day}
            label={shortWeekday(day)}
            longLabel={longWeekday(day)}
            checked={chosen.includes(day)}
            onToggle={() => toggle(day)}
          />
        ))}
      </div>
    </fieldset>
  );
}
