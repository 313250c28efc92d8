/** Reads the sky that a link shows. Notes, tags and names are not even read. */

import { hash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { beginSky, feltIn, type StarToShow } from "#domain/shown-skies/shown-sky.ts";
import { type Coding, chooseCoding, type Encoded, encode } from "../compression.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/schema.ts";
import { readSnapshot } from "../database/snapshot.ts";
import { readFeelings } from "../records/feelings.ts";
import { visibleRevision } from "../revisions/visible.ts";
import { hashOf } from "../secrets.ts";
import { ListCache } from "../sliced/list-cache.ts";
import { findShown, type Shown } from "./queries.ts";

type Shows = Pick<Shown, "userId" | "untilOrdinal">;
type Key = { readonly timestamp: Date; readonly id: string };

/** Reading and writing so many stars takes some milliseconds. */
const starsAtOnce = 500;

/** A page of the stars of a universe that a link shows, oldest first: of those before an ordinal, or of all. */
export function listShownStars(db: Db, { userId, untilOrdinal }: Shows, after?: Key) {
  const stars = db
    .selectFrom("mood_entries")
    .select(["id", "x", "y", "z", "emotion", "intensity", "timestamp", "utcOffset"])
    .select(["isTwinStar", "secondaryEmotion", "secondaryIntensity"])
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .where("revision", "<=", visibleRevision(userId))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("timestamp", "id"), ">", tuple(after?.timestamp ?? new Date(0), after?.id ?? "")),
      ),
    )
    .orderBy("timestamp")
    .orderBy("id")
    .limit(starsAtOnce);
  return (untilOrdinal === null ? stars : stars.where("ordinal", "<", untilOrdinal)).execute();
}

/** All of them, as of one moment. Others have their turn after each page. */
async function readPages(db: Db, shows: Shows) {
  const pages: StarToShow[][] = [];
  for (let after: Key | undefined; ; await nextTurn()) {
    const page = await listShownStars(db, shows, after);
    pages.push(page.map((star) => ({ ...star, timestamp: star.timestamp.toISOString() })));
    if (page.length < starsAtOnce) return pages;
    after = page.at(-1);
  }
}

/** The link of a token; undefined for one that was revoked, has ended or never existed, and where its universe is closed. */
export const findShownByToken = ({ db, now }: Context, token: string) =>
  findShown(db, hashOf(token), new Date(now()));

/** The sky as JSON, of up to 100,000 stars, which have some 100 letters each. */
async function writeSky(context: Context, shown: Shown): Promise<string> {
  const [feelings, pages] = await readSnapshot(context, async (db) => [
    await readFeelings(db, shown.userId),
    await readPages(db, shown),
  ]);
  const felt = new Set<string>();
  for (const page of pages) for (const star of page) for (const one of feltIn(star)) felt.add(one);
  const { sky, show } = beginSky(feelings, felt, {
    showsFeelings: shown.showsFeelings === 1,
    showsDates: shown.showsDates === 1,
    asOf: shown.asOf?.getTime() ?? null,
  });
  const written: string[] = [];
  for (const page of pages) {
    if (page.length > 0) written.push(page.map((star) => JSON.stringify(show(star))).join(","));
    await nextTurn();
  }
  return `${JSON.stringify(sky).slice(0, -1)},"stars":[${written.join(",")}]}`;
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
    const text = await writeSky(this.#context, shown);
    return { revision: shown.revision, etag: etagOf(text), ...(await encode(text, coding)) };
  }
}
