import { Telescope } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { type SideName, sideNames } from "#domain/comparison/comparison.ts";
import type { ComparisonResult } from "#domain/comparison/comparison-data.ts";
import {
  daysSentence,
  headlineOf,
  missingSentences,
  type Names,
  type Spoken,
  saysNothing,
  toKnowSentence,
  trustSentences,
} from "#domain/comparison/sentences.ts";
import { mediumDate } from "#domain/languages/dates.ts";
import { common } from "#domain/languages/en/common.ts";
import { compare } from "#domain/languages/en/compare.ts";
import { joined } from "#domain/languages/lists.ts";
import { useTranslator } from "../../languages/language.ts";
import { SideMark } from "../../stars/SideMark.tsx";
import { dayFormat } from "../../time/day-format.ts";
import { Button } from "../../ui/Button.tsx";
import type { Known } from "../side-text.ts";
import { DifferenceLists } from "./DifferenceLists.tsx";
import { Figures } from "./Figures.tsx";
import { thingsOf } from "./things.ts";

type Props = {
  result: ComparisonResult;
  spoken: Spoken;
  /** What the sides are called. */
  sides: Names["sides"];
  known: Known;
  /** The address of the sky with the two sides. */
  sky: string;
  /** What can be done with the comparison. */
  children: ReactNode;
};

/** The answer: whether one side was brighter, what was different, and how far to trust it. */
export function Answer({ result, spoken, sides, known, sky, children }: Props) {
  const t = useTranslator();
  const id = useId();
  const things = thingsOf(t, known);
  const date = dayFormat(mediumDate, t.locale);
  const names: Names = { sides, day: date.format, thing: things.named };
  const isNothing = saysNothing(result);
  const { sentence, sure } = headlineOf(t, result, spoken, names);
  const [toKnow, missing] = [toKnowSentence(t, result), missingSentences(t, result, names)];
  // The first sentence says by itself that nothing differs, where it is not about the brightness.
  const isSaid = result.brightness === null || spoken.what === "weeks";
  const hasLists = !isNothing && (result.more.length + result.less.length > 0 || !isSaid);
  const notes = [
    ...(isNothing ? missing.slice(1) : missing),
    // Whether good weeks were brighter is not what their first sentence is about.
    ...(toKnow !== null && spoken.what !== "weeks" ? [toKnow] : []),
  ];
  return (
    <>
      <section aria-labelledby={id} className="surface flex min-w-0 flex-col gap-5 p-4 sm:p-6">
        <div className="flex max-w-prose flex-col gap-2 text-pretty wrap-anywhere">
          {/* Screen readers hear the answer to what was chosen above. */}
          <div aria-live="polite">
            <h2 id={id} className="font-display text-title">
              {sure === null ? sentence : joined(t, [sentence, sure])}
            </h2>
          </div>
          {notes.map((text) => (
            <p key={text} className="text-quiet">
              {text}
            </p>
          ))}
        </div>
        <Sides result={result} sides={sides} />
        {hasLists && (
          <div className="border-line border-t pt-4">
            <DifferenceLists {...{ result, things, sides }} />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <Link href={sky}>
              <Telescope aria-hidden="true" />
              {t(common.showInSky)}
            </Link>
          </Button>
          {children}
        </div>
      </section>
      {!isNothing && (
        <section aria-labelledby={`${id}-trust`} className="surface flex min-w-0 flex-col gap-3 p-4 sm:p-6">
          <h2 id={`${id}-trust`} className="font-display text-lead">
            {t(compare.trust.title)}
          </h2>
          <ul className="flex max-w-prose flex-col gap-2 text-pretty text-quiet">
            {trustSentences(t, result, names).map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
          <Figures {...{ result, things, trackers: known.trackers }} />
        </section>
      )}
    </>
  );
}

type SidesProps = { result: ComparisonResult; sides: { readonly [Name in SideName]: string } };

/** What each light stands for, and how many days it has. */
function Sides({ result, sides }: SidesProps) {
  const t = useTranslator();
  return (
    <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {sideNames.map((side) => (
        <div key={side} className="min-w-0">
          <dt className="flex gap-2.5 font-medium">
            <SideMark side={side} className="mt-1.25" />
            <span className="min-w-0 wrap-anywhere">{sides[side]}</span>
          </dt>
          <dd className="ps-6 text-quiet text-small tabular-nums empty:hidden">
            {daysSentence(t, result, side)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
