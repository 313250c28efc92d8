import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PasskeyAnswer } from "#domain/accounts/passkeys.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../../testing/app.ts";
import { algorithms, type Behaviour } from "../../../testing/authenticator/authenticator.ts";
import {
  addPasskey,
  askForKey,
  askForPasskey,
  makeAuthenticator,
  makeKeyedUniverse,
  openPasskeyApp,
  publicUrl,
  sendAnswer,
  signInByPasskey,
} from "../../../testing/authenticator/passkeys.ts";
import { leastOfThree, statementCounter } from "../../../testing/count-statements.ts";
import { makeAccount, makeBody, password, signIn } from "../../../testing/make.ts";
import type { Answer } from "../../../testing/visitor.ts";
import type { Db } from "../../database/schema.ts";
import { provePasskey } from "./prove-passkey.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openPasskeyApp();
});
afterAll(() => test.close());

const minute = 60_000;
const codeOf = ({ status, body }: Answer) => [status, body.code];
const late = [400, "expired-challenge"];
const unknown = [401, "unknown-passkey"];

describe("a passkey", () => {
  it.each(algorithms)("with the algorithm %i signs in without a name", async (algorithm) => {
    const { user, authenticator } = await makeKeyedUniverse(test, makeAuthenticator({ algorithm }));
    const { visitor, status, body } = await signInByPasskey(test, authenticator);
    expect([status, body.success, body.user.id]).toEqual([200, true, user.id]);
    expect((await visitor.call(api.me)).body.user.id).toBe(user.id);
  });

  it("begins a session with a new id, and ends the one before", async () => {
    const { visitor, authenticator } = await makeKeyedUniverse(test);
    const before = test.visitor();
    for (const [name, value] of visitor.cookies) before.cookies.set(name, value);
    expect((await sendAnswer(visitor, authenticator.get(await askForPasskey(visitor)))).status).toBe(200);
    expect((await before.call(api.me)).status).toBe(401);
    expect((await visitor.call(api.me)).status).toBe(200);
  });

  it("asks for no code and opens while wrong passwords lock the account: nobody can guess it", async () => {
    const account = await makeAccount(test);
    const authenticator = makeAuthenticator();
    await addPasskey((await signIn(test, account)).visitor, authenticator);
    const wrong = { body: { email: account.email, password: "Wrong-Pass-1" } };
    for (let attempt = 0; attempt < 10; attempt += 1) await test.visitor().call(api.login, wrong);
    const right = { body: { email: account.email, password } };
    expect((await test.visitor().call(api.login, right)).status).toBe(423);
    expect((await signInByPasskey(test, authenticator)).status).toBe(200);
  });

  it("that is on several devices signs in on each, because none of them counts", async () => {
    const { authenticator } = await makeKeyedUniverse(test, makeAuthenticator({ isSynced: true }));
    for (const device of [authenticator, authenticator.clone(), authenticator])
      expect((await signInByPasskey(test, device)).status).toBe(200);
  });
});

