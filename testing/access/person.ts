/** People of the access matrix: with rows in every table of a person, and with texts that nobody else has. */

import { api } from "#domain/api.ts";
import type { TableName } from "../../server/database/tables.ts";
import type { TestApp } from "../app.ts";
import { live } from "../deletions.ts";
import {
  makeAccount,
  makeComparison,
  makeDevice,
  makeEntry,
  makeFeeling,
  makeImport,
  makeImportedEntry,
  makeLink,
  makeReading,
  makeTag,
  makeTracker,
  signIn,
} from "../make.ts";
import { readRowsOf } from "../tables.ts";

let people = 0;

/** A person with an account, a tag and a star, of whose texts each contains a word that is theirs alone. */
export async function makePerson(test: TestApp) {
  people += 1;
  const word = `canary-${people}-${crypto.randomUUID().slice(0, 8)}`;
  const account = await makeAccount(test, { email: `${word}@example.org`, universeName: `Universe ${word}` });
  const { visitor, user } = await signIn(test, account);
  const tag = { id: crypto.randomUUID() };
  await visitor.call(api.putTag, { params: tag, body: makeTag({ name: `Tag ${word}` }) });
  const feeling = { id: crypto.randomUUID() };
  await visitor.call(api.putFeeling, { params: feeling, body: makeFeeling({ name: `Feeling ${word}` }) });
  const content = makeEntry({ id: crypto.randomUUID(), note: word, tags: [tag.id] });
  const star = (await visitor.call(api.createMoodEntry, { body: content })).body as {
    id: string;
    revision: number;
  };
  return { test, word, account, visitor, user, tag, feeling, star };
}

export type Person = Awaited<ReturnType<typeof makePerson>>;

/** A person with rows in every table, and the ids by which calls name them. */
export async function makeWholePerson(test: TestApp) {
  const person = await makePerson(test);
  const { visitor, user, word, star } = person;
  await live(test, person);
  const other = (await visitor.call(api.createMoodEntry, { body: makeEntry({ note: `Another ${word}` }) }))
    .body;
  const constellation = { id: crypto.randomUUID(), entryIds: [star.id, other.id as string] };
  await visitor.call(api.putConstellation, {
    params: constellation,
    body: { name: `Figure ${word}`, entryIds: constellation.entryIds },
  });
  const comparison = { id: crypto.randomUUID() };
  await visitor.call(api.putComparison, {
    params: comparison,
    body: makeComparison({ name: `Compared ${word}`, query: `first.words=${word}&second=others` }),
  });
  const tracker = { id: crypto.randomUUID() };
  await visitor.call(api.putTracker, {
    params: tracker,
    body: makeTracker({ name: `Sleep ${word}`, unit: "hours", lowLabel: word.slice(0, 18) }),
  });
  const reading = { trackerId: tracker.id, at: "2026-03-12" };
  await visitor.call(api.putReading, { params: reading, body: makeReading() });
  const link = (await visitor.call(api.createLink, { body: makeLink({ label: `Link ${word}` }) })).body;
  const device = makeDevice({ name: `Browser ${word}` });
  const { here } = (await visitor.call(api.putDevice, { body: device })).body;
  await visitor.call(api.updateProfile, {
    params: user,
    body: { demographics: `Lives by ${word}`, email: `next-${word}@example.org` },
  });
  const imports = (await visitor.call(api.listImports)).body as { id: string; finishedAt: string | null }[];
  const finished = imports.find(({ finishedAt }) => finishedAt !== null);
  const binned = (await visitor.call(api.listBin)).body[0];
  const unfinished = imports.find(({ finishedAt }) => finishedAt === null);
  const open = await replaceOpenImport(person, unfinished?.id ?? "");
  // A mail leaves a row when it is sent: every whole person has the same rows.
  await test.app.context.mail.sendDue();
  return {
    ...person,
    ...{ constellation, comparison, tracker, reading },
    ...{ device: { id: here as string, endpoint: device.endpoint } },
    link: { id: link.id as string, token: String(link.url).split("/s/")[1] ?? "" },
    ...{ finishedImport: { id: finished?.id ?? "" }, openImport: open, binned: { id: binned.id as string } },
    rows: await readRowsOf(test.database.db, user.id),
  };
}

export type WholePerson = Awaited<ReturnType<typeof makeWholePerson>>;

/** Opens an import with room for more, and with an entry whose key is the person's alone. */
async function replaceOpenImport({ visitor, word }: Person, id: string) {
  await visitor.call(api.removeImport, { params: { id } });
  const open = { id: crypto.randomUUID() };
  await visitor.call(api.openImport, { body: makeImport({ ...open, fileName: `${word}.csv` }) });
  const entries = [makeImportedEntry({ key: `Key ${word}`, note: `Imported ${word}` })];
  await visitor.call(api.addImportEntries, { params: open, body: { entries, tags: [] } });
  return open;
}

/** A column of a person's first row in a table. */
export function idIn(rows: Record<string, string[]>, table: TableName, column = "id"): string {
  const [row] = rows[table] ?? [];
  if (row === undefined) throw new Error(`The person has no row in ${table}`);
  return String(JSON.parse(row)[column]);
}

/** Shorter texts occur by chance. */
const shortest = 8;
const isMoment = (text: string) => /^\d{4}-\d\d-\d\d/.test(text);

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string" && value.length >= shortest && !isMoment(value)) yield value;
  if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

/** Every text in rows: ids, hashes, and what the person wrote. */
export const textsOf = (rows: Record<string, string[]>) =>
  new Set(Object.values(rows).flatMap((texts) => texts.flatMap((row) => [...textsIn(JSON.parse(row))])));
