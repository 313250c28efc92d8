/** How the tags of the journal are read and found, and how new ones begin. */

import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { maxTags } from "#domain/records/tag/tag.ts";
import {
  button,
  dialog,
  expect,
  job,
  lake,
  list,
  makeTag,
  namesIn,
  row,
  test,
  work,
} from "../../../testing/browser/tags-test.ts";

const press = (keys: string) => userEvent.keyboard(keys);
const find = page.getByRole("searchbox", { name: "Find a tag" });
const explanation = page.getByText("Tags say what went with a feeling");

test("the tags stand under their kinds, the most used first, with the number of their stars", async ({
  openTags,
}) => {
  await openTags([lake, job, work, makeTag(4, "amy")]);
  expect(namesIn("Activities")).toEqual(["work", "job"]);
  await expect.element(row("work")).toMatchTextContent(/3 stars/);
  await expect.element(row("the lake")).toMatchTextContent(/No star yet/);
  const kinds = page.getByRole("heading", { level: 2 }).elements();
  expect(kinds.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    "People1",
    "Places1",
    "Activities2",
  ]);
});

test("a tag leads to its stars, in the journal and in the sky, and to the comparison with other days", async ({
  openTags,
}) => {
  await openTags();
  await row("work").click();
  await expect
    .element(page.getByRole("link", { name: "Show in the sky" }))
    .toHaveAttribute("href", `/?tags=${work.id}`);
  await expect
    .element(page.getByRole("link", { name: "Compare with and without" }))
    .toHaveAttribute("href", `/compare?first.tags=${work.id}&second=others`);
  await page.getByRole("link", { name: "Read its 3 stars" }).click();
  await expect.element(page.getByRole("tab", { name: "Days" })).toHaveAttribute("aria-selected", "true");
  expect(location.search).toBe(`?tags=${work.id}`);
  // The status for screen readers says the same, later.
  await expect.element(page.getByText("3 of 4 stars").first()).toBeVisible();
});

test("a tag without stars leads nowhere, and one alone cannot be merged", async ({ openTags }) => {
  await openTags([lake], []);
  await row("the lake").click();
  await expect.element(button("Edit")).toBeVisible();
  for (const name of ["Show in the sky", "Compare with and without"])
    await expect.element(page.getByRole("link", { name })).not.toBeInTheDocument();
  await expect.element(button("Merge")).not.toBeInTheDocument();
});

test("without tags, each of nineteen suggestions is added by one press", async ({ calls, openTags }) => {
  await openTags([], []);
  await expect.element(explanation).toBeVisible();
  expect(list("Suggestions").getByRole("button").elements()).toHaveLength(19);
  await button("Add community").click();
  await expect.element(row("community")).toBeVisible();
  await expect.element(button("Add current events")).toHaveFocus();
  await press("{Enter}");
  await expect.element(row("current events")).toBeVisible();
  expect(list("Suggestions").getByRole("button").elements()).toHaveLength(17);
  await expect
    .poll(() => calls.received(api.putTag).map(({ body }) => body))
    .toEqual([
      { name: "community", kind: "people", isArchived: false },
      { name: "current events", kind: "other", isArchived: false },
    ]);
});

test("a new tag begins with what was searched in vain, and its name is refused if another tag has it", async ({
  calls,
  openTags,
}) => {
  const many = Array.from({ length: 9 }, (_, at) => makeTag(at + 10, `tag ${at}`));
  await openTags([...many, makeTag(4, "Café", { isArchived: true })], []);
  await find.fill("CAFE\u0301 ");
  await expect.element(row("Café")).toBeVisible();
  await find.fill("the bench");
  await expect.element(page.getByText("No tag has this in its name.")).toBeVisible();
  await button("New tag").click();
  const name = page.getByLabelText("Name");
  await expect.element(name).toHaveValue("the bench");
  await name.fill("CAFÉ");
  await press("{Enter}");
  await expect.element(name).toHaveAccessibleDescription(/“Café” already, among the archived/);
  await name.fill("the bench");
  await page.getByRole("radio", { name: "Places" }).click();
  await button("Add").click();
  await expect.element(row("the bench")).toHaveFocus();
  await expect
    .poll(() => calls.received(api.putTag).map(({ body }) => body))
    .toEqual([{ name: "the bench", kind: "place", isArchived: false }]);
});

test("names of any script are typed, kept and shown whole", async ({ calls, openTags }) => {
  await openTags([lake], []);
  for (const name of ["العائلة والأصدقاء", "🏳️‍🌈 pride"]) {
    await button("New tag").click();
    await page.getByLabelText("Name").fill(name);
    await button("Add").click();
    await expect.element(row(name)).toHaveFocus();
  }
  expect(namesIn("Other").toSorted()).toEqual(["العائلة والأصدقاء", "🏳️‍🌈 pride"].toSorted());
  await expect.poll(() => calls.received(api.putTag)).toHaveLength(2);
  await row("العائلة").click();
  await button("Remove").click();
  await expect.element(dialog).toHaveAccessibleName("Remove “\u2068العائلة والأصدقاء\u2069”?");
  await dialog.getByRole("button", { name: "Keep it" }).click();
});

test("with 500 tags, the page says that there is no room for more, and each is found", async ({
  openTags,
}) => {
  const tags = Array.from({ length: maxTags }, (_, at) => makeTag(at, `tag ${at}`));
  await openTags(tags, []);
  await expect.element(page.getByText(/You have 500 tags, which is the most/)).toBeVisible();
  await expect.element(button("New tag")).not.toBeInTheDocument();
  await expect.element(button("Suggestions")).not.toBeInTheDocument();
  await find.fill("tag 49");
  await expect.poll(() => namesIn("People")).toHaveLength(11);
  await row("tag 499").click();
  await button("Merge").click();
  await dialog.getByRole("searchbox", { name: "Find a tag" }).fill("tag 25");
  await dialog.getByRole("radio", { name: /^tag 250/ }).click();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect.element(page.getByText(/You have 500 tags/)).not.toBeInTheDocument();
});
