/** Items of the outbox, as the browser keeps them and as the page works with them. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { SealedKind } from "#domain/sealed/sealed-words.ts";
import { CallError } from "../call-errors.ts";
import type { Item } from "../outbox/item.ts";
import { keyringOf } from "./keyring.ts";
import { type Owner, openRecord, type Sealable, sealRequest } from "./seal-record.ts";
import { WordsAreLocked } from "./words-locked.ts";

/** The words of an item's body are in the body itself, or in its parts with these names. */
export type WordsOf = SealedKind | Readonly<Record<string, SealedKind>>;

type Step = <R extends object>(owner: Owner, record: R) => Promise<R>;
type Body = Readonly<Record<string, unknown>>;

async function inBody(step: Step, { id, userId }: Item, where: WordsOf, body: unknown): Promise<unknown> {
  if (typeof body !== "object" || body === null) return body;
  if (typeof where === "string") return step({ userId, kind: where, id }, body);
  let next = body as Body;
  for (const [name, kind] of Object.entries(where)) {
    const part = next[name];
    const done = typeof part === "object" && part !== null ? await step({ userId, kind, id }, part) : part;
    if (done !== part) next = { ...next, [name]: done };
  }
  return next;
}

/** The records that a refusal names, as they are on the server. */
const inRefusals = { entry: "entry", tag: "tag", feeling: "feeling", tracker: "tracker" } as const;

async function inReply<Extra>(step: Step, userId: string, extra: Extra): Promise<Extra> {
  if (typeof extra !== "object" || extra === null) return extra;
  let next = extra as Body;
  for (const [name, kind] of Object.entries(inRefusals)) {
    const record = next[name] as { readonly id?: unknown } | undefined;
    if (typeof record?.id !== "string") continue;
    const done = await step({ userId, kind, id: record.id }, record);
    if (done !== record) next = { ...next, [name]: done };
  }
  return next as Extra;
}

/** The identical item where nothing changes. */
async function inItem(step: Step, item: Item, where: WordsOf): Promise<Item> {
  const { body, firstSent, refusal, userId } = item;
  const next = {
    body: await inBody(step, item, where, body),
    firstSent: await inBody(step, item, where, firstSent),
    extra: await inReply(step, userId, refusal?.extra),
  };
  if (next.body === body && next.firstSent === firstSent && next.extra === refusal?.extra) return item;
  return {
    ...{ ...item, body: next.body },
    ...(firstSent !== undefined && { firstSent: next.firstSent }),
    refusal: refusal && { ...refusal, extra: next.extra },
  };
}

/** The item as the browser keeps it and the server gets it. Rejects with `WordsAreLocked` where it has words and there is no key. */
export const sealItem = (item: Item, where: WordsOf): Promise<Item> => inItem(sealRequest, item, where);

/** The item as the person sees it; locked words stay sealed. */
export const openItem = (item: Item, where: WordsOf): Promise<Item> => inItem(openRecord, item, where);

/** The error with the records that it names opened. */
export async function openError(userId: string, error: unknown): Promise<unknown> {
  if (!(error instanceof CallError)) return error;
  const { extra } = error.refusal;
  const opened = await inReply(openRecord, userId, extra);
  if (opened === extra) return error;
  const headers: HeadersInit = error.retryAfter === null ? {} : { "Retry-After": `${error.retryAfter}` };
  return new CallError(new Response(null, { status: error.status, headers }), JSON.stringify(opened));
}

/** A star of a reply, to be compared with `like`. Rejects where the words are locked, and are others than those of `like`. */
export async function openStar(userId: string, star: MoodEntry, like: Sealable = {}): Promise<MoodEntry> {
  const opened = await openRecord({ userId, kind: "entry", id: star.id }, star);
  if (keyringOf(userId) || (opened.sealed ?? null) === (like.sealed ?? null)) return opened;
  throw new WordsAreLocked("Nobody can compare these words before they are unlocked.");
}
