/** Steps of imports that several tests share. */

import { api } from "#domain/api.ts";
import { makeImport, makeImportedEntry } from "./make.ts";
import type { Visitor } from "./visitor.ts";

type Body = Record<string, unknown>;

/** Opens an import and sends its entries; returns its id. */
export async function sendImport(visitor: Visitor, entries: readonly Body[], tags: readonly Body[] = []) {
  const { status, body, text } = await visitor.call(api.openImport, {
    body: makeImport({ total: Math.max(1, entries.length) }),
  });
  if (status !== 201) throw new Error(`The import was not opened: ${text}`);
  for (let at = 0; at < entries.length; at += 500) {
    const sent = await visitor.call(api.addImportEntries, {
      params: body,
      body: { entries: entries.slice(at, at + 500), tags },
    });
    if (sent.status !== 200) throw new Error(`The entries were not taken: ${sent.text}`);
  }
  return body.id as string;
}

export const finish = async (visitor: Visitor, id: string) =>
  (await visitor.call(api.finishImport, { params: { id } })).body;

/** Imports entries as a client does; returns the import's id. */
export async function importAll(visitor: Visitor, entries: readonly Body[], tags: readonly Body[] = []) {
  const id = await sendImport(visitor, entries, tags);
  await finish(visitor, id);
  return id;
}

export const makeEntries = (count: number, overrides: Body = {}) =>
  Array.from({ length: count }, () => makeImportedEntry(overrides));

export const starsOf = async (visitor: Visitor) => (await visitor.call(api.listMoodEntries)).body;
