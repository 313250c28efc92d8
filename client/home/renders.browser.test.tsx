import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { makeUniverse } from "../../testing/browser/make-replies.ts";
import { button, emotion, note } from "../../testing/browser/page-steps.ts";
import { rendersDuring } from "../../testing/browser/renders.ts";

const parts = ["HomePage", "TopBar", "Sidebar", "Sky", "SkyMap", "SkyPanels", "StarRows", "NewStarDialog"];
const partsIn = (rendered: readonly string[]) => parts.filter((part) => rendered.includes(part));

test("a letter in the note of a new star renders its dialog, and nothing of the sky", async ({
  openHome,
}) => {
  await openHome({ stars: 3 });
  await button("Add Mood").click();
  let text = "a";
  await note.fill(text);
  const typeLetter = async () => {
    text += "b";
    await note.fill(text);
    await expect.element(note).toHaveValue(text);
  };
  // The sky may still be starting, and renders by itself then.
  await expect.poll(async () => partsIn(await rendersDuring(typeLetter))).toEqual(["NewStarDialog"]);
});

test("a feeling that is chosen renders the sky, which shows the place of its star, and no other part", async ({
  openHome,
}) => {
  await openHome({ stars: 3 });
  await button("Add Mood").click();
  const rendered = await rendersDuring(async () => {
    await emotion("Joy").click();
    await expect.element(emotion("Joy")).toBeChecked();
  });
  expect(partsIn(rendered)).toEqual(["Sky", "SkyMap", "SkyPanels", "NewStarDialog"]);
});

test("a poll that brings nothing renders no part of the page", async ({ calls, clock, openHome }) => {
  await openHome({ stars: 3 });
  calls.reply(api.listChanges, 200, makeUniverse(makeEntries(3)), { ETag: '"same"' });
  clock.stop();
  const poll = async () => {
    const polls = calls.received(api.listChanges).length;
    await clock.pass(3_000);
    await expect.poll(() => calls.received(api.listChanges).length).toBeGreaterThan(polls);
  };
  // The second is sent when the first has been taken in.
  const twoPolls = async () => {
    await poll();
    await poll();
  };
  // The sky may still be starting, as above.
  await expect.poll(async () => partsIn(await rendersDuring(twoPolls))).toEqual([]);
  await expect.element(page.getByLabelText("Star map, 3 stars")).toBeVisible();
});