describe("an answer", () => {
  it("signs in once, also if it is sent ten times at once", async () => {
    const { authenticator } = await makeKeyedUniverse(test);
    const answer = authenticator.get(await askForPasskey(test.visitor()));
    const sent = await Promise.all(Array.from({ length: 10 }, () => sendAnswer(test.visitor(), answer)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
    expect(codeOf(await sendAnswer(test.visitor(), answer))).toEqual(late);
  });

  it("counts for five minutes", async () => {
    const { authenticator } = await makeKeyedUniverse(test);
    const question = await askForPasskey(test.visitor());
    await test.clock.advance(5 * minute - 1);
    expect((await sendAnswer(test.visitor(), authenticator.get(question))).status).toBe(200);
    const next = await askForPasskey(test.visitor());
    await test.clock.advance(5 * minute);
    expect(codeOf(await sendAnswer(test.visitor(), authenticator.get(next)))).toEqual(late);
  });

  it("answers no challenge that was given for something else, or that nobody gave", async () => {
    const { visitor, authenticator } = await makeKeyedUniverse(test);
    const question = await askForPasskey(visitor);
    const { challenge } = await askForKey(visitor);
    const confirming = (await visitor.call(api.passkeyOptions, { body: { purpose: "confirm" } })).body;
    for (const asked of [{ ...question, challenge }, confirming, { ...question, challenge: "AAAA" }])
      expect(codeOf(await sendAnswer(visitor, authenticator.get(asked)))).toEqual(late);
  });

  const hostile: Record<string, Partial<Behaviour>> = {
    "without a check of the person": { isVerifying: false },
    "without a touch of the person": { isPresent: false },
    "for the page of another site": { origin: "https://mood.example.com" },
    "for another port of the host": { origin: "https://mood.example.org:8443" },
    "for the host without https": { origin: "http://mood.example.org" },
    "for another relying party": { rpId: "example.org" },
    "inside the page of another site": {
      clientData: { crossOrigin: true, topOrigin: "https://evil.example.org" },
    },
    "with which a key is made": { clientData: { type: "webauthn.create" } },
  };
  it.each(Object.entries(hostile))("%s is refused", async (_, behaviour) => {
    const { authenticator } = await makeKeyedUniverse(test);
    const answer = authenticator.clone(behaviour).get(await askForPasskey(test.visitor()));
    expect(codeOf(await sendAnswer(test.visitor(), answer))).toEqual(unknown);
    expect((await signInByPasskey(test, authenticator)).status).toBe(200);
  });

  it("that names another user is refused", async () => {
    const { authenticator } = await makeKeyedUniverse(test);
    const { user } = await makeKeyedUniverse(test);
    const answer = authenticator.get(await askForPasskey(test.visitor()));
    const userHandle = Buffer.from(user.id).toString("base64url");
    const renamed = { ...answer, response: { ...answer.response, userHandle } };
    expect(codeOf(await sendAnswer(test.visitor(), renamed))).toEqual(unknown);
  });

  it("with any other bytes signs nobody in, and gets a sentence", async () => {
    // Signatures of other algorithms are in DER, of which several encodings can mean the same two numbers.
    const key = makeAuthenticator({ isSynced: true, algorithm: -8 });
    const { authenticator } = await makeKeyedUniverse(test, key);
    const parts = ["clientDataJSON", "authenticatorData", "signature"] as const;
    const change = fc.record({
      part: fc.constantFrom(...parts),
      at: fc.nat(),
      bits: fc.integer({ min: 1, max: 255 }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ part, at, bits }) => {
        const answer = authenticator.get(await askForPasskey(test.visitor()));
        const bytes = Buffer.from(answer.response[part], "base64url");
        const index = at % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(index) ^ bits, index);
        const changed = { ...answer.response, [part]: bytes.toString("base64url") };
        const sent = await sendAnswer(test.visitor(), { ...answer, response: changed });
        expect([late, unknown]).toContainEqual(codeOf(sent));
      }),
      { numRuns: 60 },
    );
  });
});

/** The replies to an answer of each kind that opens nothing. */
async function refusedAnswers(): Promise<Answer[]> {
  const known = await makeKeyedUniverse(test);
  const removed = makeAuthenticator();
  const { passkey } = await addPasskey(known.visitor, removed);
  await known.visitor.call(api.removePasskey, { params: passkey });
  const other = makeAuthenticator();
  other.create(await askForKey(known.visitor));
  const [keyId = ""] = known.authenticator.keyIds;
  const answers: PasskeyAnswer[] = [];
  for (const authenticator of [other, removed, other])
    answers.push(authenticator.get(await askForPasskey(test.visitor())));
  const foreign = answers.pop();
  return Promise.all(
    [...answers, ...(foreign ? [{ ...foreign, id: keyId, rawId: keyId }] : [])].map((answer) =>
      sendAnswer(test.visitor(), answer),
    ),
  );
}

