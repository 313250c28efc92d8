import { expect, test } from "vitest";
import { api } from "#domain/api.ts";
import { CallReplies } from "./call-replies.ts";
import { makeUniverse, makeUser } from "./make-replies.ts";

const address = (path: string) => `http://localhost${path}`;
const withReplies = () => new CallReplies(() => Promise.reject(new Error("passed on")));

test("a call gets the reply that was set for it, and what was sent can be read", async () => {
  const calls = withReplies().reply(api.getUser, 200, makeUser());
  const response = await calls.fetch(address("/api/users/user%201?a=b"));
  expect(response.status).toBe(200);
  expect((await response.json()).userName).toBe("Ada");
  expect(calls.received(api.getUser)).toMatchObject([{ params: { id: "user 1" }, query: { a: "b" } }]);
  expect(calls.errors).toEqual([]);
});

test("a call without a reply is an error", async () => {
  const calls = withReplies();
  await expect(calls.fetch(address("/api/auth/me"))).rejects.toThrow(TypeError);
  await expect(calls.fetch(address("/api/unknown"))).rejects.toThrow(TypeError);
  expect(calls.errors).toEqual([
    "GET /api/auth/me was not expected.",
    "GET /api/unknown is not in domain/api.ts.",
  ]);
});

test("a reply that the schema of the call refuses is an error", async () => {
  const { userName: _, ...incomplete } = makeUser();
  const calls = withReplies().reply(api.getUser, 200, incomplete as never);
  await expect(calls.fetch(address("/api/users/1"))).rejects.toThrow(TypeError);
  expect(calls.errors[0]).toContain("GET /api/users/:id never replies 200");
  expect(calls.errors[0]).toContain("userName");
});

test("a body that the server would refuse cannot succeed", async () => {
  const calls = withReplies().reply(api.createUniverse, 201, makeUser());
  const sent = { method: "POST", body: JSON.stringify({ universeName: "" }) };
  await expect(calls.fetch(address("/api/users"), sent)).rejects.toThrow(TypeError);
  expect(calls.errors[0]).toContain("POST /api/users does not accept");
});

test("a broken connection and an aborted call reject like fetch", async () => {
  const calls = withReplies().reply(api.logout, 302, null);
  calls.disconnect(api.me);
  await expect(calls.fetch(address("/api/auth/me"))).rejects.toThrow("Failed to fetch");
  calls.hold(api.logout);
  const abort = new AbortController();
  const response = calls.fetch(address("/api/logout"), { signal: abort.signal });
  abort.abort(new Error("The page went."));
  await expect(response).rejects.toThrow("The page went.");
  expect(calls.errors).toEqual([]);
});

test("a held call gets its reply when it is released, also after a timeout of the page", async () => {
  const calls = withReplies().reply(api.getUser, 200, makeUser());
  const release = calls.hold(api.getUser);
  const patience = new AbortController();
  const response = calls.fetch(address("/api/users/1"), { signal: patience.signal });
  await expect.poll(() => calls.received(api.getUser)).toHaveLength(1);
  patience.abort(new DOMException("Timed out", "TimeoutError"));
  release();
  expect((await response).status).toBe(200);
});

test("a reply with an ETag becomes a 304 for a page that knows it", async () => {
  const universe = makeUniverse([]);
  const calls = withReplies().reply(api.listChanges, 200, universe, { ETag: '"1"' });
  const ask = (etag: string) =>
    calls.fetch(address("/api/changes?form=1"), { headers: { "If-None-Match": etag } });
  expect((await ask('"0"')).status).toBe(200);
  const known = await ask('"1"');
  expect([known.status, await known.text()]).toEqual([304, ""]);
  expect(calls.errors).toEqual([]);
});
