/** The words of a language for feelings: the names of the feelings, and what people type in the quiz. */

import { type EmotionId, emotionIds } from "../../../emotions.ts";
import { feelings } from "../../../languages/en/feelings.ts";
import { typedFeelings } from "../../../languages/en/typed-feelings.ts";
import type { Translator } from "../../../languages/translator.ts";
import { intensityRange } from "../../../records/star/fields.ts";
import { type WheelId, wheelIds } from "../../../wellness/quiz/emotion-wheel.ts";
import type { Feeling } from "../read-journal.ts";
import { englishWords } from "./feeling-words.ts";
import { negationsOf } from "./negations.ts";
import { type FeelingWords, plainWords } from "./plain-words.ts";

/** The star that is nearest to what people type for a feeling of the wheel. */
const typed: Readonly<Record<WheelId, Feeling>> = {
  joy: { emotion: "joy", intensity: 7 },
  love: { emotion: "love", intensity: 6 },
  serenity: { emotion: "serenity", intensity: 6 },
  melancholy: { emotion: "sadness", intensity: 4 },
  sadness: { emotion: "sadness", intensity: 6 },
  frustration: { emotion: "anger", intensity: 5 },
  anger: { emotion: "anger", intensity: 8 },
  anxiety: { emotion: "anxiety", intensity: 6 },
  fear: { emotion: "fear", intensity: 7 },
  surprise: { emotion: "surprise", intensity: 6 },
  curiosity: { emotion: "curiosity", intensity: 5 },
  excitement: { emotion: "joy", intensity: 7 },
};

/** A name of a feeling counts more than what is typed, and an English word keeps its own feeling. */
export function wordsOfLanguage(t: Translator): FeelingWords {
  const feelingByWord = new Map<string, Feeling>();
  const add = (word: string, feeling: Feeling) => {
    const plain = plainWords(word);
    if (!feelingByWord.has(plain)) feelingByWord.set(plain, englishWords.feelings.get(plain) ?? feeling);
  };
  for (const id of emotionIds) add(t(feelings.names[id]), named(id));
  for (const id of wheelIds) for (const word of t(typedFeelings[id]).split(";")) add(word, typed[id]);
  return { feelings: feelingByWord, negations: negationsOf(t.language) };
}

const named = (emotion: EmotionId): Feeling => ({ emotion, intensity: intensityRange.default });
