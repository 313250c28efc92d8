/**
 * Keeps unsaved changes of stars in the tab's session storage under their owner's id, so that an error, a reload, an ended
 * session, or closing the dialog loses nothing. Saving or Cancel discards them.
 */

import * as z from "zod/mini";
import { type MoodEntry, moodEntrySchema } from "#domain/records/star/mood-entry.ts";
import { ownName } from "../base-path.ts";
import { TabText } from "../sealed/tab-text.ts";
import { formSchema } from "./mood-form.ts";

/** `base` is the star as it was when the person began to change it. */
const editSchema = z.object({ base: moodEntrySchema, form: formSchema });

export type Edit = z.output<typeof editSchema>;

/** An edit that this version cannot read stays for one that can. */
const storedSchema = z.object({ userId: z.string(), edits: z.array(z.unknown()) });

const stored = new TabText(ownName("mood-universe.edits"), (earlier, later) => {
  const { userId, edits } = storedSchema.parse(JSON.parse(later));
  const known = new Set(edits.map((edit) => editOf(edit)?.base.id));
  const others = editsIn(earlier, userId).filter((edit) => !known.has(editOf(edit)?.base.id));
  return JSON.stringify({ userId, edits: [...others, ...edits] });
});

const editOf = (stored: unknown): Edit | null => editSchema.safeParse(stored).data ?? null;

export const keptEdit = (userId: string, starId: string): Edit | null =>
  read(userId)
    .map(editOf)
    .find((edit) => edit?.base.id === starId) ?? null;

export const keepEdit = (userId: string, edit: Edit) =>
  write(userId, [...without(read(userId), edit.base.id), edit]);

export const forgetEdit = (userId: string, { id }: Pick<MoodEntry, "id">) =>
  write(userId, without(read(userId), id));

const without = (edits: readonly unknown[], starId: string) =>
  edits.filter((edit) => editOf(edit)?.base.id !== starId);

/** Edits of another user are not read, and the next write replaces them. */
const read = (userId: string): readonly unknown[] => editsIn(stored.read(userId), userId);

function editsIn(text: string | null, userId: string): readonly unknown[] {
  try {
    const { userId: owner, edits } = storedSchema.parse(JSON.parse(text ?? "null"));
    return owner === userId ? edits : [];
  } catch {
    return [];
  }
}

const write = (userId: string, edits: readonly unknown[]) =>
  stored.write(userId, edits.length === 0 ? null : JSON.stringify({ userId, edits }));
