/** ETags of replies whose content depends on the revision of a universe alone. */

import { changesForm, sealedForm } from "#domain/records/changes.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import { codings } from "../compression.ts";
import type { UserRow } from "../database/schema.ts";

type Universe = Pick<UserRow, "sealState">;

/** The form of the rows of a universe. */
export const formOf = ({ sealState }: Universe) => (sealState === "open" ? changesForm : sealedForm);

/** The form of rows, and how many kinds of records there are. */
const versionOf = (universe: Universe) => `${formOf(universe)}.${Object.keys(recordKinds).length}`;

/** Contains the version, so that a client of a new release gets no 304 for rows in an old form, or of fewer kinds. */
export const etagOf = (userId: string, universe: Universe & Pick<UserRow, "revision">) =>
  `"${userId}-${universe.revision}-${versionOf(universe)}"`;

/** Whether an `If-None-Match` header names rows in another form, or those of a server that knows other kinds of records. */
export function isOfOtherKinds(ifNoneMatch: string | undefined, universe: Universe): boolean {
  const version = versionOf(universe);
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
