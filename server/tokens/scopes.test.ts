import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TokenScope, tokenScopes } from "#domain/accounts/tokens.ts";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { sealedKinds, wordNamesOf } from "#domain/sealed/sealed-words.ts";
import { makePerson, makeWholePerson, type Person, type WholePerson } from "../../testing/access/person.ts";
import type { Attempt } from "../../testing/access/plan.ts";
import { plans } from "../../testing/access/plans.ts";
import { scopeDecisions } from "../../testing/access/scopes.ts";
import type { TestApp } from "../../testing/app.ts";
import { openPasskeyApp } from "../../testing/authenticator/passkeys.ts";
import { readRowsOf } from "../../testing/tables.ts";
import { programOf, tokenOf } from "../../testing/tokens.ts";
import type { Answer, Parts } from "../../testing/visitor.ts";

let test: TestApp;
let other: Person;
beforeAll(async () => {
  test = await openPasskeyApp({ cooldownMs: 0 });
  other = await makePerson(test);
});
afterAll(() => test.close());

type Name = keyof typeof api;
const names = Object.keys(api) as Name[];
const callOf = (name: Name): Call => api[name];

/** Every scope alone, each with words, and all. */
const scopeSets: readonly (readonly TokenScope[])[] = [
  ...tokenScopes.map((scope) => [scope]),
  ...tokenScopes.filter((scope) => scope !== "words:read").map((scope) => [scope, "words:read"] as const),
  tokenScopes.filter((scope) => scope !== "words:read"),
  tokenScopes,
];

/** A person with one token for each of these sets, each of which was used lately. */
async function makeOwner() {
  const owner = await makeWholePerson(test);
  const tokens = new Map<readonly TokenScope[], string>();
  for (const scopes of scopeSets) {
    const { token } = await tokenOf(owner.visitor, scopes);
    await programOf(test, token).call(api.listMoodEntries);
    tokens.set(scopes, token);
  }
  await test.app.context.mail.sendDue();
  return { owner, tokens };
}
type Owner = Awaited<ReturnType<typeof makeOwner>>;

/** What is stored of a person, beside their mails, which are sent meanwhile. */
async function rows({ user }: Person) {
  const { mails: _, ...others } = await readRowsOf(test.database.db, user.id);
  return others;
}

/** A call of the owner: one that succeeds, or what somebody else would try. */
async function attemptOf(name: Name, owner: WholePerson): Promise<Attempt> {
  const { own, foreign } = plans[name];
  const [attempt] = own ? [await own(owner)] : await foreign(owner, other);
  if (!attempt) throw new Error(`There is no attempt for ${name}`);
  return attempt;
}

const callWith = (owner: Owner, scopes: readonly TokenScope[], name: Name, attempt: Attempt) => {
  const { params, query, body, headers } = attempt;
  const parts = { params, query, body, headers } as Parts<Call>;
  return programOf(test, owner.tokens.get(scopes) ?? "").call(callOf(name), parts);
};

const wordNames = new Set<string>([...sealedKinds.flatMap(wordNamesOf), "sealed", "nameKey"]);
function* wordsIn(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (wordNames.has(name) && part !== null) yield part;
    yield* wordsIn(part);
  }
}

/** What a reply says of words: those at places of words, and what a person has written anywhere in it. */
const wordsOf = ({ text, headers }: Answer, { word }: Person) => [
  ...(text === "" ? [] : wordsIn(JSON.parse(text))),
  ...(text + JSON.stringify(headers)).matchAll(new RegExp(`.{0,20}${word.slice(0, 17)}`, "g")),
];

it("every call has a decision about its scope, and says it", () => {
  const said = names.map((name) => {
    const { access, scope } = callOf(name);
    const isPrivate = access === "session" || access === "owner" || access === "administrator";
    return [name, scope ?? (isPrivate ? "none" : "anybody")];
  });
  expect(Object.fromEntries(said)).toEqual(scopeDecisions);
});

it("the page of calls says for each which scope opens it", async () => {
  const { paths } = (await test.visitor().send("GET", "/api/docs/json")).body;
  const shown = names.map((name) => {
    const { path, method } = callOf(name);
    const { security } = paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];
    const token = security.find((one: object) => "token" in one)?.token[0];
    return [name, token ?? (security.length > 0 ? "none" : "anybody")];
  });
  expect(Object.fromEntries(shown)).toEqual(scopeDecisions);
});

it("no scope opens a call for which a person must prove themselves", () => {
  const opened = names.filter((name) => callOf(name).scope !== undefined);
  expect(opened.filter((name) => callOf(name).confirmFirst || callOf(name).addsWayIn)).toEqual([]);
});

/** Calls for programs alone speak another protocol: server/assistants/assistants.test.ts opens them. */
const open = names.filter((name) => callOf(name).scope !== undefined && !callOf(name).forPrograms);
const reachable = ({ access }: Call) => access !== "probe" && access !== "link";
const closed = names.filter((name) => callOf(name).scope === undefined && reachable(callOf(name)));

describe("a token", () => {
  let untouched: Owner;
  beforeAll(async () => {
    untouched = await makeOwner();
  });

  it.each(closed)("opens the call %s with no scope, and gets no cookie", async (name) => {
    const attempt = await attemptOf(name, untouched.owner);
    const before = await rows(untouched.owner);
    for (const scopes of scopeSets) {
      const { status, body, headers } = await callWith(untouched, scopes, name, attempt);
      const isHidden = callOf(name).access === "administrator";
      expect([scopes, status, body.code]).toEqual([
        ...[scopes, isHidden ? 404 : 403, isHidden ? "not-found" : "token-closed"],
      ]);
      expect(headers["set-cookie"]).toBeUndefined();
      if (isHidden) expect(headers["www-authenticate"]).toBeUndefined();
      else expect(headers["www-authenticate"]).toContain('error="insufficient_scope"');
    }
    expect(await rows(untouched.owner)).toEqual(before);
  });

  it.each(open)(
    "opens the call %s with its scope alone, and without words:read has no word of it",
    async (name) => {
      const { scope } = callOf(name);
      for (const scopes of scopeSets) {
        const isOpen = scope !== undefined && scopes.includes(scope);
        const owner = isOpen && callOf(name).method !== "GET" ? await makeOwner() : untouched;
        const attempt = await attemptOf(name, owner.owner);
        const before = await rows(owner.owner);
        const answer = await callWith(owner, scopes, name, attempt);
        if (!isOpen) {
          expect([answer.status, answer.body.code, answer.body.params]).toEqual([
            403,
            "token-scope",
            { scope },
          ]);
          expect(answer.headers["www-authenticate"]).toContain(`scope="${scope}"`);
          expect(await rows(owner.owner)).toEqual(before);
          continue;
        }
        expect([scopes, answer.status, answer.text]).toEqual([scopes, attempt.status, answer.text]);
        expect(answer.headers["set-cookie"]).toBeUndefined();
        const hasWords = wordsOf(answer, owner.owner).length > 0;
        if (!scopes.includes("words:read")) expect(wordsOf(answer, owner.owner)).toEqual([]);
        else if (callOf(name).method === "GET") expect(hasWords).toBe(true);
      }
    },
  );
});