describe("a key that opens nothing", () => {
  it("is refused alike, whether it is unknown, removed, or signs for the key of another", async () => {
    const replies = await refusedAnswers();
    expect(replies.map(codeOf)).toEqual([unknown, unknown, unknown]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  it("costs as many statements as one that somebody has", async () => {
    const { metrics, during } = statementCounter();
    const counted = await openTestApp({ publicUrl, rateLimits: false }, { metrics });
    const { authenticator } = await makeKeyedUniverse(counted);
    const cost = async (change: Partial<PasskeyAnswer>) => {
      const answer = authenticator.clone({ isVerifying: false }).get(await askForPasskey(counted.visitor()));
      return during(() => sendAnswer(counted.visitor(), { ...answer, ...change }));
    };
    // The first one reads what a process keeps.
    await cost({});
    const ofNobody = await leastOfThree(() => cost({ id: "AAAA", rawId: "AAAA" }));
    expect(ofNobody).toBe(await leastOfThree(() => cost({})));
    await counted.close();
  });
});

describe("a key whose counter runs backwards", () => {
  it("opens nothing for the copy, and goes on to open for the one that counts on", async () => {
    const { authenticator } = await makeKeyedUniverse(test);
    const copy = authenticator.clone();
    expect((await signInByPasskey(test, authenticator)).status).toBe(200);
    expect(codeOf(await signInByPasskey(test, copy))).toEqual([401, "copied-passkey"]);
    expect((await signInByPasskey(test, authenticator)).status).toBe(200);
    expect(codeOf(await signInByPasskey(test, copy))).toEqual([401, "copied-passkey"]);
  });

  it("opens nothing when it counts no more", async () => {
    const { authenticator } = await makeKeyedUniverse(test);
    const stopped = authenticator.clone({ isSynced: true });
    expect(codeOf(await signInByPasskey(test, stopped))).toEqual([401, "copied-passkey"]);
  });

  it("is found out also when both answer at once", async () => {
    const { authenticator } = await makeKeyedUniverse(test);
    const copy = authenticator.clone();
    const answers = await Promise.all([authenticator, copy].map((device) => signInByPasskey(test, device)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });
});

/** The context of the app, in which each transaction begins after `meanwhile`. */
function contextAfter(meanwhile: () => Promise<unknown>) {
  const { db, ...context } = test.app.context;
  const execute = async <T>(run: (transaction: Db) => Promise<T>) => {
    await meanwhile();
    return db.transaction().execute(run);
  };
  const get = (_: Db, name: string | symbol) => {
    const value = Reflect.get(db, name);
    if (name === "transaction") return () => ({ execute });
    return typeof value === "function" ? value.bind(db) : value;
  };
  return { ...context, db: new Proxy(db, { get }) };
}

describe("a passkey that is removed", () => {
  it("does not sign in, even if its answer was on its way", async () => {
    const { visitor } = await makeKeyedUniverse(test);
    const authenticator = makeAuthenticator();
    const { passkey } = await addPasskey(visitor, authenticator);
    const answer = authenticator.get(await askForPasskey(test.visitor()));
    const context = contextAfter(() => visitor.call(api.removePasskey, { params: passkey }));
    const asked = { purpose: "sign-in", subjectId: null } as const;
    const proved = await provePasskey(context, answer, asked, async () => "signed in");
    expect(proved).toEqual({ ok: false, reason: "unknown" });
  });
});

describe("a question", () => {
  it("names no key, so that it tells nobody who has one", async () => {
    const question = await askForPasskey(test.visitor());
    expect(question).toEqual({
      ...{ challenge: expect.stringMatching(/^[\w-]{43}$/), rpId: "mood.example.org" },
      ...{ timeout: 5 * minute, userVerification: "required" },
    });
  });

  it("of a confirmation names the keys of the signed-in person alone", async () => {
    const { visitor, authenticator } = await makeKeyedUniverse(test);
    const confirm = { body: { purpose: "confirm" } };
    const { body } = await visitor.call(api.passkeyOptions, confirm);
    expect(body.allowCredentials).toEqual([
      { id: authenticator.keyIds[0], type: "public-key", transports: ["internal"] },
    ]);
    expect((await test.visitor().call(api.passkeyOptions, confirm)).status).toBe(401);
    const { visitor: other } = await signIn(test, await makeAccount(test));
    expect((await other.call(api.passkeyOptions, confirm)).status).toBe(404);
  });

  it("is asked 60 times a minute at an address, and answered 20 times", async () => {
    const limited = await openPasskeyApp({ rateLimits: true });
    const ask = () => limited.visitor().call(api.passkeyOptions, { body: {} });
    for (let question = 0; question < 60; question += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    const answer = makeBody(api.signInByPasskey);
    const send = () => limited.visitor().call(api.signInByPasskey, { body: answer });
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(429);
    await limited.close();
  });
});
