import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { idSlots, valuesAt } from "../../testing/access/id-slots.ts";
import {
  makePerson,
  makeWholePerson,
  type Person,
  textsOf,
  type WholePerson,
} from "../../testing/access/person.ts";
import type { Attempt } from "../../testing/access/plan.ts";
import { plans } from "../../testing/access/plans.ts";
import { makeAdministrator } from "../../testing/administrator.ts";
import type { TestApp } from "../../testing/app.ts";
import { openPasskeyApp } from "../../testing/authenticator/passkeys.ts";
import { readRowsOf } from "../../testing/tables.ts";
import type { Answer, Visitor } from "../../testing/visitor.ts";

let test: TestApp;
/** Two people whom the tests that are refused everything leave as they are. */
let owner: WholePerson;
let other: Person;
let administrator: Visitor;
/** What every person has, such as the names of feelings. */
let common: Set<string>;
beforeAll(async () => {
  test = await openPasskeyApp({ cooldownMs: 0 });
  owner = await makeWholePerson(test);
  other = await makePerson(test);
  administrator = (await makeAdministrator(test)).visitor;
  common = textsOf((await makeWholePerson(test)).rows);
});
afterAll(() => test.close());

const names = Object.keys(api) as (keyof typeof api)[];
const isPrivate = ({ access }: Call) => access === "session" || access === "owner";
const privateNames = names.filter((name) => isPrivate(api[name]));

const make = (visitor: Visitor, call: Call, { params, query, body, headers }: Attempt) =>
  visitor.call(call, { params, query, body, headers } as Parameters<Visitor["call"]>[1]);
const rows = ({ user }: Person) => readRowsOf(test.database.db, user.id);

async function everyAttempt(name: keyof typeof api): Promise<Attempt[]> {
  const { foreign, own } = plans[name];
  return [...(own ? [await own(owner)] : []), ...(await foreign(owner, other))];
}

describe("without a session", () => {
  it.each(privateNames)("%s is refused", async (name) => {
    const attempts = await everyAttempt(name);
    const before = await rows(owner);
    const { notFoundForVisitors }: Call = api[name];
    for (const attempt of attempts) {
      const { status, body } = await make(test.visitor(), api[name], attempt);
      expect([status, body.code]).toEqual(notFoundForVisitors ? [404, "not-found"] : [401, "not-signed-in"]);
    }
    expect(await rows(owner)).toEqual(before);
  });
});

/** What a reply has of a person that the caller has not sent. */
function foundOf(person: WholePerson, { text, headers }: Answer, { params, query, body }: Attempt): string[] {
  const sent = JSON.stringify([params, query, body]);
  const reply = text + JSON.stringify(headers);
  const theirs = [...textsOf(person.rows)].filter((one) => !common.has(one) && !sent.includes(one));
  return theirs.filter((one) => reply.includes(one) || reply.includes(JSON.stringify(one).slice(1, -1)));
}

/** The rows of a person without the columns that the attempt may change. */
function rowsBeside({ users = [], ...others }: WholePerson["rows"], { changes = [] }: Attempt) {
  const left = Object.fromEntries(changes.map((column) => [column, null]));
  return { ...others, users: users.map((row) => JSON.stringify({ ...JSON.parse(row), ...left })) };
}

describe("the session of somebody else", () => {
  /** Whom the calls of others leave as she is, and somebody new after a call of her own has changed something. */
  let ada: WholePerson;
  beforeAll(async () => {
    ada = await makeWholePerson(test);
  });

  it.each(names)("gets and changes nothing of another universe by the call %s", async (name) => {
    const ben = await makePerson(test);
    const attempts = await plans[name].foreign(ada, ben);
    let before = await rows(ada);
    for (const attempt of attempts) {
      const answer = await make(attempt.by ?? ben.visitor, api[name], attempt);
      expect([answer.status, answer.text]).toEqual([attempt.status, answer.text]);
      expect(foundOf(ada, answer, attempt)).toEqual([]);
      const after = await rows(ada);
      expect(rowsBeside(after, attempt)).toEqual(rowsBeside(before, attempt));
      before = after;
    }
    const { own } = plans[name];
    if (!own) return;
    const attempt = await own(ada);
    const answer = await make(ada.visitor, api[name], attempt);
    expect([answer.status, answer.text]).toEqual([attempt.status, answer.text]);
    if (api[name].method === "GET" && isPrivate(api[name]))
      expect(foundOf(ada, answer, { status: 200 })).not.toEqual([]);
    if (!isDeepStrictEqual(await rows(ada), before)) ada = await makeWholePerson(test);
  });

  it.each(names)("tries an id of another universe wherever one can stand in the call %s", async (name) => {
    const attempts = await plans[name].foreign(owner, other);
    const texts = [...textsOf(owner.rows), owner.account.universeName, owner.account.email, "one"];
    const isOfOwner = (value: unknown) => texts.some((text) => String(value).includes(text));
    const untried = idSlots(api[name]).filter(
      (slot) => !attempts.some((one) => valuesAt(one, slot).some(isOfOwner)),
    );
    expect(untried).toEqual([]);
  });
});

/** What nobody may set: ids of users, secrets, and what the server counts. */
const notTheirs = {
  ...{ userId: "x", passwordHash: "x", salt: "x", isAdmin: true },
  ...{ emailVerified: true, accountLocked: false, loginAttempts: 0, providerSubject: "x", revision: 7 },
};

/** The body with one more field, in each of its objects in turn that lacks it: a sealed record names its revision. */
function* withField(body: unknown, field: Record<string, unknown>): Generator<unknown> {
  if (typeof body !== "object" || body === null) return;
  const hasField = Object.keys(field).some((name) => name in body);
  if (!Array.isArray(body) && !hasField) yield { ...body, ...field };
  for (const [key, part] of Object.entries(body))
    for (const changed of withField(part, field))
      yield Array.isArray(body) ? body.with(Number(key), changed) : { ...body, [key]: changed };
}

/** The outermost fields in which two bodies differ: a refusal names them. */
const differing = (one: object, other: object) =>
  Object.entries(other).flatMap(([key, value]) => (one[key as keyof object] === value ? [] : [key]));

describe("a body", () => {
  /** Programs that speak another protocol are refused before their body is looked at. */
  const withBody = names.filter((name) => "body" in api[name] && !("forPrograms" in api[name]));

  it.each(withBody)("of %s takes no field that people must not set", async (name) => {
    const attempts = await everyAttempt(name);
    const before = await rows(owner);
    const call: Call = api[name];
    for (const attempt of attempts)
      for (const [field, value] of Object.entries(notTheirs))
        for (const body of withField(attempt.body, { [field]: value }) as Iterable<Record<string, unknown>>) {
          const params = call.access === "owner" ? owner.user : attempt.params;
          const caller = call.access === "administrator" ? administrator : owner.visitor;
          const answer = await make(caller, call, { ...attempt, ...(params && { params }), body });
          const named = Object.keys(answer.body.fields ?? {});
          expect([answer.status, named]).toEqual([400, differing(attempt.body ?? {}, body)]);
        }
    expect(await rows(owner)).toEqual(before);
  });
});
