import { ChevronLeft, ChevronRight, Image } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { partsOfDay } from "#domain/calendar.ts";
import type { Feelings } from "#domain/feelings.ts";
import type { Reader } from "#domain/insights/insights.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { letters } from "#domain/languages/en/letters.ts";
import { joined } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { letterOf } from "#domain/letters/letter.ts";
import type { Letter, LetterUniverse } from "#domain/letters/letter-data.ts";
import { type PeriodKind, periodOf } from "#domain/letters/period.ts";
import { writeLetter } from "#domain/letters/write-letter.ts";
import { dayAt } from "#domain/local-time.ts";
import { Disclosure } from "../../charts/Disclosure.tsx";
import { translator, useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { dayFormat } from "../../time/day-format.ts";
import { readerNow } from "../../time/reader-now.ts";
import { Button } from "../../ui/Button.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { showToast } from "../../ui/toasts.ts";
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

type Props = Pick<LetterUniverse, "entries" | "trackers" | "readings"> & {
  tagName: (id: string) => string;
};

/** A letter about a week, a month or a year, made when the person opens it. */
export function LetterPart({ tagName, ...read }: Props) {
  const t = useTranslator();
  const id = useId();
  const feelings = useFeelings();
  const { entries, trackers, readings } = read;
  const universe = useMemo(() => {
    const tags = [...new Set(entries.flatMap((entry) => entry.tags))];
    return {
      ...{ feelings, entries, trackers, readings },
      tags: tags.map((id) => ({ id, name: tagName(id) })),
    };
  }, [feelings, entries, trackers, readings, tagName]);
  const [kind, setKind] = useState<PeriodKind>("week");
  const [reader] = useState(readerNow);
  const today = dayAt(reader.now, reader.utcOffset);
  const [day, setDay] = useState(today);
  const period = periodOf(kind, day);
  // The first day is compared, because each rendering makes a new object.
  const letter = useMemo(
    () => letterOf(universe, periodOf(kind, period.first), reader),
    [universe, kind, period.first, reader],
  );
  const name = periodName(t, period);
  const firstDay = useMemo(() => firstDayOf(universe.entries, reader), [universe.entries, reader]);
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
        <WrittenLetter letter={letter} name={name} universe={universe} />
      ) : (
        <p className="text-quiet">{t(letters.quiet[kind])}</p>
      )}
    </section>
  );
}

function WrittenLetter({
  letter,
  name,
  universe,
}: {
  letter: Letter;
  name: string;
  universe: LetterUniverse;
}) {
  const t = useTranslator();
  const feelings = useFeelings();
  return (
    <>
      <LetterPicture letter={letter} />
      <div className="flex max-w-prose flex-col gap-3 text-pretty font-display text-lead wrap-anywhere">
        {writeLetter(t, letter, universe).map((paragraph) =>
          paragraph.kind === "text" ? (
            <p key={paragraph.sentences[0]}>{joined(t, paragraph.sentences)}</p>
          ) : (
            <figure key={paragraph.starId} className="flex flex-col gap-2">
              <figcaption>{paragraph.leadIn}</figcaption>
              <blockquote dir="auto" className="whitespace-pre-line border-line border-s-2 ps-4">
                {paragraph.words}
              </blockquote>
            </figure>
          ),
        )}
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
