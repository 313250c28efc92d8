/** Feelings of a person's own: new ones, changes, removals and merges. */

import * as z from "zod/mini";
import { feelingCalls, feelingNameTakenSchema } from "#domain/calls/feelings.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { type Feelings, findEmotion } from "#domain/feelings.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { dropRow, mergeFeeling, putRow, withReply } from "#domain/records/edit-universe.ts";
import {
  type OwnFeeling,
  type OwnFeelingChange,
  ownFeelingChangeSchema,
  ownFeelingMergeSchema,
} from "#domain/records/feeling/feeling.ts";
import { send } from "../../api.ts";
import { type Failure, failureOf, isRefusedWith, isUnknownCall, unlessUnknown } from "../deliver.ts";
import { findRow, kind, type Order, plainText, showRefusal, type Write } from "../kind.ts";

type FeelingMerge = z.output<typeof ownFeelingMergeSchema>;

/** If another device has made a feeling of this name, that one is the result: it has another id. */
async function createFeeling(order: Order<OwnFeelingChange>): Promise<OwnFeeling> {
  try {
    return await changeFeeling(order);
  } catch (error) {
    const { feeling = null } = isRefusedWith("feeling-name-taken", error)
      ? feelingNameTakenSchema.parse(error.refusal.extra)
      : {};
    // One of the 36 has the name.
    if (!feeling) throw error;
    return feeling;
  }
}

const changeFeeling = async ({ id, userId, body }: Order<OwnFeelingChange>): Promise<OwnFeeling> =>
  (await send(feelingCalls.putFeeling, { owner: userId, params: { id }, body })).data;

const removeFeeling = ({ id, userId }: Order<null>): Promise<null> =>
  unlessUnknown(send(feelingCalls.deleteFeeling, { owner: userId, params: { id } }));

/** Resolves to the feeling that the stars of both have, which can be one into which the other was merged. */
async function mergeFeelings({ id, userId, body }: Order<FeelingMerge>): Promise<FeelingMerge> {
  try {
    return (await send(feelingCalls.mergeFeelings, { owner: userId, params: { id }, body })).data;
  } catch (error) {
    if (isRefusedWith("not-found", error)) return body;
    throw error;
  }
}

const failureOfMerge = (error: unknown): Failure =>
  isRefusedWith("merge-target-not-found", error) ? "refused" : failureOf(error);

const showFeeling = (universe: Universe, { id, body }: Write<OwnFeelingChange>) =>
  putRow(universe, "feelings", { revision: 0, ...findRow(universe.feelings, id), id, ...body });

/** Another feeling of the same name is not of this write. */
const showReply = (known: Universe, feeling: OwnFeeling, { id }: Pick<Write<OwnFeelingChange>, "id">) =>
  withReply(known, "feelings", feeling, { isOwn: feeling.id === id });

/** A refused one stays: stars can wait for it, and nothing else has its name. */
export const newFeeling = kind<OwnFeelingChange, OwnFeeling>({
  bodySchema: ownFeelingChangeSchema,
  words: "feeling",
  deliver: createFeeling,
  failureOf,
  isAhead: isUnknownCall,
  isAwaited: true,
  storedId: ({ id }) => id,
  staysInView: true,
  onRefused: showRefusal(waiting.refused.newFeeling, waiting.refused.newFeelingKept),
  apply: showFeeling,
  applyReply: showReply,
  text: (t, { body }) => plainText(t(waiting.feeling.new, { name: body.name })),
});

export const feelingChange = kind<OwnFeelingChange, OwnFeeling>({
  bodySchema: ownFeelingChangeSchema,
  words: "feeling",
  deliver: changeFeeling,
  failureOf,
  isAhead: isUnknownCall,
  isAwaited: true,
  onDropped: showRefusal(waiting.refused.feelingChange),
  apply: showFeeling,
  applyReply: showReply,
  text: (t, { body }) => plainText(t(waiting.feeling.change, { name: body.name })),
});

export const feelingRemoval = kind<null, null>({
  bodySchema: z.null(),
  deliver: removeFeeling,
  failureOf,
  onDropped: showRefusal(waiting.refused.feelingRemoval),
  makesRoomFor: "newFeeling",
  apply: (universe, { id }) => dropRow(universe, "feelings", id),
  applyReply: (known, _, { id }) => dropRow(known, "feelings", id),
  text: (t, { id }, { names }) => plainText(removalText(t, names, id)),
});

function removalText(t: Translator, names: Feelings, id: string): string {
  const name = findEmotion(names, id)?.name;
  return name ? t(waiting.feeling.removal.known, { name }) : t(waiting.feeling.removal.unknown);
}

const showMerge = (universe: Universe, id: string, { into }: FeelingMerge) =>
  into === id ? universe : mergeFeeling(universe, id, into);

export const feelingMerge = kind<FeelingMerge, FeelingMerge>({
  bodySchema: ownFeelingMergeSchema,
  deliver: mergeFeelings,
  failureOf: failureOfMerge,
  references: ({ into }) => [into],
  replaceReference: (body, id, by) => (body.into === id && by !== null ? { into: by } : body),
  onDropped: showRefusal(waiting.refused.feelingMerge),
  makesRoomFor: "newFeeling",
  apply: (universe, { id, body }) => showMerge(universe, id, body),
  applyReply: (known, merged, { id }) => showMerge(known, id, merged),
  text: (t, { id, body }, { names }) => plainText(mergeText(t, names, id, body.into)),
});

function mergeText(t: Translator, names: Feelings, id: string, into: string): string {
  const name = findEmotion(names, id)?.name;
  return name && findEmotion(names, into)
    ? t(waiting.feeling.merge.known, { name, into: feelingName(t, names, into) })
    : t(waiting.feeling.merge.unknown);
}
