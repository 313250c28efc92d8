/** The words of a letter: kind and exact, from counts alone, with quotations of notes between them. */

import { letters } from "../languages/en/letters.ts";
import type { Translator } from "../languages/translator.ts";
import { beginning, ending, feelingsSentence } from "./beginning.ts";
import type { Letter, LetterUniverse, Quote } from "./letter-data.ts";
import { alongSentence, contrastSentence, measuredSentence, newsSentences, tagsSentence } from "./middle.ts";
import { type Names, namesIn } from "./names.ts";
import { halfSentence, smallFacts, yearSentences } from "./shape.ts";
import { type Say, wordingsOf } from "./wording.ts";

export type Paragraph =
  | { readonly kind: "text"; readonly sentences: readonly string[] }
  /** `words` are those of a note, with an ellipsis where a sentence of it goes on. `leadIn` is a sentence that says whose day it was. */
  | {
      readonly kind: "quote";
      readonly starId: string;
      readonly day: number;
      readonly leadIn: string;
      readonly words: string;
    };

/** The letter in paragraphs. The same letter is written in the same words each time. */
export function writeLetter(
  t: Translator,
  letter: Letter,
  universe: Pick<LetterUniverse, "feelings" | "tags" | "trackers">,
): readonly Paragraph[] {
  const names = namesIn(t, universe);
  const say = wordingsOf(t, letter.turn);
  const { along, contrast, period } = letter;
  const isYear = period.kind === "year";
  const measured = measuredSentence(t, say, letter, names);
  const texts = [
    [beginning(say, letter, names), feelingsSentence(t, say, letter, names)],
    [
      ...newsSentences(t, say, letter, names),
      ...tagsSentence(t, say, letter, names),
      ...(along ? [alongSentence(say, along, names)] : []),
    ],
    [
      ...(contrast ? [contrastSentence(say, contrast, period.kind, names)] : []),
      ...yearSentences(t, say, letter, names),
      ...(isYear ? [] : measured),
      ...halfSentence(say, letter),
    ],
    [...(isYear ? measured : []), ...smallFacts(say, letter, names), ...ending(say, letter)],
  ].filter((sentences) => sentences.length > 0);
  const quotes = letter.quotes.map((quote) => quoteParagraph(say, quote, names));
  // A letter does not end with a quotation where it has something left to say.
  return [
    ...texts.flatMap((sentences, at): readonly Paragraph[] => {
      const isLast = at === texts.length - 1;
      const text = { kind: "text", sentences } as const;
      const next = at >= texts.length - 2 ? quotes.slice(at) : quotes.slice(at, at + 1);
      return isLast && at > 0 ? [text] : [text, ...next];
    }),
  ];
}

function quoteParagraph(say: Say, quote: Quote, names: Names): Paragraph {
  const { starId, day, words, isCut } = quote;
  return {
    kind: "quote",
    ...{ starId, day },
    leadIn: leadIn(say, quote, names),
    words: isCut ? `${words}…` : words,
  };
}

function leadIn(say: Say, quote: Quote, names: Names): string {
  const day = names.day(quote.day);
  switch (quote.why) {
    case "first":
      return say(letters.quote.first, { day, feeling: names.feeling(quote.feeling) });
    case "silence":
      return say(letters.quote.silence, { day, days: quote.days });
    default:
      return say(letters.quote[quote.why], { day });
  }
}
