import { vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { api } from "#domain/api.ts";
import { sharedCache, sharedEntry } from "#domain/pages/share.ts";
import { refusal } from "#domain/refusals.ts";
import type { CallReplies } from "../../testing/browser/call-replies.ts";
import { expect, test } from "../../testing/browser/home-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { send } from "../api.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { logOut } from "../outbox/log-out.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { showToast } from "../ui/toasts.ts";

const user = makeUser();
const button = (name: string | RegExp) => page.getByRole("button", { name });
const waiting = button(/^Waiting for the network/);
const dialog = page.getByRole("dialog", { name: "Waiting for the network" });
const writes = page.getByRole("list", { name: "Waiting on this device" }).getByRole("listitem");
const visit = () => dispatchEvent(new PointerEvent("pointermove"));

const addTag = (name: string) =>
  outbox.add("newTag", {
    id: randomUuid(),
    userId: user.id,
    body: { name, kind: "other", isArchived: false },
  });

/** The server asks for so long a pause that nothing is sent again but by a press of Try now. */
function refuseTags(calls: CallReplies) {
  calls.disconnect(api.listChanges);
  calls.reply(api.putTag, 503, refusal("server-busy", "Slow down."), { "Retry-After": "600" });
}

/** Everything of a person that this browser stores, as text. */
async function allStored(): Promise<string> {
  const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const content = database.transaction(store).objectStore(store);
      texts.push(JSON.stringify([await resultOf(content.getAllKeys()), await resultOf(content.getAll())]));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? "");
  }
  return texts.join();
}

const resultOf = <T,>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

test("what the server does not know yet waits for its update, as the page says", async ({
  calls,
  openHome,
}) => {
  const reply = refusal("invalid-fields", "This field is not known here.");
  calls.reply(api.putTag, 400, { ...reply, fieldCodes: { weather: { code: "unknown-field" } } });
  await openHome({ user });
  visit();
  await addTag("Garden");
  await expect.element(button(/^Waiting for an update/)).toBeVisible();
});

test("what waits is listed in words, and goes when it has arrived", async ({ calls, openHome }) => {
  await openHome({ user, stars: 2 });
  visit();
  refuseTags(calls);
  await addTag("Garden");
  await addTag("Sea");
  await waiting.click();
  await expect.element(writes.first()).toHaveTextContent("New tag: Garden");
  expect(writes.elements()).toHaveLength(2);

  calls.reply(api.putTag, 200, ({ params, body }) => ({ ...body, id: params.id ?? "", revision: 3 }));
  await dialog.getByRole("button", { name: "Try now" }).click();
  await expect.element(page.getByText("Everything has arrived.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect.element(waiting).not.toBeInTheDocument();
});

test("where the browser stores nothing, the list says so, and the page asks before it is closed", async ({
  calls,
  openHome,
}) => {
  const asksBeforeClosing = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("There is no room.", "QuotaExceededError");
  });
  await openHome({ user, stars: 2 });
  visit();
  refuseTags(calls);
  await addTag("Garden");
  await waiting.click();
  await expect.element(dialog.getByText(/^Kept until you close this page/)).toBeVisible();
  expect(asksBeforeClosing()).toBe(true);
  calls.reply(api.putTag, 200, ({ params, body }) => ({ ...body, id: params.id ?? "", revision: 3 }));
  await dialog.getByRole("button", { name: "Try now" }).click();
  await expect.element(page.getByText("Everything has arrived.")).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
});

test("Logout asks first while something waits, and Stay keeps it", async ({ calls, openHome }) => {
  await openHome({ user, stars: 2 });
  visit();
  calls.disconnect(api.putTag, api.live, api.listChanges);
  await addTag("Garden");
  await button("Settings").click();
  await page.getByRole("link", { name: "Logout" }).click();
  const question = page.getByRole("alertdialog", { name: "Log out?" });
  await expect.element(question).toBeVisible();
  await expect.element(question.getByText("New tag: Garden")).toBeVisible();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(outbox.all(user.id)).toHaveLength(1);
});

const notSignedIn = refusal("not-signed-in", "Not authenticated");

