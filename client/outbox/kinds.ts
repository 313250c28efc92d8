/** The kinds of writes that the outbox can send, by the names under which browsers keep them. */

import type { Feelings } from "#domain/feelings.ts";
import { feelingsWith } from "#domain/feelings-with-own.ts";
import { sealed } from "#domain/languages/en/sealed.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Item } from "./item.ts";
import { type Kind, type KnownRows, plainText, type WaitingText } from "./kind.ts";
import { avatar } from "./kinds/avatar.ts";
import { removal, restoration } from "./kinds/bin.ts";
import { comparison, comparisonRemoval } from "./kinds/comparison.ts";
import { constellation, constellationRemoval } from "./kinds/constellation.ts";
import { correction } from "./kinds/correction.ts";
import { feelingChange, feelingMerge, feelingRemoval, newFeeling } from "./kinds/feeling.ts";
import { reading, readingRemoval } from "./kinds/reading.ts";
import { star } from "./kinds/star.ts";
import { newTag, tagChange, tagMerge, tagRemoval } from "./kinds/tag.ts";
import { newTracker, trackerChange, trackerRemoval } from "./kinds/tracker.ts";
import { practice, quiz } from "./kinds/wellness.ts";

export const kinds = {
  ...{ star, correction, removal, restoration },
  ...{ newTag, tagChange, tagRemoval, tagMerge },
  ...{ constellation, constellationRemoval, comparison, comparisonRemoval },
  ...{ newFeeling, feelingChange, feelingRemoval, feelingMerge },
  ...{ newTracker, trackerChange, trackerRemoval, reading, readingRemoval },
  ...{ avatar, quiz, practice },
} as const;

export type Kinds = typeof kinds;

/** A write that waits, in words. `feelings` are those that the person sees. */
export function waitingText(t: Translator, feelings: Feelings, item: Item, known: KnownRows): WaitingText {
  const kind = (kinds as Readonly<Record<string, Kind<unknown, unknown>>>)[item.kind];
  // Another version of the client can have added it.
  const isKnown = kind?.bodySchema.safeParse(item.body).success;
  return kind && isKnown
    ? kind.text(
        t,
        { ...item, body: withName(t, item.body) },
        { ...known, names: withRemoved(feelings, known.feelings) },
      )
    : plainText(t(waiting.change));
}

/** A name that is sealed and locked is not there. */
const withName = (t: Translator, body: unknown): unknown =>
  Object(body).sealed == null || Object(body).name === undefined
    ? body
    : { ...Object(body), name: t(sealed.word) };

/** The feelings that the person sees, and those whose removal waits. */
function withRemoved(feelings: Feelings, own: KnownRows["feelings"]): Feelings {
  const byId = new Map([...feelingsWith(own).byId, ...feelings.byId]);
  return { ...feelings, byId };
}
