/** Feelings of a person's own in Add Mood and in the journal, with the real app between the devices. */

import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { maxOwnFeelings } from "#domain/records/feeling/feeling.ts";
import { expectNoOverflow } from "../../testing/browser/looks.ts";
import { button, dialog, emotion, press, seen, tabTo } from "../../testing/browser/page-steps.ts";
import type { Device } from "../../testing/browser/real-app.ts";
import { expect, testWithoutPause as test } from "../../testing/browser/real-app-test.tsx";
import { addStar, makeFeeling } from "../../testing/make.ts";

const form = dialog("A feeling of your own");
const name = form.getByRole("textbox", { name: "Name" });
const slider = (label: string) => form.getByRole("slider", { name: label });
const family = (label: string) => form.getByRole("radio", { name: label, exact: true });
const addIt = form.getByRole("button", { name: "Add it" });
const addMood = dialog("How are you feeling?");
const row = (label: string) => page.getByRole("button", { name: new RegExp(`^${label} ?\\d* ?`) });

const stored = async (device: Device) =>
  (await device.call(api.listChanges)).body as {
    feelings: { id: string; name: string; isArchived: boolean; family: string; valence: number }[];
    entries: { emotion: string; isTwinStar: number; secondaryEmotion: string | null; intensity: number }[];
  };

async function putFeeling(device: Device, overrides: Record<string, unknown>): Promise<string> {
  const id = crypto.randomUUID();
  const { status } = await device.call(api.putFeeling, { params: { id }, body: makeFeeling(overrides) });
  expect(status).toBe(201);
  return id;
}

async function openForm() {
  await button("Add Mood").click();
  await addMood.getByRole("button", { name: /^A feeling of your own/ }).click();
  await expect.element(name).toHaveFocus();
}

test("by pointer a feeling is placed on the pad, gets the family that is near, and is chosen for a star", async ({
  realApp,
  openNewUniverse,
}) => {
  await page.viewport(360, 740);
  await openNewUniverse();
  await openForm();
  await name.fill("Homesick");
  const pad = document.querySelector<HTMLElement>("[data-pad]") as HTMLElement;
  pad.scrollIntoView({ block: "center" });
  const { width, height } = pad.getBoundingClientRect();
  await userEvent.click(pad, { position: { x: 0.2 * width, y: 0.75 * height } });
  await seen(form.getByText("Close to Loneliness, Sadness or Grief."));
  await expect.element(family("Grief")).toBeChecked();
  await expect.element(slider("Pleasantness")).toHaveAttribute("aria-valuetext", "unpleasant");
  await addIt.click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(emotion("Homesick")).toBeChecked();
  await expect.element(emotion("Homesick")).toHaveFocus();
  const described = "A feeling of your own, in the family of Grief.";
  await expect.element(emotion("Homesick")).toHaveAccessibleDescription(described);
  // A press elsewhere: at the place of the last one it would count as the second of a double click.
  await addMood.getByRole("slider", { name: "Intensity" }).click();
  await button("Create Star").click();
  await expect.element(addMood).not.toBeInTheDocument();
  await expect.poll(async () => (await stored(realApp.device)).entries).toHaveLength(1);
  const { feelings, entries } = await stored(realApp.device);
  expect(feelings).toMatchObject([{ name: "Homesick", family: "grief", valence: -0.6 }]);
  expect(entries[0]?.emotion).toBe(feelings[0]?.id);
});

test("by keyboard the sliders place a feeling, and keys of its form do nothing to the star under it", async ({
  openNewUniverse,
}) => {
  await openNewUniverse();
  await button("Add Mood").click();
  await emotion("Joy").click();
  await addMood.getByRole("button", { name: /^A feeling of your own/ }).click();
  await expect.element(name).toHaveFocus();
  await press("Flow");
  await tabTo(slider("Pleasantness"));
  await press("{End}");
  await tabTo(slider("Energy"));
  await press("{ArrowRight}{ArrowRight}");
  await expect.element(slider("Pleasantness")).toHaveAttribute("aria-valuetext", "very pleasant");
  await expect.element(family("Love")).toBeChecked();
  await press("{Control>}{Enter}{/Control}");
  await seen(form);
  await press("{Escape}");
  await expect.element(form).not.toBeInTheDocument();
  await seen(addMood);
  await expect.element(emotion("Joy")).toBeChecked();
});

