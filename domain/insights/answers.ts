/** What the page of insights answers, in words: three parts, each with one sentence to take away; and what it will answer later. */

import { insights } from "../languages/en/insights.ts";
import { answers } from "../languages/en/insights-answers.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import { claimStatements } from "./along-statements.ts";
import { chanceStatements } from "./chance-statements.ts";
import type { Insights } from "./insights-data.ts";
import { latelyCard, latelyStatements } from "./lately-statements.ts";
import { laterSentence } from "./later-sentence.ts";
import { coverageSentence } from "./sentences.ts";
import { type Names, plainStatement, type Statement } from "./statement.ts";

/** `card` opens the part; none of the others says the same again. */
export type Answer = { readonly card: Statement; readonly others: readonly Statement[] };

export type Answers = {
  readonly lately: Answer;
  readonly along: Answer;
  readonly sure: Answer;
  /** The line at the foot; null if everything can be said. */
  readonly later: string | null;
};

/** Every state of a journal has its sentences, also one without a star. */
export const answersOf = (t: Translator, found: Insights, names: Names): Answers => ({
  lately: { card: latelyCard(t, found.lately, names), others: latelyStatements(t, found, names) },
  along: alongAnswer(t, found, names),
  sure: { card: sureCard(t, found), others: [] },
  later: laterSentence(t, found.later),
});

/** The surest statement, or that there is none. */
function alongAnswer(t: Translator, found: Insights, names: Names): Answer {
  const [surest, ...claims] = claimStatements(t, found, names);
  const chances = chanceStatements(t, found, names);
  if (surest) return { card: surest, others: [...claims, ...chances] };
  const compared = comparedThings(t, found);
  if (compared.length > 0)
    return {
      card: plainStatement(
        "along",
        t(answers.along.nothing),
        t(answers.along.looked, { things: listed(t, compared) }),
      ),
      others: chances,
    };
  const { claims: tagClaims, unsure, tooEarly } = found.tags;
  const hasTags = tagClaims.length + unsure.length + tooEarly.length > 0;
  return {
    card: plainStatement("along", t(answers.along.tooEarly), hasTags ? null : t(insights.tags.none)),
    others: [],
  };
}

function comparedThings(t: Translator, { tags, measures, rhythm, beforeAfter }: Insights): readonly string[] {
  const { lookedAt } = answers.along;
  const count = (some: readonly unknown[]) => some.length;
  const trackers = new Set(measures.unsure.map(({ trackerId }) => trackerId));
  return [
    ...(count(tags.unsure) > 0 ? [t(lookedAt.tags, { count: count(tags.unsure) })] : []),
    ...(trackers.size > 0 ? [t(lookedAt.trackers, { count: trackers.size })] : []),
    ...(count(rhythm.unsure) > 0 ? [t(lookedAt.weekdays, { count: count(rhythm.unsure) })] : []),
    ...(count(beforeAfter.unsure) > 0 ? [t(lookedAt.exercises, { count: count(beforeAfter.unsure) })] : []),
  ];
}

/** Days with a star, from which on the page speaks of more than its first days. */
const fewDays = 10;

/** How much of a person's time the page knows; the counts say what the others may hide. */
function sureCard(t: Translator, { coverage }: Insights): Statement {
  const { days, span } = coverage;
  if (days.all === 0) return plainStatement("sure", t(answers.lately.noStar));
  return plainStatement(
    "sure",
    t(sureText(days.all, span)),
    span === 1 ? null : coverageSentence(t, coverage),
  );
}

function sureText(days: number, span: number) {
  if (days === 1) return answers.sure.oneDay;
  if (days < fewDays) return answers.sure.firstDays;
  if (3 * days >= 2 * span) return answers.sure.most;
  return 3 * days >= span ? answers.sure.half : answers.sure.few;
}
