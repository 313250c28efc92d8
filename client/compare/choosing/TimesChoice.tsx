import { dayOfDate } from "#domain/calendar.ts";
import type { Asked } from "#domain/comparison/address.ts";
import { type Comparison, sideNames } from "#domain/comparison/comparison.ts";
import { type NamedTimes, namedSpans, sidesOfDays } from "#domain/comparison/named-times.ts";
import { compare } from "#domain/languages/en/compare.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { Disclosure } from "../../charts/Disclosure.tsx";
import { useTranslator } from "../../languages/language.ts";
import { DateField, DateFields } from "../../search/DateFields.tsx";
import { SideMark } from "../../stars/SideMark.tsx";
import { dayFormat } from "../../time/day-format.ts";
import { isSince } from "../side-text.ts";
import { Chip } from "./Chip.tsx";
import type { ChoiceProps } from "./choice-props.ts";
import { NameSelect } from "./NameSelect.tsx";
import { SpansTrack } from "./SpansTrack.tsx";
import { comparisonOfDates, datesOf, type TwoDates } from "./two-spans.ts";

/** Two times: by a name, by what lies between them, on the line of the journal, or by their dates. */
export function TimesChoice({ asking, comparison, known, index, journal, today }: ChoiceProps) {
  const t = useTranslator();
  const { asked, ask, askSoon } = asking;
  const dates = datesOf(comparison);
  const of = (comparison: Comparison): Asked => ({ kind: "comparison", comparison });
  const askDates = (next: TwoDates) => askSoon(of(comparisonOfDates(next)));
  const since = (date: string) => {
    const day = dayOfDate(date);
    ask(of(sidesOfDays({ first: day }, { last: day - 1 })));
  };
  return (
    <>
      {/* Phones show them in one row, so that the answer comes into view. */}
      <div className="flex flex-wrap gap-1.5 max-sm:-mx-4 max-sm:-my-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[&>*]:shrink-0 max-sm:[scrollbar-width:none]">
        {timesOn(today).map((times) => (
          <Chip
            key={times}
            isChosen={asked?.kind === "times" && asked.times === times}
            onPress={() => ask({ kind: "times", times })}
          >
            {timesText(t, times, today)}
          </Chip>
        ))}
      </div>
      <SpansTrack days={index.days} journal={journal} dates={dates} onChange={askDates} />
      <Disclosure name={t(compare.choose.own)}>
        <div className="flex flex-col gap-5 pt-1">
          <div className="grid items-end gap-x-4 gap-y-4 sm:grid-cols-2">
            <DateField
              label={t(compare.choose.since)}
              value={sinceOf(comparison)}
              isInOrder={(date) => dayOfDate(date) <= journal.last}
              onChange={(date) => date !== null && since(date)}
            />
            {known.constellations.length > 0 && (
              <NameSelect
                label={t(compare.choose.event)}
                things={known.constellations}
                value={asked?.kind === "constellation" ? asked.id : null}
                onChange={(id) => ask({ kind: "constellation", id })}
              />
            )}
          </div>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {sideNames.map((side) => (
              <DateFields
                key={side}
                legend={
                  <span className="flex items-center gap-2">
                    <SideMark side={side} />
                    {t(compare.sides[side])}
                  </span>
                }
                {...dates[side]}
                onChange={(next) => askDates({ ...dates, [side]: next })}
              />
            ))}
          </div>
        </div>
      </Disclosure>
    </>
  );
}

/** The times that have a name; three months that are a season are offered once. */
function timesOn(today: number): readonly NamedTimes[] {
  const isSeason = namedSpans("season", today)[0].first === namedSpans("three-months", today)[0].first;
  return ["this-month", "this-week", "three-months", ...(isSeason ? [] : (["season"] as const)), "this-year"];
}

function timesText(t: Translator, times: NamedTimes, today: number): string {
  if (times === "this-week") return t(compare.choose.times.week);
  if (times === "this-month") return t(compare.choose.times.month);
  if (times === "this-year") return t(compare.choose.times.year);
  const [{ first, last }] = namedSpans(times, today);
  const months = dayFormat({ month: "short", year: "numeric" }, t.locale).formatRange(first, last);
  return t(compare.choose.times.months, { months });
}

/** The day since which there is another time, if that is what is compared. */
function sinceOf(comparison: Comparison | null): string | null {
  if (comparison?.kind !== "sides" || comparison.second === "others") return null;
  return isSince(comparison.first, comparison.second) ? comparison.first.from : null;
}
