/** Words that one device seals, on the others of their person: unlocked there, with a new passphrase, without a network. */

import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { api } from "#domain/api.ts";
import { button, dialog, expectStored, field, note, seen } from "../../testing/browser/page-steps.ts";
import { expect } from "../../testing/browser/real-app-test.tsx";
import {
  begin,
  confirmByPassword,
  isSealed,
  phrase,
  proveWords,
  test as sealingTest,
  sealOf,
  told,
  unlock,
} from "../../testing/browser/sealing-steps.ts";
import { addStar, makeTag } from "../../testing/make.ts";
import type { Caller } from "../../testing/visitor.ts";
import { dropKeys } from "../sealed/drop-keys.ts";

const walk = "We walked along the lake";
const letter = "A letter to nobody";

const stars = page.getByRole("article");
const sealed = stars.getByText("Sealed", { exact: true });
const wordsField = field("Passphrase or recovery kit");
const opensNothing = () =>
  expect.element(wordsField).toHaveAccessibleDescription(/That does not open your words/);

async function expectSealed() {
  await seen(sealed.first());
  await expect.element(page.getByText(walk)).not.toBeInTheDocument();
  await expect.element(page.getByText("Lakeside")).not.toBeInTheDocument();
}

async function expectWords() {
  await seen(page.getByText(walk));
  await seen(stars.getByText("Lakeside").first());
  expect(sealed.elements()).toEqual([]);
}

const test = sealingTest.extend<{
  /** Seals the words of a person on the page's device. Resolves to their other device, and to the code of the kit. */
  sealHere(): Promise<{ device: Caller; kit: string }>;
  /** Opens the journal on a device that knows nothing of the person. */
  openElsewhere(): Promise<void>;
}>({
  sealHere: async ({ openPerson, open }, use) => {
    await use(async () => {
      const { device } = await openPerson();
      const id = crypto.randomUUID();
      await device.call(api.putTag, { params: { id }, body: makeTag({ name: "Lakeside" }) });
      await addStar(device, 0.5, { note: walk, tags: [id] });
      await addStar(device, 0.25, { note: letter });
      await open("/sealed-words");
      const kit = await begin();
      await isSealed();
      await expect.poll(async () => (await sealOf(device)).state).toBe("sealed");
      return { device, kit };
    });
  },

  openElsewhere: async ({ openAfresh }, use) => {
    await use(async () => {
      await cleanup();
      dropKeys();
      await openAfresh("/journal");
    });
  },
});

test("what a laptop seals shows as sealed on a phone, and opens by the passphrase, or by the kit when it is lost", async ({
  open,
  openElsewhere,
  sealHere,
}) => {
  const { kit } = await sealHere();
  // The device that has sealed the words keeps them unlocked.
  await open("/journal");
  await expectWords();

  await openElsewhere();
  await expectSealed();
  await unlock("violet harbour tea cup");
  await opensNothing();
  await unlock(phrase);
  await expectWords();
  await page.getByRole("combobox", { name: "Search your stars" }).fill("lake");
  await expect.element(page.getByText(letter)).not.toBeInTheDocument();
  await seen(page.getByText(walk));

  // The passphrase is forgotten: the kit, typed as from paper, opens the words and leads to a new one.
  const typed = kit.toLowerCase().replaceAll("-", " ").replaceAll("0", "o");
  await openElsewhere();
  await unlock(typed);
  await expectWords();
  await open("/sealed-words");
  await button("Change the passphrase").click();
  await proveWords(typed);
  await confirmByPassword();
  await field("Passphrase").fill("amber ladder north piano");
  await field("Passphrase, once more").fill("amber ladder north piano");
  await button("Save passphrase").click();
  await seen(page.getByRole("list", { name: "What opens your words" }));

  await openElsewhere();
  await expectSealed();
  await unlock(phrase);
  await opensNothing();
  await unlock("amber ladder north piano");
  await expectWords();
});

test("without a network, sealed words open by the passphrase, and what is written then arrives sealed", async ({
  open,
  openElsewhere,
  realApp,
  sealHere,
}) => {
  const { device } = await sealHere();
  await openElsewhere();
  await unlock(phrase);
  await expectWords();
  const entries = async () => (await device.call(api.listChanges, { query: { form: "2" } })).body.entries;
  await expectStored((await entries()).length);
  const revisions = async () => (await entries()).map(({ revision }: { revision: number }) => revision);
  const before = await revisions();

  realApp.disconnect();
  await cleanup();
  dropKeys();
  await open("/journal");
  await expectSealed();
  await unlock(phrase);
  await expectWords();
  await stars
    .filter({ hasText: letter })
    .getByRole("button", { name: /^Correct/ })
    .click();
  await note.fill("A letter from the tunnel");
  await dialog("Change this star").getByRole("button", { name: "Save Star" }).click();
  await seen(stars.getByText("A letter from the tunnel"));

  await cleanup();
  dropKeys();
  realApp.connect();
  await open("/journal");
  await expectSealed();
  // What waits is sealed already, and is sent before anybody unlocks the words.
  await expect.poll(revisions).not.toEqual(before);
  await unlock(phrase);
  await seen(stars.getByText("A letter from the tunnel"));
  expect(await told(device)).not.toContain("letter");
});
