/** The links of an owner: creates, changes and lists them. */

import {
  endOf,
  type Link,
  type LinkChange,
  maxLinks,
  type NewLink,
  shownPath,
} from "#domain/shown-skies/link.ts";
import type { Context } from "../context.ts";
import type { ShownSkyRow, UserRow } from "../database/schema.ts";
import { notify } from "../mail/notify.ts";
import { linkTo } from "../public-link.ts";
import { requireRoom } from "../revisions/room.ts";
import { requireWords } from "../sealed/require-words.ts";
import { openSecret, sealSecret } from "../sealed-secret.ts";
import { hashOf, newSecret } from "../secrets.ts";
import { lockUser } from "../users/queries.ts";
import { findLink, insertLink, listLinks, updateLink } from "./queries.ts";
import { toExportedLink } from "./to-link.ts";

/** `key` encrypts tokens; null where this server has none. */
export type LinkContext = Pick<Context, "db" | "dialect" | "now" | "settings"> & {
  readonly key: Buffer | null;
};

export type Created =
  | { ok: true; link: Link }
  | { ok: false; reason: "universe is gone" | "id used" | "too many" };

const nameOf = ({ userId, id }: Pick<ShownSkyRow, "userId" | "id">) => `${userId} ${id}`;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** The columns that decide which stars the link shows: all of them, or those up to now. */
const moment = (isLive: boolean, universe: UserRow, now: number) =>
  isLive ? { asOf: null, untilOrdinal: null } : { asOf: new Date(now), untilOrdinal: universe.nextOrdinal };

const endDate = (validity: NewLink["validity"], now: number) => {
  const end = endOf(validity, now);
  return end === null ? null : new Date(end);
};

export async function listOwnLinks(context: LinkContext, userId: string): Promise<Link[]> {
  return (await listLinks(context.db, userId)).map((row) => toLink(context, row));
}

export function createLink(context: LinkContext, userId: string, body: NewLink): Promise<Created> {
  return context.db.transaction().execute(async (db): Promise<Created> => {
    // The lock also keeps concurrent requests from creating more links than there may be.
    const universe = await lockUser(db, context.dialect, userId);
    if (!universe) return { ok: false, reason: "universe is gone" };
    requireWords(universe, { link: [body] });
    const links = await listLinks(db, userId);
    const known = links.find(({ id }) => id === body.id);
    if (known) return isSame(known, body) ? { ok: true, link: toLink(context, known) } : idUsed;
    if (links.length >= maxLinks) return { ok: false, reason: "too many" };
    const [token, now] = [newSecret(), context.now()];
    await notify(db, "sky-link-made", universe, new Date(now));
    const row = await insertLink(db, {
      ...{ userId, id: body.id, label: body.label, sealed: body.sealed ?? null, tokenHash: hashOf(token) },
      sealedToken: context.key && sealSecret(context.key, token, nameOf({ userId, id: body.id })),
      ...{ showsFeelings: flag(body.showsFeelings), showsDates: flag(body.showsDates) },
      ...{ createdAt: new Date(now), endsAt: endDate(body.validity, now) },
      ...moment(body.isLive, universe, now),
    });
    await requireRoom(context, db, universe);
    return { ok: true, link: { ...toLink(context, row), url: urlOf(context, token) } };
  });
}

const idUsed = { ok: false, reason: "id used" } as const;

const isSame = (row: ShownSkyRow, body: NewLink) =>
  row.label === body.label &&
  row.sealed === (body.sealed ?? null) &&
  row.showsFeelings === flag(body.showsFeelings) &&
  row.showsDates === flag(body.showsDates) &&
  (row.asOf === null) === body.isLive;

/** Null for a link that does not exist. */
export function changeLink(
  context: LinkContext,
  { userId, id }: Pick<ShownSkyRow, "userId" | "id">,
  body: LinkChange,
): Promise<Link | null> {
  return context.db.transaction().execute(async (db) => {
    const universe = await lockUser(db, context.dialect, userId);
    if (!universe) return null;
    requireWords(universe, { link: [body] });
    const known = await findLink(db, userId, id);
    if (!known) return null;
    const columns = changedColumns(known, body, universe, context.now());
    const row = Object.keys(columns).length === 0 ? known : await updateLink(db, known, columns);
    await requireRoom(context, db, universe);
    return toLink(context, row);
  });
}

/** A sky that is not live stays as of its moment when the request repeats that it is not. */
function changedColumns(known: ShownSkyRow, body: LinkChange, universe: UserRow, now: number) {
  const { label, sealed = null, showsFeelings, showsDates, isLive, validity } = body;
  return {
    ...(label !== undefined && { label, sealed }),
    ...(showsFeelings !== undefined && { showsFeelings: flag(showsFeelings) }),
    ...(showsDates !== undefined && { showsDates: flag(showsDates) }),
    ...(isLive !== undefined && isLive !== (known.asOf === null) && moment(isLive, universe, now)),
    ...(validity !== undefined && { endsAt: endDate(validity, now) }),
  } as const;
}

function toLink(context: LinkContext, row: ShownSkyRow): Link {
  const token = context.key && row.sealedToken && openSecret(context.key, row.sealedToken, nameOf(row));
  return { ...toExportedLink(row), url: token ? urlOf(context, token) : null };
}

const urlOf = ({ settings }: LinkContext, token: string) => linkTo(settings.publicUrl, shownPath(token));
