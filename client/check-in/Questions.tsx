import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { dayOfDate } from "#domain/calendar.ts";
import { dayOfCheckIn, daysOfCheckIn, dueTrackers } from "#domain/check-in/due.ts";
import { checkIn } from "#domain/languages/en/check-in.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { useTranslator } from "../languages/language.ts";
import { dayFormat } from "../time/day-format.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { OneOf } from "../ui/OneOf.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { useKept } from "./use-kept.ts";
import { wallClockNow } from "./wall-clock.ts";

export type QuestionsProps = {
  userId: string;
  /** The trackers that are not archived. */
  trackers: readonly Tracker[];
  universe: Pick<Universe, "readings">;
};

/** What is due, for today or yesterday, and behind a button whatever else a person measures. */
export function Questions({ userId, trackers, universe }: QuestionsProps) {
  const t = useTranslator();
  const [clock] = useState(wallClockNow);
  const days = daysOfCheckIn(clock);
  const [date, setDate] = useState(() => dayOfCheckIn(clock));
  const due = useKept(
    dueTrackers(trackers, universe.readings, clock, date).map(({ id }) => id),
    date,
  );
  const [areOthersShown, showOthers] = useState(due.length === 0);
  const asked = trackers.filter(({ id }) => due.includes(id));
  const others = trackers.filter((tracker) => !asked.includes(tracker));
  const isNoted = universe.readings.some(({ at }) => at.startsWith(date));
  const dayText = (day: string) => dayFormat({ weekday: "long" }, t.locale).format(dayOfDate(day));
  const list = { userId, clock, date, readings: universe.readings };
  return (
    <div className="flex flex-col gap-2">
      <OneOf
        legend={t(checkIn.day)}
        legendClassName="sr-only"
        options={[
          [days[0], t(checkIn.yesterday, { day: dayText(days[0]) })],
          [days[1], t(checkIn.today, { day: dayText(days[1]) })],
        ]}
        value={date}
        onValueChange={setDate}
      />
      {asked.length > 0 ? (
        <QuestionList key={date} {...list} trackers={asked} />
      ) : (
        <p className="py-2 text-pretty">{t(isNoted ? checkIn.allNoted : checkIn.nothingDue)}</p>
      )}
      {others.length > 0 && (
        <div>
          <Button
            variant="quiet"
            className="-ms-4"
            aria-expanded={areOthersShown}
            onClick={() => showOthers(!areOthersShown)}
          >
            {t(checkIn.others)}
            <ChevronDown
              aria-hidden="true"
              className={cn("size-4! transition-transform duration-150", areOthersShown && "rotate-180")}
            />
          </Button>
          {areOthersShown && <QuestionList key={date} {...list} trackers={others} />}
        </div>
      )}
    </div>
  );
}
