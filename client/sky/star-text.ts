/** What a star says about itself, in words. */

import { findEmotion } from "#domain/emotions.ts";

const longestPreview = 50;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first 50 characters followed by "..."; a shorter note as it is. Never cuts a character in two. */
export function previewNote(note: string): string {
  if (note.length <= longestPreview) return note;
  const characters = Array.from(graphemes.segment(note), ({ segment }) => segment);
  if (characters.length <= longestPreview) return note;
  return `${characters.slice(0, longestPreview).join("")}...`;
}

const longDateTime = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeStyle: "short" });

/** A moment in the person's own time zone, spelled out. `timestamp` is ISO 8601. */
export function spellMoment(timestamp: string): string {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? "Unknown time" : longDateTime.format(time);
}

/** An emotion's name and that of its family; the stored word itself for one that the catalogue does not know. */
export function nameEmotion(id: string): { name: string; family: string | null } {
  const emotion = findEmotion(id);
  if (!emotion) return { name: id, family: null };
  return { name: emotion.name, family: findEmotion(emotion.family)?.name ?? null };
}
