/** Steps of imports that several tests share. */

import { afterAll, beforeAll, beforeEach } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "./app.ts";
import { makeImport, makeImportedEntry, signUp } from "./make.ts";
import type { Visitor } from "./visitor.ts";

type Body = Record<string, unknown>;

/** Sets up the tests of a file: the app, and for each test a person with an empty universe. */
export function startImportTests() {
  const at = {} as { test: TestApp; ada: Visitor; userId: string };
  beforeAll(async () => {
    at.test = await openTestApp({ rateLimits: false });
  });
  afterAll(() => at.test.close());
  beforeEach(async () => {
    const { visitor, user } = await signUp(at.test);
    Object.assign(at, { ada: visitor, userId: user.id });
  });
  return at;
}

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
