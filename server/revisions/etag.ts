/** ETags of replies whose content depends on the revision of a universe alone. */

import { changesForm } from "#domain/records/changes.ts";
import { codings } from "../compression.ts";

/** Contains the form, so that a client of a new release gets no 304 for rows in an old form. */
export const etagOf = (userId: string, revision: number) => `"${userId}-${revision}-${changesForm}"`;

const codingSuffix = new RegExp(`-(${codings.join("|")})"$`);

/** The tag of an `If-None-Match` header that names the same rows in any content coding; undefined when none does. */
export const findCurrentTag = (etag: string, ifNoneMatch: string | undefined): string | undefined =>
  ifNoneMatch
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .find((tag) => tag.replace(codingSuffix, '"') === etag);
