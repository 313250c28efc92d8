import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { type UniverseFile, universeFileSchema } from "#domain/formats/universe-file.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import { largestEpoch } from "#domain/sealed/seal.ts";
import { button, chooseFile, done, expect, heading, import_ } from "../../testing/browser/import-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { field } from "../../testing/browser/page-steps.ts";
import type { RealApp } from "../../testing/browser/real-app.ts";
import { test } from "../../testing/browser/real-app-test.tsx";
import { recordSavedFiles, type SavedFile } from "../../testing/browser/saved-files.ts";
import { expectUnlocked, typeToUnlock } from "../../testing/browser/sealed-steps.ts";
import { daylioFile } from "../../testing/daylio-file.ts";
import { makeStar } from "../../testing/make-star.ts";
import { makeSeal, passphrase } from "../../testing/sealed.ts";
import { makeSealedFile } from "../../testing/sealed-file.ts";
import { nameKeyOf } from "../sealed/crypto/name-key.ts";
import { sealWords } from "../sealed/crypto/words.ts";
import { importsDatabase } from "../session/forget-imports.ts";

const note = "We walked along the lake.";
const tagName = "Lake Constance";

/** A universe whose words are sealed, with a star and a tag. */
async function makeSealed(realApp: RealApp) {
  const { id: userId } = await realApp.signUp();
  const made = await makeSeal(userId);
  const { device } = realApp;
  expect((await device.call(api.beginSealing, { body: made.request })).status).toBe(200);
  const tagId = crypto.randomUUID();
  const tag = {
    ...({ kind: "place", isArchived: false, name: "" } as const),
    sealed: await sealWords(made.keys, { userId, kind: "tag", id: tagId }, { name: tagName }),
    nameKey: await nameKeyOf(made.keys, tagName),
  };
  expect((await device.call(api.putTag, { params: { id: tagId }, body: tag })).status).toBeLessThan(300);
  const id = crypto.randomUUID();
  const sealed = await sealWords(made.keys, { userId, kind: "entry", id }, { note });
  const star = { id, emotion: "hope", intensity: 6, tags: [tagId], note: null, sealed } as const;
  expect((await device.call(api.createMoodEntry, { body: star })).status).toBe(201);
  expect((await device.call(api.finishSeal)).status).toBe(200);
  return made;
}

/** What this browser keeps of imports, such as the answers about a file. */
async function keptOfImports(): Promise<string> {
  const done = <T,>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await done(indexedDB.open(importsDatabase));
  const stores = [...database.objectStoreNames];
  const kept = await Promise.all(
    stores.map((name) => done(database.transaction(name).objectStore(name).getAll())),
  );
  database.close();
  expect(stores).toContain("answers");
  return JSON.stringify(kept);
}

const textOf = (file: SavedFile | undefined) => file?.content.text() ?? Promise.resolve("");
const read = async (file: SavedFile | undefined): Promise<UniverseFile> =>
  universeFileSchema.parse(JSON.parse(await textOf(file)));

test("a sealed copy has no word in it, and a readable one asks first", async ({ realApp, open }) => {
  const { kit, seal } = await makeSealed(realApp);
  const saved = recordSavedFiles();
  await open("/your-data");
  await expect.element(button("Save everything sealed")).toBeEnabled();
  await expect.element(button("Save everything as JSON")).toBeDisabled();
  await expect.element(button("Choose a file")).not.toBeInTheDocument();
  await typeToUnlock(formatKit(kit));
  await expectUnlocked();
  await expect.element(button("Choose a file")).toBeVisible();
  await button("Save everything sealed").click();
  await expect.element(page.getByText(/^Saved as.*mood-universe-sealed-/)).toBeVisible();
  const text = await textOf(saved[0]);
  expect(text).not.toContain("lake");
  expect(text).not.toContain("Lake");
  const { formatVersion, seal: ofFile, tags } = JSON.parse(text);
  expect({ formatVersion, slots: ofFile.slots.length, name: tags[0].name }).toEqual({
    ...{ formatVersion: 2, slots: seal.slots.length, name: null },
  });

  await button("Save everything as JSON").click();
  await expect.element(page.getByText(/whoever gets it can read every word/)).toBeVisible();
  await button("Cancel").click();
  expect(saved).toHaveLength(1);
  await button("Save everything as JSON").click();
  await button("Save it readable").click();
  await expect.poll(() => saved.length).toBe(2);
  const plain = await read(saved[1]);
  expect(plain.seal).toBeUndefined();
  expect([plain.moodEntries[0]?.note, plain.tags[0]?.name]).toEqual([note, tagName]);
});

