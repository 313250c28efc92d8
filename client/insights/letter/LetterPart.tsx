import { ChevronLeft, ChevronRight, Image } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { partsOfDay } from "#domain/calendar.ts";
import type { Feelings } from "#domain/feelings.ts";
import type { Reader } from "#domain/insights/insights.ts";
import { letterSentences } from "#domain/insights/letter-sentences.ts";
import { type Letter, letterOf, type PeriodKind, periodOf } from "#domain/insights/letters.ts";
import type { MeasuredReading } from "#domain/insights/measured-days.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { dateWithWeekday } from "#domain/languages/dates.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { letters } from "#domain/languages/en/letters.ts";
import { joined } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dayAt } from "#domain/local-time.ts";
import { Disclosure } from "../../charts/Disclosure.tsx";
import { translator, useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { dayFormat } from "../../time/day-format.ts";
import { Button } from "../../ui/Button.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { showToast } from "../../ui/toasts.ts";
import { readerNow } from "../reader-now.ts";
import { LetterPicture } from "./LetterPicture.tsx";
import { savePicture } from "./save-picture.ts";

const kinds = ["week", "month", "year"] as const;

function periodName({ locale }: Translator, { kind, first, last }: Letter["period"]): string {
  if (kind === "week") return dayFormat({ dateStyle: "long" }, locale).formatRange(first, last);
  return dayFormat({ ...(kind === "month" && { month: "long" }), year: "numeric" }, locale).format(first);
}

/** The day of the first star; there is nothing to read before it. */
const firstDayOf = (entries: readonly InsightEntry[], { now, utcOffset }: Reader) =>
  entries.reduce(
    (first, { timestamp, utcOffset: own }) => Math.min(first, dayAt(Date.parse(timestamp), own ?? utcOffset)),
    dayAt(now, utcOffset),
  );

type Props = {
  entries: readonly InsightEntry[];
  readings: readonly MeasuredReading[];
  tagName: (id: string) => string;
  trackerName: (id: string) => string;
};

/** A letter about a week, a month or a year, made when the person opens it. */
export function LetterPart({ entries, readings, ...names }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const id = useId();
  const [kind, setKind] = useState<PeriodKind>("week");
  const [reader] = useState(readerNow);
  const today = dayAt(reader.now, reader.utcOffset);
  const [day, setDay] = useState(today);
  const period = periodOf(kind, day);
  // The first day is compared, because each rendering makes a new object.
  const letter = useMemo(
    () => letterOf(feelings, entries, periodOf(kind, period.first), reader, readings),
    [feelings, entries, kind, period.first, reader, readings],
  );
  const name = periodName(t, period);
  const firstDay = useMemo(() => firstDayOf(entries, reader), [entries, reader]);
  return (
    <section aria-labelledby={id} className="surface flex min-w-0 flex-col gap-4 p-4 sm:p-6">
      <h2 id={id} className="font-display text-title">
        {t(letters.title)}
      </h2>
      <OneOf
        legend={t(letters.about)}
        options={kinds.map((id) => [id, t(letters.kinds[id])] as const)}
        value={kind}
        onValueChange={setKind}
      />
      <div className="-mx-2 flex items-center justify-between gap-2">
        <Button
          variant="quiet"
          className="disabled:opacity-40"
          aria-label={t(letters.before[kind])}
          disabled={period.first <= firstDay}
          onClick={() => setDay(period.first - 1)}
        >
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
        <p role="status" className="text-balance text-center font-medium">
          {name}
        </p>
        <Button
          variant="quiet"
          className="disabled:opacity-40"
          aria-label={t(letters.after[kind])}
          disabled={period.last >= today}
          onClick={() => setDay(period.last + 1)}
        >
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      </div>
      {letter ? (
        <WrittenLetter letter={letter} name={name} {...names} />
      ) : (
        <p className="text-quiet">{t(letters.quiet[kind])}</p>
      )}
    </section>
  );
}

function WrittenLetter({
  letter,
  name,
  tagName,
  trackerName,
}: {
  letter: Letter;
  name: string;
} & Pick<Props, "tagName" | "trackerName">) {
  const t = useTranslator();
  const feelings = useFeelings();
  const paragraphs = letterSentences(t, letter, {
    feelings,
    ...{ tag: tagName, tracker: trackerName },
    day: (day) => dayFormat(dateWithWeekday(t.locale), t.locale).format(day),
  });
  return (
    <>
      <LetterPicture letter={letter} />
      <div className="flex max-w-prose flex-col gap-3 text-pretty font-display text-lead wrap-anywhere">
        {paragraphs.map((sentences) => (
          <p key={sentences[0]}>{joined(t, sentences)}</p>
        ))}
      </div>
      {letter.period.kind === "year" && (
        <div className="flex flex-col items-start gap-1">
          <Button onClick={() => save(feelings, letter, name)}>
            <Image aria-hidden="true" />
            {t(letters.picture.save)}
          </Button>
          <p className="text-quiet text-small">{t(letters.picture.hint)}</p>
        </div>
      )}
      <Disclosure name={t(insights.howWorkedOut)}>
        <p className="max-w-prose text-pretty text-quiet text-small">{t(letters.method)}</p>
      </Disclosure>
    </>
  );
}

async function save(feelings: Feelings, letter: Letter, name: string) {
  const t = translator();
  const isSaved = await savePicture(
    feelings,
    letter,
    t(letters.picture.caption, { year: name, count: letter.stars.length }),
    `mood-universe-${partsOfDay(letter.period.first).year}.png`,
  );
  const said = isSaved ? letters.picture.saved : letters.picture.notSaved;
  showToast((t) => ({ title: t(said.title), description: t(said.text) }));
}
