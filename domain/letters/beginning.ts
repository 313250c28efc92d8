/** How a letter begins: otherwise for a full time than for a thin one, and for one that is not over. */

import { quoted } from "../insights/text-parts.ts";
import { letters } from "../languages/en/letters.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import type { Letter } from "./letter-data.ts";
import { listedNames, type Names } from "./names.ts";
import type { Say } from "./wording.ts";

/** Whether so little is written that the letter says so: up to two days of a week, four of a month, about fifty of a year. */
export const isThin = ({ isOver, days, length, period }: Letter): boolean =>
  isOver && days <= (period.kind === "week" ? 0.3 : 0.14) * length;

export function beginning(say: Say, letter: Letter, { day }: Names): string {
  const { period, beginsOn, stars, days, length, isOver } = letter;
  const params = { kind: period.kind, stars: stars.length, days, length };
  if (beginsOn !== null) return say(letters.begin.first, { ...params, day: day(beginsOn) });
  if (!isOver) return say(letters.begin.soFar, params);
  if (stars.length === 1) return say(letters.begin.single, { ...params, day: day(stars[0]?.day ?? 0) });
  if (days === length) return say(letters.begin.full, params);
  return say(isThin(letter) ? letters.begin.thin : letters.begin.some, params);
}

export function feelingsSentence(t: Translator, say: Say, letter: Letter, { feeling }: Names): string {
  const { most, all } = letter.feelings;
  const names = listedNames(
    t,
    most.map(({ id }) => feeling(id)),
  );
  if (letter.stars.length === 1) return say(letters.feelings.single, { feelings: names });
  if (all === 1) return say(letters.feelings.same, { feelings: names });
  if (most.length === 0) return say(letters.feelings.equal, { count: all });
  const feelings = listed(
    t,
    most.map(({ id, count }) =>
      count > 1 ? t(letters.feelings.item, { feeling: feeling(id), count }) : quoted(t, feeling(id)),
    ),
  );
  return say(all > most.length ? letters.feelings.most : letters.feelings.all, { feelings });
}

/** Silent days are no gap. */
export function ending(say: Say, letter: Letter): readonly string[] {
  if (!letter.isOver) return [say(letters.end.soFar, { kind: letter.period.kind })];
  if (isThin(letter)) return [say(letters.end.thin)];
  return letter.days < letter.length / 2 ? [say(letters.end.quiet)] : [];
}
