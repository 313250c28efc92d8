/** Reads the sky that a link shows. Notes, tags and names are not even read. */

import { hash } from "node:crypto";
import { type ShownSky, showSky } from "#domain/shown-skies/shown-sky.ts";
import { type Coding, chooseCoding, type Encoded, encode } from "../compression.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/schema.ts";
import { readFeelings } from "../records/feelings.ts";
import { visibleRevision } from "../revisions/visible.ts";
import { hashOf } from "../secrets.ts";
import { ListCache } from "../sliced/list-cache.ts";
import { findShown, type Shown } from "./queries.ts";

/** The stars of a universe that a link shows, oldest first: those before an ordinal, or all. */
export function listShownStars(db: Db, { userId, untilOrdinal }: Pick<Shown, "userId" | "untilOrdinal">) {
  const stars = db
    .selectFrom("mood_entries")
    .select(["x", "y", "z", "emotion", "intensity", "timestamp", "utcOffset"])
    .select(["isTwinStar", "secondaryEmotion", "secondaryIntensity"])
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .where("revision", "<=", visibleRevision(userId))
    .orderBy("timestamp")
    .orderBy("id");
  return (untilOrdinal === null ? stars : stars.where("ordinal", "<", untilOrdinal)).execute();
}

/** The link of a token; undefined for one that was revoked, has ended or never existed, and where its universe is closed. */
export const findShownByToken = ({ db, now }: Context, token: string) =>
  findShown(db, hashOf(token), new Date(now()));

export async function readSky({ db }: Context, shown: Shown): Promise<ShownSky> {
  const stars = (await listShownStars(db, shown)).map((star) => ({
    ...star,
    timestamp: star.timestamp.toISOString(),
  }));
  return showSky(await readFeelings(db, shown.userId), stars, {
    showsFeelings: shown.showsFeelings === 1,
    showsDates: shown.showsDates === 1,
    asOf: shown.asOf?.getTime() ?? null,
  });
}

/** `etag` names the content and not the revision, which also increases when a note changes. */
export type SentSky = Encoded & { readonly revision: number; readonly etag: string };

/** The part of the key that decides which stars are shown, and how. */
const choicesOf = ({ userId, showsFeelings, showsDates, untilOrdinal, asOf }: Shown) =>
  [userId, showsFeelings, showsDates, untilOrdinal, asOf?.getTime()].join(" ");

export const etagOf = (content: string | Buffer) => `"${hash("sha256", content, "base64url").slice(0, 27)}"`;

/** Shown skies as they were sent: read, serialized and compressed once for each revision and content coding. */
export class ShownSkies {
  readonly #context: Context;
  readonly #sent = new ListCache<SentSky>();

  constructor(context: Context) {
    this.#context = context;
  }

  get(shown: Shown, acceptEncoding: string | string[] | undefined): Promise<SentSky | null> {
    const coding = chooseCoding(acceptEncoding);
    return this.#sent.get(`${choicesOf(shown)} ${coding}`, shown.revision, () => this.#make(shown, coding));
  }

  async #make(shown: Shown, coding: Coding | null): Promise<SentSky> {
    const text = JSON.stringify(await readSky(this.#context, shown));
    return { revision: shown.revision, etag: etagOf(text), ...(await encode(text, coding)) };
  }
}