test("a sealed copy is made without unlocking anything, and opens in an empty universe with the same passphrase", async ({
  realApp,
  open,
}) => {
  const { kit } = await makeSealed(realApp);
  const saved = recordSavedFiles();
  await open("/your-data");
  await button("Save everything sealed").click();
  await expect.poll(() => saved.length).toBe(1);
  const file = new File([await textOf(saved[0])], "sealed.json");

  const { id: userId } = await realApp.signUp();
  await open("/your-data/import");
  await expect.element(button("Choose a file")).toBeVisible();
  chooseFile(file);
  await expect.element(heading("This file is sealed")).toBeVisible();
  await field("Passphrase or recovery kit").fill("four quiet words of others");
  await button("Open the file").click();
  await expect.element(page.getByText(/^That is neither the passphrase nor the kit/)).toBeVisible();
  await field("Passphrase or recovery kit").fill(passphrase);
  await button("Open the file").click();
  await expect.element(page.getByText(/^Your words stay sealed here/)).toBeVisible();
  await button("Restore everything").click();
  await expect.element(heading("Your universe is back")).toBeVisible();

  const { device } = realApp;
  const told = (await device.call(api.listChanges)).text;
  expect(told).not.toContain("lake");
  expect(told).not.toContain(tagName);
  const seal = (await device.call(api.getSeal)).body;
  expect(seal.sealedFor).not.toBe(userId);
  expect(seal.slots.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["passphrase", "recovery"]);
  await expect.poll(async () => (await device.call(api.getSeal)).body.state).toBe("sealed");
  await page.getByRole("link", { name: "See it" }).click();
  await open("/journal");
  await expect.element(page.getByText(note)).toBeVisible();

  // A device that knows nothing yet opens the words with the kit of the first universe.
  localStorage.clear();
  await open("/your-data");
  await typeToUnlock(formatKit(kit));
  await expectUnlocked();
});

test("a file that somebody made whose words have the last epoch there is leaves room for a key of one's own", async ({
  realApp,
  open,
}) => {
  const { id: userId, ...user } = await realApp.signUp();
  const author = crypto.randomUUID();
  const plain = universeFileSchema.parse({
    ...{ formatVersion: 1, exportedAt: "2026-03-14T08:00:00.000Z", isWhole: true, settings: {} },
    user: makeUser({ ...user, id: author }),
    moodEntries: [makeStar({ id: crypto.randomUUID(), note, timestamp: "2026-03-12T20:30:00.000Z" })],
    ...{
      tags: [],
      bin: [],
      constellations: [],
      quizResponses: [],
      recommendations: [],
      wellnessSessions: [],
    },
  });
  const { file, kit } = await makeSealedFile(plain, { epoch: largestEpoch });
  await open("/your-data/import");
  await expect.element(button("Choose a file")).toBeVisible();
  chooseFile(new File([JSON.stringify(file)], "sealed.json"));
  await field("Passphrase or recovery kit").fill(formatKit(kit));
  await button("Open the file").click();
  await expect.element(page.getByText(/If somebody else made this file/)).toBeVisible();
  await button("Restore everything").click();
  await expect.element(heading("Your universe is back")).toBeVisible();
  const { device } = realApp;
  await expect.poll(async () => (await device.call(api.getSeal)).body.state).toBe("sealed");
  const { epochs, sealedFor } = (await device.call(api.getSeal)).body;
  expect([epochs, sealedFor]).toMatchObject([[{ epoch: 1 }], author]);
  const { request } = await makeSeal(author, { epoch: 2 });
  expect((await device.call(api.rotateSeal, { body: request })).status).toBe(200);
});

test("a journal that comes into sealed words is sealed on its way, and is known again", async ({
  realApp,
  open,
}) => {
  const { kit } = await makeSealed(realApp);
  await open("/your-data/import");
  await typeToUnlock(formatKit(kit));
  await expectUnlocked();
  const file = daylioFile(["rad", "awful"], "canaryword", "A canarynote.");
  await expect.element(button("Choose a file")).toBeVisible();
  chooseFile(file);
  await expect.element(page.getByText(/^Your words are sealed here, too/)).toBeVisible();
  await button("Choose feelings").click();
  await button("See the sky to come").click();
  await import_.click();
  await expect.element(done).toBeVisible();

  const { device } = realApp;
  const told = [
    (await device.call(api.listChanges)).text,
    (await device.call(api.listImports)).text,
    (await device.call(api.listImportKeys)).text,
  ].join("");
  for (const canary of ["canary", "daylio 2026", "daylio.csv"]) expect(told).not.toContain(canary);
  expect(await keptOfImports()).not.toContain("canary");
  await open("/journal");
  await expect.element(page.getByText("A canarynote.").first()).toBeVisible();

  await open("/your-data/import");
  await button("Bring another file").click();
  chooseFile(file);
  await button("Choose feelings").click();
  await button("See the sky to come").click();
  await expect.element(page.getByText("2 stars of this file were here already.").first()).toBeVisible();
  await import_.click();
  await expect.element(heading("You have all of them already")).toBeVisible();
});