test("without the server, logging out forgets the person, and the first call that arrives ends the session", async ({
  calls,
  openHome,
}) => {
  await openHome({ user, stars: 2 });
  visit();
  calls.disconnect(api.logout, api.me, api.listChanges, api.instance);
  showToast(() => ({ title: "First Star", durationMs: 600_000 }));
  await button("Settings").click();
  await page.getByRole("link", { name: "Logout" }).click();
  await expect.element(page.getByLabelText("Password", { exact: true })).toBeVisible();
  await expect.element(page.getByText("First Star")).not.toBeInTheDocument();
  await expect.poll(allStored).not.toContain(user.universeName);
  await cleanup();

  const asked: string[] = [];
  const note = (call: string) => () => {
    asked.push(call);
    return { ...notSignedIn };
  };
  const sent = calls.received(api.login).length;
  calls.reply(api.me, 200, { user });
  calls.reply(api.logout, 302, null);
  const login = { identifier: "ada@example.org", password: "Comets 4 tea!" };
  // The server still knows the session: nothing else is sent.
  await expect(send(api.login, { body: login })).rejects.toThrow(NetworkError);
  expect(calls.received(api.login)).toHaveLength(sent);
  calls.reply(api.me, 401, note("me"));
  calls.reply(api.login, 401, note("login"));
  await expect(send(api.login, { body: login })).rejects.toThrow(CallError);
  expect(asked).toEqual(["me", "login"]);
});

test("after logging out, this browser has nothing of the person", async ({ calls, openHome }) => {
  const canary = "canary";
  const ada = makeUser({ id: `${canary}-ada`, universeName: `${canary} sky`, userName: canary });
  localStorage.setItem("mood-universe.theme", "dark");
  await openHome({ user: ada, stars: 2 });
  visit();
  await expect.poll(allStored).toContain(`${canary} sky`);
  calls.disconnect(api.putTag, api.logout);
  const body = { name: canary, kind: "other", isArchived: false } as const;
  await outbox.add("newTag", { id: randomUuid(), userId: ada.id, body });
  for (const key of ["draft", "edits", "mindful", "mazes", "quiz"])
    sessionStorage.setItem(`mood-universe.${key}`, canary);
  await (await caches.open(sharedCache)).put(sharedEntry("a-key"), new Response(canary));
  let left = "";
  expect(
    await logOut(ada.id, () => {
      left = "left";
    }),
  ).toBe(true);
  expect(left).toBe("left");
  await expect.poll(allStored).not.toContain(canary);
  expect(localStorage.getItem("mood-universe.theme")).toBe("dark");
});

test("logging out does not wait for a database that is silent", async ({ openHome }) => {
  await openHome({ user, stars: 2 });
  sessionStorage.setItem("mood-universe.draft", user.universeName);
  vi.spyOn(outbox, "forget").mockReturnValue(new Promise(() => {}));
  void logOut(user.id, () => {});
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(
    new RegExp(`${user.id}|${user.universeName}`),
  );
});

test("30 writes of a session that ended wait for their person, and nobody else sees or sends them", async ({
  calls,
  openHome,
}) => {
  const [ada, ben] = [makeUser({ id: "ada" }), makeUser({ id: "ben" })];
  await openHome({ user: ada, stars: 2 });
  visit();
  calls.disconnect(api.putTag);
  calls.reply(api.getUser, 404, refusal("not-found", "Not found"));
  const body = { kind: "other", isArchived: false } as const;
  for (let n = 0; n < 30; n++)
    await outbox.add("newTag", { id: randomUuid(), userId: "ada", body: { ...body, name: `Tag ${n}` } });
  await expect.element(waiting).toHaveAccessibleName(/30 writes/);
  showToast(() => ({ title: "First Star", durationMs: 600_000 }));
  calls.reply(api.listChanges, 401, refusal("not-signed-in", "Please sign in first."));
  await expect.element(page.getByLabelText("Password", { exact: true })).toBeVisible();
  await expect.element(page.getByText("First Star")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^30 changes wait on this device\./)).toBeVisible();
  await cleanup();

  calls.reply(api.putTag, 200, ({ params, body }) => ({ ...body, id: params.id ?? "", revision: 3 }));
  const asked = calls.received(api.putTag).length;
  await openHome({ user: ben, stars: 1 });
  visit();
  await outbox.flush("ada");
  await expect.element(waiting).not.toBeInTheDocument();
  expect(calls.received(api.putTag)).toHaveLength(asked);
  await cleanup();

  await openHome({ user: ada, stars: 2 });
  visit();
  await expect.poll(() => calls.received(api.putTag).length).toBe(asked + 30);
  const sent = calls.received(api.putTag).slice(asked);
  expect(sent.map(({ body }) => body.name)).toEqual(Array.from({ length: 30 }, (_, n) => `Tag ${n}`));
  expect(new Set(sent.map(({ headers }) => headers.get("Universe-Owner")))).toEqual(new Set(["ada"]));
  await expect.poll(() => outbox.all("ada")).toEqual([]);
});
