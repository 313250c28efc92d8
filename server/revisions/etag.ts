/** ETags of replies whose content depends on the revision of a universe alone. */

import { changesForm, sealedForm } from "#domain/records/changes.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import { codings } from "../compression.ts";
import type { UserRow } from "../database/schema.ts";
import type { Session } from "../sessions/session.ts";
import { readsWords } from "../tokens/withhold-words.ts";

type Universe = Pick<UserRow, "sealState">;

/** The form of the rows of a universe. */
export const formOf = ({ sealState }: Universe) => (sealState === "open" ? changesForm : sealedForm);

type Reader = Pick<Session, "userId" | "scopes">;

/** The form of rows, how many kinds of records there are, and whether their words are there. */
const versionOf = (reader: Reader, universe: Universe) =>
  `${formOf(universe)}.${Object.keys(recordKinds).length}${readsWords(reader) ? "" : ".without-words"}`;

/**
 * Contains the version, so that a client of a new release gets no 304 for rows in an old form, or of fewer kinds, and a program
 * none for rows whose words it may read only since.
 */
export const etagOf = (reader: Reader, universe: Universe & Pick<UserRow, "revision">) =>
  `"${reader.userId}-${universe.revision}-${versionOf(reader, universe)}"`;

/**
 * Whether an `If-None-Match` header names rows in another form, those of a server that knows other kinds of records, or rows
 * with words of which the reader gets none, or the other way round.
 */
export function isOfOtherKinds(ifNoneMatch: string | undefined, reader: Reader, universe: Universe): boolean {
  const version = versionOf(reader, universe);
  return (
    ifNoneMatch !== undefined &&
    !ifNoneMatch.includes(`-${version}"`) &&
    !ifNoneMatch.includes(`-${version}-`)
  );
}

const codingSuffix = new RegExp(`-(${codings.join("|")})"$`);

/** The tag of an `If-None-Match` header that names the same rows in any content coding; undefined when none does. */
export const findCurrentTag = (etag: string, ifNoneMatch: string | undefined): string | undefined =>
  ifNoneMatch
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .find((tag) => tag.replace(codingSuffix, '"') === etag);
