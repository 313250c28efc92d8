/** What the last thirty days say: how often which feeling, at which hours, how many nights lit; and a slow change before them. */

import { dayMs, dayOfDate } from "../calendar.ts";
import { feelingInSentence } from "../feeling-name.ts";
import { dateAsWritten, formatDateRange } from "../languages/dates.ts";
import { answers } from "../languages/en/insights-answers.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import { dayQuarters } from "./day-quarters.ts";
import { exactSentences } from "./exact-sentences.ts";
import type { Insights, LatelySpan, Turn } from "./insights-data.ts";
import { newFeelingsSentence } from "./sentences.ts";
import { differs, judgedStatement, type Names, plainStatement, type Statement } from "./statement.ts";
import { directionOf, quoted } from "./text-parts.ts";

/** More would be a list, and no answer. */
const mostNamed = 4;
/** Stars, before their hours are said. */
const leastForParts = 5;

/** The answer of the part: which feeling came up most often. */
export function latelyCard(t: Translator, { last, latest }: Insights["lately"], names: Names): Statement {
  if (latest === null) return plainStatement("lately", t(answers.lately.noStar));
  if (last.stars === 0)
    return plainStatement(
      "lately",
      t(answers.lately.quiet),
      t(answers.lately.quietSince, { date: longDate(t, latest) }),
    );
  const top = topOf(last);
  return plainStatement(
    "lately",
    feelingsSentence(t, last, top, names),
    last.length < 2 || last.stars === 1 ? null : countsOf(t, last, top),
  );
}

/** What else is plain, and then the slow change. */
export const latelyStatements = (
  t: Translator,
  { lately, words, turns }: Pick<Insights, "lately" | "words" | "turns">,
  names: Names,
): readonly Statement[] => [
  ...beforeStatement(t, lately, names),
  ...nightsStatement(t, lately),
  ...partStatement(t, lately.last),
  ...newStatement(t, words, names),
  ...[...turns.claims, ...turns.unsure].filter(differs).map((turn) => turnStatement(t, turn)),
];

/** The most frequent feelings, none of which is more frequent than another of them. */
const topOf = ({ feelings }: LatelySpan) => feelings.filter(({ count }) => count === feelings[0]?.count);

const named = (t: Translator, feelings: LatelySpan["feelings"], names: Names) =>
  listed(
    t,
    feelings.map(({ id }) => quoted(t, feelingInSentence(t, names.feelings, id))),
  );

function feelingsSentence(
  t: Translator,
  { stars, feelings }: LatelySpan,
  top: LatelySpan["feelings"],
  names: Names,
): string {
  const params = { feelings: named(t, top, names) };
  if (stars === 1) return t(answers.lately.oneStar, params);
  if (feelings.length === 1) return t(answers.lately.oneFeeling, params);
  if (top.length === feelings.length && top.length <= mostNamed) return t(answers.lately.few, params);
  return top.length > 2
    ? t(answers.lately.noneStoodOut, { count: feelings.length })
    : t(answers.lately.most, params);
}

function countsOf(t: Translator, { stars, days, length, feelings }: LatelySpan, top: LatelySpan["feelings"]) {
  const count = top[0]?.count ?? 0;
  if (top.length > 2 || top.length === feelings.length)
    return t(answers.lately.starsOnDays, { stars, days, length });
  return t(top.length === 1 ? answers.lately.ofStars : answers.lately.eachOfStars, { count, stars, length });
}

/** Only if feelings stand out in both: the others are in the figures. */
function beforeStatement(t: Translator, { last, before }: Insights["lately"], names: Names) {
  if (!before || last.stars === 0) return [];
  const [now, then] = [topOf(last), topOf(before)];
  const isClear = ({ feelings }: LatelySpan, top: LatelySpan["feelings"]) =>
    top.length > 0 && top.length <= 2 && top.length < feelings.length;
  if (!isClear(before, then)) return [];
  const [count, { stars }] = [then[0]?.count ?? 0, before];
  const isSame = isClear(last, now) && idsOf(now) === idsOf(then);
  return [
    plainStatement(
      "before",
      isSame ? t(answers.lately.sameBefore) : t(answers.lately.before, { feelings: named(t, then, names) }),
      t(then.length === 1 ? answers.lately.beforeOfStars : answers.lately.beforeEachOfStars, {
        count,
        stars,
      }),
    ),
  ];
}

const idsOf = (feelings: LatelySpan["feelings"]) =>
  feelings
    .map(({ id }) => id)
    .sort()
    .join();

function nightsStatement(t: Translator, { last, before }: Insights["lately"]) {
  if (last.stars === 0 || last.length < 2) return [];
  const { days, length } = last;
  return [
    plainStatement(
      "nights",
      t(answers.lately.nights, { days, length }),
      before && t(answers.lately.nightsBefore, { days: before.days, length: before.length }),
    ),
  ];
}

function partStatement(t: Translator, { stars, parts }: LatelySpan) {
  const at = parts.findIndex((count) => 2 * count > stars);
  const part = dayQuarters[at];
  if (!part || stars < leastForParts) return [];
  return [
    plainStatement(
      "hours",
      t(answers.lately.parts[part]),
      t(answers.lately.partCount, { count: parts[at] ?? 0, stars }),
    ),
  ];
}

function newStatement(t: Translator, { newThisMonth }: Insights["words"], { feelings }: Names) {
  const text = newFeelingsSentence(t, feelings, newThisMonth);
  return text ? [plainStatement("new", text)] : [];
}

const turnStatement = (t: Translator, turn: Turn): Statement =>
  judgedStatement(t, turn.sureness, {
    key: "turn",
    first:
      turn.sureness === "chance"
        ? t(answers.lately.noTurn)
        : t(answers.lately.turn, { direction: directionOf(turn.difference) }),
    counts: t(answers.lately.turnDays, { dates: dateRange(t, turn.from, turn.to), days: turn.days }),
    exact: exactSentences(t, turn),
  });

/** Days are those of the person's calendar, so that no time zone may move them. */
const dateFormat = (t: Translator) =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: "long", timeZone: "UTC" });

const longDate = (t: Translator, date: string): string =>
  dateAsWritten(t.locale, dateFormat(t).format(dayOfDate(date) * dayMs));

const dateRange = (t: Translator, from: string, to: string): string =>
  formatDateRange(dateFormat(t), dayOfDate(from) * dayMs, dayOfDate(to) * dayMs);
