/** What goes along with brighter or dimmer days: each statement with how sure it is, the surest first. */

import { dayMs, firstDayOf, type Weekday } from "../calendar.ts";
import { feelingInSentence } from "../feeling-name.ts";
import { insights } from "../languages/en/insights.ts";
import { answers } from "../languages/en/insights-answers.ts";
import { joined } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import { exactPairSentences, exactSeasonSentences, exactSentences } from "./exact-sentences.ts";
import type { FeelingPair, Insights, Season, TagFinding, WeekdayFinding } from "./insights-data.ts";
import { measureStatement } from "./measure-statements.ts";
import { sharedDaysSentence, weekdayIds } from "./sentences.ts";
import { judgedStatement, type Names, type Statement } from "./statement.ts";
import { directionOf, quoted } from "./text-parts.ts";

type Ranked = { readonly chance: number; readonly statement: Statement };

/** All that is clear or probable. */
export function claimStatements(t: Translator, found: Insights, names: Names): readonly Statement[] {
  const { tags, measures, rhythm, beforeAfter, together, seasons, coverage } = found;
  const rank = <Claim extends { readonly chance: number }>(
    claims: readonly Claim[],
    stateOf: (claim: Claim) => Statement | null,
  ): Ranked[] =>
    claims.flatMap((claim) => {
      const statement = stateOf(claim);
      return statement ? [{ chance: claim.chance, statement }] : [];
    });
  return [
    ...rank(tags.claims, (claim) => tagStatement(t, claim, names)),
    ...rank(measures.claims, (claim) => measureStatement(t, claim, names)),
    ...rank(rhythm.claims, (claim) => weekdayStatement(t, claim)),
    ...rank(beforeAfter.claims, (claim) =>
      judgedStatement(t, claim.sureness, {
        key: `exercise ${claim.itemId}`,
        first: t(answers.along.exercise, {
          exercise: names.exercise(claim.itemId),
          direction: directionOf(claim.difference),
        }),
        counts: t(answers.along.exerciseTimes, { times: claim.pairs }),
        exact: exactSentences(t, claim),
      }),
    ),
    ...rank(together.shared.claims, (pair) => pairStatement(t, "shared", pair, names)),
    ...rank(together.following.claims, (pair) => pairStatement(t, "following", pair, names)),
    ...rank(seasons?.isClaim ? [seasons] : [], (season) => seasonStatement(t, season, coverage)),
  ]
    .sort((one, other) => one.chance - other.chance)
    .map(({ statement }) => statement);
}

function tagStatement(t: Translator, finding: TagFinding, names: Names): Statement {
  const { tagId, difference, daysWith, daysWithout, sureness } = finding;
  const tag = names.tag(tagId);
  const shared = sharedDaysSentence(t, finding, names.tag);
  return judgedStatement(t, sureness, {
    key: `tag ${tagId}`,
    first: t(answers.along.tag, { tag, direction: directionOf(difference) }),
    counts: t(answers.along.withAndWithout, { daysWith, daysWithout }),
    caution: joined(t, [
      t(difference > 0 ? answers.along.goodDays : answers.along.hardDays, { tag }),
      ...(shared ? [shared] : []),
    ]),
    exact: exactSentences(t, finding),
    sky: { name: quoted(t, tag), stars: { tags: [tagId] } },
  });
}

function weekdayStatement(t: Translator, finding: WeekdayFinding): Statement {
  const { weekday, days, difference, sureness } = finding;
  const id = weekdayIds[weekday] ?? "sunday";
  return judgedStatement(t, sureness, {
    key: `weekday ${weekday}`,
    first: t(answers.along.weekday, { weekday: id, direction: directionOf(difference) }),
    counts: t(answers.along.daysWithStar, { days }),
    exact: exactSentences(t, finding),
    // The filter counts from Sunday.
    sky: {
      name: t(insights.rhythm.weekdays[id]),
      stars: { weekdays: [((weekday + 1) % 7) as Weekday] },
    },
  });
}

function pairStatement(
  t: Translator,
  kind: "shared" | "following",
  pair: FeelingPair,
  { feelings }: Names,
): Statement {
  const { first, second, count, sureness } = pair;
  const params = {
    first: feelingInSentence(t, feelings, first),
    second: feelingInSentence(t, feelings, second),
  };
  return judgedStatement(t, sureness, {
    key: `${kind} ${first} ${second}`,
    first: kind === "shared" ? t(answers.along.shared, params) : t(answers.along.following, params),
    counts:
      kind === "shared"
        ? t(answers.along.sharedStars, { count })
        : t(answers.along.followingTimes, { count }),
    exact: exactPairSentences(t, pair),
  });
}

const seasonStatement = (t: Translator, season: Season, { days }: Insights["coverage"]): Statement =>
  judgedStatement(t, season.sureness, {
    key: "season",
    first: t(answers.along.season, { month: monthOf(t, season.peak) }),
    counts: t(answers.along.daysWithStar, { days: days.all }),
    exact: exactSeasonSentences(t, season),
  });

/** The name of the month of a day of a common year, from 1. */
const monthOf = (t: Translator, day: number): string =>
  new Intl.DateTimeFormat(t.locale, { month: "long", timeZone: "UTC" }).format(
    (firstDayOf(2025, 1) + day - 1) * dayMs,
  );
