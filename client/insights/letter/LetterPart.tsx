import { ChevronLeft, ChevronRight, Image } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { partsOfDay } from "#domain/calendar.ts";
import type { Reader } from "#domain/insights/insights.ts";
import { letterSentences } from "#domain/insights/letter-sentences.ts";
import { type Letter, letterOf, type PeriodKind, periodOf } from "#domain/insights/letters.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { dayAt } from "#domain/local-time.ts";
import { dayFormat } from "../../time/day-format.ts";
import { Button } from "../../ui/Button.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { showToast } from "../../ui/toasts.ts";
import { Disclosure } from "../Disclosure.tsx";
import { readerNow } from "../reader-now.ts";
import { LetterPicture } from "./LetterPicture.tsx";
import { savePicture } from "./save-picture.ts";

const kinds = [
  ["week", "Week"],
  ["month", "Month"],
  ["year", "Year"],
] as const;

const long = dayFormat({ dateStyle: "long" });
const withWeekday = dayFormat({ weekday: "long", day: "numeric", month: "long" });
const month = dayFormat({ month: "long", year: "numeric" });

function periodName({ kind, first, last }: Letter["period"]): string {
  if (kind === "week") return long.formatRange(first, last);
  return kind === "month" ? month.format(first) : String(partsOfDay(first).year);
}

/** The day of the first star; there is nothing to read before it. */
const firstDayOf = (entries: readonly InsightEntry[], { now, utcOffset }: Reader) =>
  entries.reduce(
    (first, { timestamp, utcOffset: own }) => Math.min(first, dayAt(Date.parse(timestamp), own ?? utcOffset)),
    dayAt(now, utcOffset),
  );

type Props = { entries: readonly InsightEntry[]; tagName: (id: string) => string };

/** A letter about a week, a month or a year, made when the person opens it. */
export function LetterPart({ entries, tagName }: Props) {
  const id = useId();
  const [kind, setKind] = useState<PeriodKind>("week");
  const [reader] = useState(readerNow);
  const today = dayAt(reader.now, reader.utcOffset);
  const [day, setDay] = useState(today);
  const period = periodOf(kind, day);
  // By its first day: the object is a new one at each rendering.
  const letter = useMemo(
    () => letterOf(entries, periodOf(kind, period.first), reader),
    [entries, kind, period.first, reader],
  );
  const name = periodName(period);
  const firstDay = useMemo(() => firstDayOf(entries, reader), [entries, reader]);
  return (
    <section aria-labelledby={id} className="surface flex min-w-0 flex-col gap-4 p-4 sm:p-6">
      <h2 id={id} className="font-display text-title">
        A letter
      </h2>
      <OneOf legend="About a" options={kinds} value={kind} onValueChange={setKind} />
      <div className="-mx-2 flex items-center justify-between gap-2">
        <Button
          variant="quiet"
          className="disabled:opacity-40"
          aria-label={`The ${kind} before`}
          disabled={period.first <= firstDay}
          onClick={() => setDay(period.first - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p role="status" className="text-balance text-center font-medium">
          {name}
        </p>
        <Button
          variant="quiet"
          className="disabled:opacity-40"
          aria-label={`The ${kind} after`}
          disabled={period.last >= today}
          onClick={() => setDay(period.last + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      {letter ? (
        <WrittenLetter letter={letter} name={name} tagName={tagName} />
      ) : (
        <p className="text-quiet">No star is in this {kind}. It stays quiet, and that is all right.</p>
      )}
    </section>
  );
}

function WrittenLetter({
  letter,
  name,
  tagName,
}: {
  letter: Letter;
  name: string;
  tagName: Props["tagName"];
}) {
  const paragraphs = letterSentences(letter, { tag: tagName, day: (day) => withWeekday.format(day) });
  return (
    <>
      <LetterPicture letter={letter} />
      <div className="flex max-w-prose flex-col gap-3 text-pretty font-display text-lead wrap-anywhere">
        {paragraphs.map((sentences) => (
          <p key={sentences[0]}>{sentences.join(" ")}</p>
        ))}
      </div>
      {letter.period.kind === "year" && (
        <div className="flex flex-col items-start gap-1">
          <Button onClick={() => save(letter, name)}>
            <Image aria-hidden="true" />
            Save as a picture
          </Button>
          <p className="text-quiet text-small">Its stars and the year, without a word of your notes.</p>
        </div>
      )}
      <Disclosure name="How this was worked out">
        <p className="max-w-prose text-pretty text-quiet text-small">
          The letter counts the stars of its time and reads no note. A day is as bright as the mean score of
          its stars. What others equal is not named as most frequent. The picture shows time from left to
          right, and pleasant feelings above.
        </p>
      </Disclosure>
    </>
  );
}

async function save(letter: Letter, name: string) {
  const isSaved = await savePicture(
    letter,
    `${name} · ${letter.stars.length} stars`,
    `mood-universe-${name}.png`,
  );
  showToast(
    isSaved
      ? { title: "Saved", description: "The picture of your year is among your downloads." }
      : {
          title: "Not saved",
          description: "This browser could not make the picture. Your journal is untouched.",
        },
  );
}
