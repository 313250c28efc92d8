import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { refusal } from "#domain/refusals.ts";
import type { CallReplies } from "../../../testing/browser/call-replies.ts";
import {
  button,
  done,
  expect,
  goToSky,
  heading,
  import_,
  makeImport,
  test,
} from "../../../testing/browser/import-test.ts";
import { daylioFile } from "../../../testing/daylio-file.ts";
import { logOut } from "../../outbox/log-out.ts";
import { forgetImports, importsDatabase } from "../../session/forget-imports.ts";
import { storeUserId } from "../../session/stored-user.ts";
import { importStore } from "./sending/import-store.ts";

/** Deletions of the same database take turns. */
const databaseDeleted = () =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase(importsDatabase).onsuccess = resolve;
  });

test("an import waits while the server cannot be reached or asks for a break, and goes on", async ({
  openImport,
  calls,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  calls.disconnect(api.addImportEntries);
  await import_.click();
  await expect
    .element(page.getByText(/cannot be reached right now\. What has arrived is kept/))
    .toBeVisible();
  calls.reply(api.addImportEntries, 503, refusal("server-busy", "Slow down."), {
    "Retry-After": "600",
  });
  await button("Try now").click();
  await expect.element(page.getByText(/asks for a short break/)).toBeVisible();
  calls.reply(api.addImportEntries, 200, { added: 1, known: 0 });
  dispatchEvent(new Event("online"));
  await expect.element(done).toBeVisible();
});

test("an import of a closed tab goes on where it was as soon as Your data is open", async ({
  calls,
  openImport,
  openPage,
  person,
}) => {
  const tab = await openImport();
  await goToSky(daylioFile(["rad", "good"]));
  const release = calls.hold(api.addImportEntries);
  await import_.click();
  await expect.poll(() => calls.received(api.addImportEntries).length).toBe(1);
  const stored = await importStore.find(person.id);
  const batch = await importStore.batch(person.id, 0);
  release();
  await expect.element(done).toBeVisible();

  // An import of another person, as the browser finds it after a restart.
  const other = { ...person, id: `${person.id}-later` };
  if (!stored || !batch) throw new Error("The import is not stored.");
  storeUserId(other.id);
  await databaseDeleted();
  await importStore.putBatch(other.id, 0, batch);
  await importStore.put({ ...stored, userId: other.id });
  await tab.unmount();
  calls.reply(api.getUser, 200, other);
  await openPage("/your-data/import", other);
  await expect.element(done).toBeVisible();
  expect(calls.received(api.openImport).at(-1)?.body.id).toBe(stored.id);
  expect(await importStore.find(other.id)).toBeNull();
});

test("when another device has an import open, the person cancels that one and goes on", async ({
  openImport,
  calls,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  const other = makeImport({ id: crypto.randomUUID(), source: "csv", fileName: "other.csv", total: 3 });
  calls.reply(api.openImport, 409, refusal("import-open", "Another import is open."));
  calls.reply(api.listImports, 200, [other]);
  await import_.click();
  await expect.element(heading("The import has stopped")).toHaveFocus();
  calls.reply(api.removeImport, 204, null);
  calls.reply(api.openImport, 201, ({ body }) => makeImport(body));
  await button("Cancel that one and go on here").click();
  await expect.element(done).toBeVisible();
  expect(calls.received(api.removeImport)[0]?.params.id).toBe(other.id);
});

test("an import for which there is no room keeps what has arrived, and goes on or is taken back as its person says", async ({
  openImport,
  calls,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad", "good"]));
  const sizes = { megabytes: 1, used: 0.9, largest: "notes", size: 0.7, notes: 0.7 };
  calls.reply(api.finishImport, 409, refusal("no-room", refusalsUniverse.noRoom, sizes));
  await import_.click();
  await expect.element(page.getByText(/The part that has arrived is kept for a day/)).toBeVisible();
  await expect
    .element(page.getByText(/takes 0\.9 MB of the 1 MB .* Its notes take the most: 0\.7 MB/))
    .toBeVisible();
  const { id } = calls.received(api.openImport)[0]?.body ?? {};
  await button("Go on").click();
  await expect.poll(() => calls.received(api.finishImport)).toHaveLength(2);
  expect(calls.received(api.openImport)[1]?.body.id).toBe(id);
  expect(calls.received(api.addImportEntries)).toHaveLength(1);
  await expect.element(button("Go on")).toBeVisible();
  calls.reply(api.removeImport, 204, null);
  await button("Take it back").click();
  await expect.poll(() => calls.received(api.removeImport).map(({ params }) => params.id)).toEqual([id]);
});

test("an import that the server has ended starts again with all of its entries", async ({
  openImport,
  calls,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  calls.reply(api.finishImport, 409, refusal("import-closed", "This import is not open any more."));
  await import_.click();
  await expect.element(page.getByText(/open for more than a day/)).toBeVisible();
  calls.reply(api.finishImport, 200, { added: 1, known: 0 });
  await button("Start it again").click();
  await expect.element(done).toBeVisible();
  const [first, second] = calls.received(api.openImport).map(({ body }) => body.id);
  expect(first).not.toBe(second);
});

test("when the session ends, the import goes on after the next sign-in", async ({
  openImport,
  openPage,
  calls,
  person,
  toasts,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  calls.reply(api.addImportEntries, 401, refusal("not-signed-in", "Not authenticated"));
  await import_.click();
  await expect.poll(() => toasts.texts.join()).toContain("You are signed out");
  calls.reply(api.addImportEntries, 200, { added: 1, known: 0 });
  await openPage("/your-data/import", person);
  await expect.element(done).toBeVisible();
});

/** Starts an import that waits because its entries do not reach the server. */
async function leaveImportWaiting(calls: CallReplies) {
  await goToSky(daylioFile(["rad"]));
  calls.disconnect(api.addImportEntries);
  await import_.click();
  await expect.element(page.getByText(/cannot be reached right now/)).toBeVisible();
}

test("a sign-out takes an import that waits and the answers of the person along", async ({
  openImport,
  calls,
  person,
}) => {
  await openImport();
  await leaveImportWaiting(calls);
  const kept = async () => [
    await importStore.find(person.id),
    await importStore.batch(person.id, 0),
    await importStore.answers(person.id, "daylio-csv"),
  ];
  expect(await kept()).not.toContain(null);
  expect(await logOut(person.id, () => {})).toBe(true);
  await expect.poll(kept).toEqual([null, null, null]);
});

test("what one person imports never goes to the universe of somebody else who signs in meanwhile", async ({
  openImport,
  calls,
  person,
}) => {
  await openImport();
  await leaveImportWaiting(calls);
  calls.reply(api.addImportEntries, 200, { added: 1, known: 0 });
  const sent = calls.received(api.addImportEntries).length;
  storeUserId("somebody-else");
  dispatchEvent(new Event("online"));
  await expect.element(button("Choose a file")).toBeVisible();
  expect(calls.received(api.addImportEntries)).toHaveLength(sent);
  // The import does not stay in the browser of somebody else, either.
  await expect.poll(() => importStore.find(person.id)).toBeNull();
  await expect.poll(() => importStore.answers(person.id, "daylio-csv")).toBeNull();
});

test("an import that the browser has forgotten meanwhile is not stored again", async ({
  openImport,
  calls,
  person,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  const release = calls.hold(api.addImportEntries);
  const finish = calls.hold(api.finishImport);
  await import_.click();
  await expect.poll(() => calls.received(api.addImportEntries).length).toBe(1);
  forgetImports();
  await databaseDeleted();
  await importStore.putAnswers(person.id, "daylio-csv", { moods: [], tags: [] });
  expect(await importStore.answers(person.id, "daylio-csv")).toBeNull();
  release();
  await expect.poll(() => calls.received(api.finishImport).length).toBe(1);
  expect(await importStore.find(person.id)).toBeNull();
  finish();
  await expect.element(done).toBeVisible();
});
