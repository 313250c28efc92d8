/** Letters: half a page about a week, a month or a year, of what its stars say, with a few of the person's own words. */

import { daysIn, monthsBefore } from "../calendar.ts";
import { type Feelings, findEmotion } from "../feelings.ts";
import { counted } from "../insights/counted.ts";
import type { Reader } from "../insights/insights.ts";
import { type ScoredStar, scoreStars } from "../insights/scored-stars.ts";
import { dayAt } from "../local-time.ts";
import { countedAlong } from "./along.ts";
import { claimedAlong, contrastOf } from "./contrast.ts";
import {
  brightestDay,
  frequent,
  fullerHalf,
  fullestDay,
  longestSilence,
  monthsOf,
  tagsByDay,
  twinsOf,
  usualHours,
  wordOf,
} from "./counts.ts";
import { type DatedEntry, type Earlier, entriesIn, splitEntries } from "./earlier.ts";
import type { Along, Counted, Letter, LetterUniverse } from "./letter-data.ts";
import { measuredIn } from "./measured.ts";
import { type Period, type PeriodKind, periodOf } from "./period.ts";
import { quotesOf } from "./quotes.ts";

/** Null for a period without a star. What is after `now` is left out. */
export function letterOf(universe: LetterUniverse, period: Period, reader: Reader): Letter | null {
  const known = universe.feelings;
  const { dated, inside, before, earlier } = splitEntries(universe.entries, period, reader.utcOffset);
  const stars = scoreStars(known, inside, reader.now, reader.utcOffset);
  const days = [...new Set(stars.map(({ day }) => day))].sort((one, other) => one - other);
  const [firstDay] = days;
  if (firstDay === undefined) return null;
  const today = dayAt(reader.now, reader.utcOffset);
  const lastDay = Math.max(Math.min(period.last, today), days.at(-1) ?? firstDay);
  const isOver = lastDay >= period.last;
  const isFirst = earlier.lastDay === null;
  const span = { first: isFirst ? firstDay : period.first, last: lastDay };
  const feelings = counted(stars.flatMap((star) => star.feelings));
  const tags = counted(tagsByDay(stars));
  const isKnown = ({ id }: Counted) => findEmotion(known, id) !== null;
  const facts = {
    ...{ period, stars },
    newFeelings: isFirst
      ? []
      : feelings.filter((one) => isKnown(one) && !earlier.named.has(one.id)).map(idOf),
    fullest: fullestDay(stars),
  };
  return {
    ...facts,
    ...{ days: days.length, length: daysIn(span), isOver },
    turn: earlier.periods,
    beginsOn: isFirst && firstDay > period.first ? firstDay : null,
    feelings: frequent(feelings),
    back: backAfterLong(feelings.filter(isKnown), earlier, period),
    tags: frequent(tags),
    newTags: isFirst ? [] : tags.filter(({ id }) => !earlier.tags.has(id)).map(idOf),
    along: alongOf(period, countedAlong(stars), () => claimedAlong(universe, dated, period, reader)),
    contrast: contrastOf(universe, dated, period, reader),
    measured: measuredIn(universe, { first: period.first, last: Math.min(period.last, today) }),
    months: period.kind === "year" ? monthsOf(stars, span) : [],
    half: isOver && !isFirst ? fullerHalf(stars, period) : null,
    brightest: brightestDay(stars),
    hours: usualHours(stars),
    twins: twinsOf(known, stars),
    yearAgo: wordAYearAgo(known, dated, period, reader),
    arc: isOver && days.length >= 3 ? arcOf(stars) : null,
    // The days after the last star may still get one.
    silence: longestSilence(
      days,
      { ...span, last: isOver ? span.last : (days.at(-1) ?? span.last) },
      period.kind,
    ),
    quotes: quotesOf(known, { inside, before }, { ...facts, lastDayBefore: earlier.lastDay }, reader),
  };
}

/** A claim is of all days until then and changes slowly: letters of weeks would repeat it. */
function alongOf({ kind }: Period, counted: Along | null, claimed: () => Along | null): Along | null {
  if (kind === "week") return counted;
  return kind === "month" ? (counted ?? claimed()) : (claimed() ?? counted);
}

const idOf = ({ id }: Counted) => id;

/** Days after which a feeling comes back. */
const longAgo: Readonly<Record<PeriodKind, number>> = { week: 60, month: 120, year: 365 };

/** The feeling that was away for longest. */
function backAfterLong(
  feelings: readonly Counted[],
  { named }: Earlier,
  { kind, first }: Period,
): Letter["back"] {
  const [back] = feelings
    .flatMap(({ id }) => {
      const day = named.get(id);
      return day !== undefined && day < first - longAgo[kind] ? [{ feeling: id, day }] : [];
    })
    .sort((one, other) => one.day - other.day);
  return back ?? null;
}

/** Stars of the earlier time, before it has a word. */
const fewStars = 3;

/** Weeks are 364 days apart, so that both begin on a Monday. */
function wordAYearAgo(
  known: Feelings,
  dated: readonly DatedEntry[],
  { kind, first, last }: Period,
  { now, utcOffset }: Reader,
): string | null {
  if (kind === "year") return null;
  const earlier =
    kind === "week" ? { first: first - 364, last: last - 364 } : periodOf("month", monthsBefore(first, 12));
  const stars = scoreStars(known, entriesIn(dated, earlier), now, utcOffset);
  return stars.length < fewStars ? null : wordOf(stars);
}

function arcOf(stars: readonly ScoredStar[]): Letter["arc"] {
  const [first, last] = [stars[0]?.feelings[0], stars.at(-1)?.feelings[0]];
  return first !== undefined && last !== undefined && first !== last ? { first, last } : null;
}
