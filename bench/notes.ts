/** Notes of many lengths and several scripts, the same in every run. */

import { type Random, seededRandom } from "#domain/pseudo-random.ts";
import { noteLimit } from "#domain/records/star/fields.ts";

const otherLanguages = [
  "Çok yorgunum ama ışıl ışıl bir gündü.",
  "Größe ist nicht alles, aber die Straße war ruhig 😀👍🏽",
  "今日は雨が降って、静かな一日だった。",
  "오늘은 조용한 하루였다.",
  "كان يومًا طويلًا جدًا.",
  "Крепкий чай и тишина весь вечер.",
];

/** Lengths in UTF-16 units: most notes are short, a few are as long as a note can be. */
const lengths = [
  { share: 0.5, length: 80 },
  { share: 0.85, length: 300 },
  { share: 0.97, length: 900 },
  { share: 1, length: noteLimit },
];

/** Gives each star a note that consists of sentences of the stars' own notes and of other languages. */
export function withLongNotes<Star extends { readonly note: string | null }>(stars: readonly Star[]): Star[] {
  const random = seededRandom(stars.length);
  const sentences = [...new Set(stars.flatMap(({ note }) => note ?? []))];
  return stars.map((star) => ({ ...star, note: noteOf(sentences, random) }));
}

function noteOf(sentences: readonly string[], random: Random): string {
  const choice = random();
  const { length } = lengths.find(({ share }) => choice < share) ?? { length: noteLimit };
  let note = "";
  while (note.length < length) {
    const source = random() < 0.05 ? otherLanguages : sentences;
    note += `${source[Math.floor(random() * source.length)]} `;
  }
  return note.slice(0, noteLimit).toWellFormed();
}
