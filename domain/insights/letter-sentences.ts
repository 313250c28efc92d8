/** The sentences of a letter: kind and exact, from counts alone. */

import type { Counted, Letter } from "./letters.ts";
import { counted, feelingName, listed, numberText, quoted } from "./text-parts.ts";

type LetterNames = {
  /** A tag's name by its id. */
  readonly tag: (id: string) => string;
  /** A day in words, such as "Tuesday, 3 March". */
  readonly day: (day: number) => string;
};

const mostListed = 4;

/** The sentences, in paragraphs. */
export function letterSentences(letter: Letter, names: LetterNames): readonly (readonly string[])[] {
  const paragraphs = [
    [beginning(letter), feelingsSentence(letter)],
    [...firstNamed(letter.newFeelings), ...tagsSentence(letter, names)],
    [...daySentences(letter, names), ...ending(letter)],
  ];
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function beginning({ period, stars, days, length }: Letter): string {
  const lit = counted(stars.length, "star");
  if (days < length) return `You lit ${lit} on ${days} of ${counted(length, "day")}.`;
  const isOver = period.first + length > period.last;
  return `Every day of this ${period.kind}${isOver ? "" : " so far"} has a star: ${lit} in all.`;
}

function feelingsSentence({ stars, feelings: { most, all } }: Letter): string {
  const names = most.map(({ id }) => feelingName(id));
  if (stars.length === 1) return `It names ${listed(names)}.`;
  if (all === 1) return `All of them name ${listed(names)}.`;
  if (most.length === 0) return `You named ${counted(all, "feeling")}, and none of them stands out.`;
  const withCounts = most.map(({ id, count }) => `${feelingName(id)} (${numberText(count)})`);
  return `${all > most.length ? "What you named most:" : "You named"} ${listed(withCounts)}.`;
}

function firstNamed(feelings: readonly string[]): readonly string[] {
  if (feelings.length === 0) return [];
  const names = listed(feelings.slice(0, mostListed).map(feelingName));
  if (feelings.length <= mostListed) return [`For the first time you named ${names}.`];
  return [`For the first time you named ${feelings.length} feelings, among them ${names}.`];
}

function tagsSentence({ tags: { most, all } }: Letter, names: LetterNames): readonly string[] {
  if (all === 0) return [];
  if (most.length === 0) return [`${counted(all, "tag")} went with it, and none of them stands out.`];
  const withDays = ({ id, count }: Counted) => `${quoted(names.tag(id))} (${counted(count, "day")})`;
  return [`What went with it${all > most.length ? " most" : ""}: ${listed(most.map(withDays))}.`];
}

const daySentences = ({ brightest, fullest }: Letter, names: LetterNames): readonly string[] => [
  ...(brightest === null ? [] : [`The brightest day, by its stars, was ${names.day(brightest)}.`]),
  ...(fullest ? [`You wrote most on ${names.day(fullest.day)}: ${counted(fullest.stars, "star")}.`] : []),
];

/** Silent days are no gap. */
const ending = ({ days, length }: Letter): readonly string[] =>
  days === length ? [] : ["The days without a star are fine as they are."];
