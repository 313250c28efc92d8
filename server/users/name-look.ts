/** How universe names look, as the database has it (decision 75). */

import { hash } from "node:crypto";
import { type Look, lookOf } from "#domain/accounts/look-alike.ts";
import { universeNameKey } from "#domain/accounts/names.ts";
import { lookLock, nameLock } from "../database/lock.ts";
import type { NameSkeletonsTable } from "../database/schema.ts";

let confusables: Promise<(text: string) => string> | undefined;

/** Loaded with the first name, because the data of all scripts takes memory. */
const loadConfusables = () => (confusables ??= import("unhomoglyph").then((module) => module.default));

const separator = " ";

/** The text of a column; null: any script. */
const storedScripts = (scripts: Look["scripts"]) => scripts?.join(separator) ?? null;

export const readScripts = (stored: NameSkeletonsTable["scripts"]): Look["scripts"] =>
  stored === null ? null : stored.split(separator).filter(Boolean);

/** The columns of each skeleton of a name. Hashed, because skeletons can be longer than an index permits. */
export async function lookColumns(universeName: string) {
  const { skeletons, scripts } = lookOf(universeName, await loadConfusables());
  return skeletons.map((skeleton) => ({
    skeleton: hash("sha256", skeleton),
    scripts: storedScripts(scripts),
  }));
}

/** A name that somebody wants to have. */
export type WantedName = {
  /** What `universeNameKey` returns. */
  readonly key: string;
  readonly looks: readonly { readonly skeleton: string; readonly scripts: string | null }[];
  /** To be held while the name, or one that looks like it, is created, changed or reserved. */
  readonly locks: readonly string[];
};

export async function wantName(universeName: string): Promise<WantedName> {
  const [key, looks] = [universeNameKey(universeName), await lookColumns(universeName)];
  return { key, looks, locks: [nameLock(key), ...looks.map(({ skeleton }) => lookLock(skeleton))] };
}
