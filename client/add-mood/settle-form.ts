/** What is left to decide when a form is sent: its moment, and the text in the field for tags. */

import type { Sentence } from "#domain/languages/translator.ts";
import type { Clock } from "#domain/local-time.ts";
import { noteLimit } from "#domain/records/star/fields.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import type { LocalTime } from "#domain/typed-moment.ts";
import { addTypedTag } from "./choose-tags.ts";
import type { MoodForm } from "./mood-form.ts";
import { readWhen } from "./read-when.ts";

/** The sentences at the fields that keep the form from being sent. */
export type FieldSentences = { readonly when?: Sentence; readonly tags?: Sentence };

export type SettledForm =
  /** `moment` is null where the person did not choose one. */
  | { readonly ok: true; readonly form: MoodForm; readonly moment: LocalTime | null }
  /** The field of the note says by itself when the note is too long. */
  | { readonly ok: false; readonly sentences: FieldSentences };

/** `tags` are those of the universe, `now` is epoch milliseconds. What is typed as a tag becomes one. */
export function settleForm(form: MoodForm, tags: readonly Tag[], clock: Clock, now: number): SettledForm {
  const read = form.when && readWhen(form.when, clock, now);
  if (read && !read.ok) return { ok: false, sentences: { when: read.sentence } };
  const added = addTypedTag(form, tags);
  if (!added.ok) return { ok: false, sentences: { tags: added.sentence } };
  if (form.note.length > noteLimit) return { ok: false, sentences: {} };
  return { ok: true, form: { ...form, tags: added.tags, tagText: "" }, moment: read?.moment ?? null };
}