test("a name that a feeling has is refused with a way on, and what is wrong with another is said, with nothing lost", async ({
  realApp,
  open,
}) => {
  await page.viewport(320, 640);
  await realApp.signUp();
  await putFeeling(realApp.device, { name: "Homesick" });
  await open("/");
  await openForm();
  for (const taken of ["Hope", "hope ", "ＨＯＰＥ"]) {
    await name.fill(taken);
    await addIt.click();
    await expect.element(name).toHaveAccessibleDescription(/“Hope” is one of the 36 feelings/);
    await expect.element(name).toHaveFocus();
  }
  await name.fill("😀".repeat(21));
  await addIt.click();
  await expect.element(name).toHaveAccessibleDescription(/A feeling's name has 1 to 40 characters.*42 of 40/);
  await expect.element(name).toHaveValue("😀".repeat(21));
  await name.fill("م".repeat(40));
  await addIt.click();
  await seen(form.getByText("Choose the family that comes closest."));
  expectNoOverflow();
  await name.fill("homesick");
  await addIt.click();
  await form.getByRole("button", { name: "Choose “Homesick”" }).click();
  await expect.element(emotion("Homesick")).toBeChecked();
});

test("a word that no feeling knows becomes one of the person's own, also without a network", async ({
  realApp,
  consoleErrors,
  openNewUniverse,
}) => {
  consoleErrors.allow(/Failed to fetch/);
  await openNewUniverse();
  realApp.disconnect();
  await button("Add Mood").click();
  await button("Find by another word").click();
  await addMood.getByRole("searchbox").fill("zoomed out");
  await addMood.getByRole("button", { name: "Make “zoomed out” a feeling of your own" }).click();
  await expect.element(name).toHaveValue("zoomed out");
  await family("Anguish").click();
  await addIt.click();
  await expect.element(emotion("zoomed out")).toBeChecked();
  await button("Create Star").click();
  await expect.element(addMood).not.toBeInTheDocument();
  realApp.connect();
  window.dispatchEvent(new Event("online"));
  await expect.poll(async () => (await stored(realApp.device)).entries).toHaveLength(1);
  const { feelings, entries } = await stored(realApp.device);
  expect(feelings).toMatchObject([{ name: "zoomed out", family: "anguish" }]);
  expect(entries[0]?.emotion).toBe(feelings[0]?.id);
});

test("in the journal feelings are renamed, archived, merged into one of the 36, and removed after their last star", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  const { device } = realApp;
  const [homesick, blue, unused] = [
    await putFeeling(device, { name: "Homesick" }),
    await putFeeling(device, { name: "Blue" }),
    await putFeeling(device, { name: "Unused" }),
  ];
  await addStar(device, 5, { emotion: homesick });
  const twin = { isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 9 };
  await addStar(device, 30, { emotion: blue, intensity: 4, ...twin });
  await open("/journal?view=feelings");

  await row("Homesick").click();
  await expect.element(page.getByText(/^A feeling that stars have cannot be removed/)).toBeVisible();
  await button("Edit").click();
  const change = dialog("Change “Homesick”");
  await change.getByRole("textbox", { name: "Name" }).fill("Heimweh");
  await change.getByRole("button", { name: "Save" }).click();
  await expect.element(row("Heimweh")).toMatchTextContent(/1 star/);
  await expect.element(row("Heimweh")).toHaveFocus();
  await button("Archive").click();
  await expect.element(row("Heimweh")).not.toBeInTheDocument();
  await button("Archived (1)").click();
  await expect.element(row("Heimweh")).toMatchTextContent(/1 star/);

  await row("Blue").click();
  await button("Merge").click();
  const merge = dialog("Merge “Blue”");
  await merge.getByRole("searchbox").fill("grie");
  await merge.getByRole("radio", { name: /^Grief/ }).click();
  await expect.element(merge).toMatchTextContent(/1 of them has both and becomes a single star/);
  await merge.getByRole("button", { name: "Merge" }).click();
  await expect.element(row("Blue")).not.toBeInTheDocument();

  await row("Unused").click();
  await button("Remove").click();
  await dialog("Remove “Unused”?").getByRole("button", { name: "Remove" }).click();
  await expect.element(row("Unused")).not.toBeInTheDocument();
  await expect
    .poll(async () => (await stored(device)).feelings)
    .toMatchObject([{ id: homesick, name: "Heimweh", isArchived: true }]);
  expect(unused).not.toBe(homesick);
  const { entries } = await stored(device);
  expect(entries.map(({ emotion, intensity }) => [emotion, intensity])).toContainEqual(["grief", 9]);
  expect(entries.map(({ emotion }) => emotion)).toContain(homesick);
});

test("an archived feeling is offered for no new star, and still to the star that has it", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  const old = await putFeeling(realApp.device, { name: "Old one" });
  await addStar(realApp.device, 5, { emotion: old });
  await realApp.device.call(api.putFeeling, {
    params: { id: old },
    body: makeFeeling({ name: "Old one", isArchived: true }),
  });
  await open("/journal");
  await button(/^Correct/)
    .first()
    .click();
  await expect.element(emotion("Old one")).toBeChecked();
  await dialog("Change this star").getByRole("button", { name: "Cancel" }).click();
  await button("Add").click();
  await seen(emotion("Joy"));
  expect(emotion("Old one").elements()).toEqual([]);
  expect(page.getByRole("button", { name: "Old one" }).elements()).toEqual([]);
});

test("a new feeling that the server refuses stays with its star until there is room", async ({
  realApp,
  consoleErrors,
  open,
}) => {
  consoleErrors.allow(/Failed to fetch|400/);
  await realApp.signUp();
  await open("/journal?view=feelings");
  await seen(button("New feeling"));
  realApp.disconnect();
  await button("New feeling").click();
  await name.fill("One too many");
  await family("Wonder").click();
  await addIt.click();
  await expect.element(row("One too many")).toMatchTextContent(/Waiting to be sent/);
  const ids: string[] = [];
  for (let at = 0; at < maxOwnFeelings; at++) ids.push(await putFeeling(realApp.device, { name: `F ${at}` }));
  realApp.connect();
  window.dispatchEvent(new Event("online"));
  await expect.element(row("One too many")).toMatchTextContent(/Not accepted/);
  await button("Look at it").click();
  await seen(page.getByText(/which is the most a universe can have.*It is kept on this device/));
  await row("F 7").click();
  await button("Remove").click();
  await dialog("Remove “F 7”?").getByRole("button", { name: "Remove" }).click();
  await expect
    .poll(async () => (await stored(realApp.device)).feelings.map((feeling) => feeling.name))
    .toContain("One too many");
});
