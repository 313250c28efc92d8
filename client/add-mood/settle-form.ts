/** What is left to decide when a form is sent: its moment, and the text in the field for tags. */

import type { Tag } from "#domain/tags.ts";
import type { LocalTime } from "#domain/typed-moment.ts";
import { addTypedTag } from "./choose-tags.ts";
import type { MoodForm } from "./mood-form.ts";
import { readWhen } from "./read-when.ts";

/** The sentences at the fields that keep the form from being sent. */
export type FieldSentences = { readonly when?: string; readonly tags?: string };

export type SettledForm =
  /** `moment` is null where the person did not choose one. */
  | { readonly ok: true; readonly form: MoodForm; readonly moment: LocalTime | null }
  | { readonly ok: false; readonly sentences: FieldSentences };

/** `tags` are those of the universe, `now` is epoch milliseconds. What is typed as a tag becomes one. */
export function settleForm(form: MoodForm, tags: readonly Tag[], timeZone: string, now: number): SettledForm {
  const read = form.when && readWhen(form.when, timeZone, now);
  if (read && !read.ok) return { ok: false, sentences: { when: read.sentence } };
  const added = addTypedTag(form, tags);
  if (!added.ok) return { ok: false, sentences: { tags: added.sentence } };
  return { ok: true, form: { ...form, tags: added.tags, tagText: "" }, moment: read?.moment ?? null };
}
