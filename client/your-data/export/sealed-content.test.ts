import { expect, test } from "vitest";
import { sealedFileVersion, type UniverseFile, universeFileSchema } from "#domain/formats/universe-file.ts";
import { makeUser } from "../../../testing/browser/make-replies.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { makeSealedFile } from "../../../testing/sealed-file.ts";
import { type Content, sealContent } from "./sealed-content.ts";

const plain: UniverseFile = universeFileSchema.parse({
  ...{ formatVersion: 1, exportedAt: "2026-03-14T08:00:00.000Z", isWhole: true, settings: {} },
  ...{ user: makeUser(), moodEntries: [makeStar({ note: "A walk" })] },
  ...{ tags: [], bin: [], constellations: [], quizResponses: [], recommendations: [], wellnessSessions: [] },
});

test("no file is made that its own seal does not open, such as while another device makes a new key", async () => {
  const { file } = await makeSealedFile(plain, { epoch: 2, typed: null });
  const { moodEntries: stars, seal, ...rest } = file;
  const content: Content = { file: { ...rest, formatVersion: sealedFileVersion, moodEntries: [] }, stars };
  const { id } = file.user;
  const made = await sealContent(id, content, seal);
  expect(made.stars).toEqual(stars);
  const slots = seal.slots.map((slot) => ({ ...slot, epoch: 3 }));
  const epochs = seal.epochs.map((each) => ({ ...each, epoch: 3 }));
  for (const other of [
    { ...seal, epochs },
    { ...seal, slots },
    { ...seal, slots: [] },
  ])
    await expect(sealContent(id, content, other)).rejects.toThrow("a key that the file does not have");
});
