/** Tags that are changed on two devices of a person, with the real app between them. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { followServer } from "../../../testing/browser/page-steps.ts";
import type { Device } from "../../../testing/browser/real-app.ts";
import { expect, test } from "../../../testing/browser/real-app-test.tsx";
import { button, dialog, edit, nameField, row } from "../../../testing/browser/tags-test.ts";
import { addStar, signInByName } from "../../../testing/make.ts";

async function putTag(device: Device, name: string): Promise<string> {
  const id = crypto.randomUUID();
  const { status } = await device.call(api.putTag, {
    params: { id },
    body: { name, kind: "other", isArchived: false },
  });
  expect(status).toBe(201);
  return id;
}

const stored = async (device: Device): Promise<{ tags: { name: string }[]; entries: { tags: string[] }[] }> =>
  (await device.call(api.listChanges)).body;
const namesOf = async (device: Device) => (await stored(device)).tags.map(({ name }) => name);

test("tags are renamed, merged and removed in the journal, and the stars follow", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  const { device } = realApp;
  const [garden, park, work] = [
    await putTag(device, "garden"),
    await putTag(device, "park"),
    await putTag(device, "work"),
  ];
  await addStar(device, 5, { tags: [garden, park] });
  await addStar(device, 30, { tags: [park, work] });
  await open("/journal?view=tags");

  await edit("garden");
  await nameField.fill("Garten");
  await page.getByRole("radio", { name: "Places" }).click();
  await button("Save").click();
  await expect.element(row("Garten")).toMatchTextContent(/1 star/);
  await button("Merge").click();
  await dialog.getByRole("radio", { name: /^park/ }).click();
  await expect.element(dialog).toMatchTextContent(/1 of them already has both\./);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect.element(row("Garten")).not.toBeInTheDocument();
  await expect.element(row("park")).toMatchTextContent(/2 stars/);
  await row("work").click();
  await button("Remove").click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(row("work")).not.toBeInTheDocument();
  await expect.poll(() => namesOf(device)).toEqual(["park"]);
  expect((await stored(device)).entries.map(({ tags }) => tags)).toEqual([[park], [park]]);

  await row("park").click();
  await page.getByRole("link", { name: "Read its 2 stars" }).click();
  await expect.poll(() => page.getByRole("article").elements()).toHaveLength(2);
});

test("a tag that two devices make without knowing of each other becomes one", async ({
  realApp,
  consoleErrors,
  open,
}) => {
  consoleErrors.allow(/Failed to fetch/);
  const { universeName } = await realApp.signUp();
  const laptop = await signInByName(realApp, universeName);
  await open("/journal?view=tags");
  await expect.element(button("New tag")).toBeVisible();
  realApp.disconnect();
  await button("New tag").click();
  await nameField.fill("The Lake");
  await button("Add").click();
  await expect.element(row("The Lake")).toMatchTextContent(/Waiting to be sent/);

  const lake = await putTag(laptop, "the lake");
  await addStar(laptop, 10, { tags: [lake] });
  realApp.connect();
  dispatchEvent(new Event("online"));
  await expect.element(row("the lake")).toMatchTextContent(/1 star/);
  await expect.element(row("The Lake")).not.toBeInTheDocument();
  expect((await stored(laptop)).tags).toMatchObject([{ id: lake }]);

  // The phone does not know yet that the name is taken, and keeps what was typed.
  const release = realApp.hold(api.listChanges);
  await putTag(laptop, "home");
  await edit("the lake");
  await nameField.fill("Home");
  await button("Save").click();
  await expect.element(row("the lake")).toMatchTextContent(/Not accepted/);
  release();
  followServer();
  await button("Merge the two").click();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect.element(row("home")).toMatchTextContent(/1 star/);
  await expect.element(row("the lake")).not.toBeInTheDocument();
  await expect.poll(() => namesOf(laptop)).toEqual(["home"]);
});
