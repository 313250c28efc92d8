/** What a person does with the tags of the journal. */

import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { switchToGerman } from "../../../testing/browser/language-change.ts";
import {
  button,
  dialog,
  edit,
  expect,
  job,
  lake,
  nameField,
  namesIn,
  row,
  test,
  work,
} from "../../../testing/browser/tags-test.ts";

const press = (keys: string) => userEvent.keyboard(keys);

test("a tag is renamed and gets another kind, by the keyboard alone", async ({ calls, openTags }) => {
  await openTags();
  row("job").element().focus();
  await press("{Enter}");
  await expect.element(button("Edit")).toBeVisible();
  button("Edit").element().focus();
  await press("{Enter}");
  await expect.element(nameField).toHaveFocus();
  await press("day job{Tab}");
  await expect.element(page.getByRole("radio", { name: "Activities" })).toHaveFocus();
  await press("{ArrowLeft}{Enter}");
  await expect.element(row("day job")).toHaveFocus();
  expect(namesIn("Places").toSorted()).toEqual(["day job", "the lake"]);
  await expect.element(page.getByText("“day job” saved.")).toBeInTheDocument();
  await expect
    .poll(() => calls.received(api.putTag).map(({ params, body }) => ({ id: params.id, ...body })))
    .toEqual([{ id: job.id, name: "day job", kind: "place", isArchived: false }]);
});

test("Escape leaves a tag as it was, and Save without a change sends nothing", async ({
  calls,
  openTags,
}) => {
  await openTags();
  await edit("job");
  await press("something else{Escape}");
  await expect.element(row("job")).toHaveFocus();
  await button("Edit").click();
  await button("Save").click();
  await expect.element(row("job")).toHaveFocus();
  expect(calls.received(api.putTag)).toEqual([]);
});

test("a name that no tag can have is refused at once, and the typed name is kept", async ({ openTags }) => {
  await openTags();
  await edit("job");
  await nameField.fill("a".repeat(41));
  await expect.element(page.getByText("41 of 40")).toBeVisible();
  await button("Save").click();
  await expect.element(nameField).toHaveFocus();
  await expect.element(nameField).toHaveAccessibleDescription(/1 to 40 characters/);
  await expect.element(nameField).toHaveValue("a".repeat(41));
});

test("a name that another tag has is refused with the tag, and merging the two is offered", async ({
  calls,
  openTags,
}) => {
  await openTags();
  await edit("job");
  await nameField.fill(" WORK");
  await press("{Enter}");
  await expect.element(nameField).toHaveAccessibleDescription("You have a tag “work” already.");
  await expect.element(nameField).toHaveValue(" WORK");
  await button("Merge the two").click();
  await expect.element(dialog.getByRole("radio").first()).toBeChecked();
  await expect
    .element(dialog.getByRole("status"))
    .toMatchTextContent(/2 stars go from .*job.* to .*work.*, which stays\. 1 of them already has both\./);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect.element(row("job")).not.toBeInTheDocument();
  await expect.element(row("work")).toMatchTextContent(/4 stars/);
  expect(calls.received(api.putTag)).toEqual([]);
});

test("why a name was refused follows the language", async ({ openTags }) => {
  await openTags();
  await edit("job");
  await nameField.fill("work");
  await press("{Enter}");
  await expect.element(nameField).toHaveAccessibleDescription("You have a tag “work” already.");
  await switchToGerman();
  await expect
    .element(page.getByRole("textbox", { name: "Name" }))
    .toHaveAccessibleDescription("Du hast schon ein Stichwort „work“.");
});

test("merging asks for the tag that stays, and gives it the stars of both", async ({ calls, openTags }) => {
  await openTags();
  await row("work").click();
  await button("Merge").click();
  await expect.element(dialog.getByRole("button", { name: "Merge" })).toBeDisabled();
  await dialog.getByRole("radio", { name: /^the lake/ }).click();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect.element(row("the lake")).toHaveFocus();
  await expect.element(row("the lake")).toMatchTextContent(/3 stars/);
  await expect
    .poll(() => calls.received(api.mergeTags).map(({ params, body }) => [params.id, body.into]))
    .toEqual([[work.id, lake.id]]);
});

test("removing says what it does to the stars, and can be left", async ({ calls, openTags }) => {
  await openTags();
  await row("work").click();
  await button("Remove").click();
  await expect.element(dialog).toMatchTextContent(/3 stars lose this tag\. The stars themselves stay\./);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect.element(row("work")).toHaveFocus();
  await button("Remove").click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(row("work")).not.toBeInTheDocument();
  await expect.element(row("job")).toHaveFocus();
  await expect.poll(() => calls.received(api.deleteTag).map(({ params }) => params.id)).toEqual([work.id]);
});

test("after the last tag was removed, the focus is at what creates one", async ({ openTags }) => {
  await openTags([lake], []);
  await row("the lake").click();
  await button("Remove").click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("Tags say what went with a feeling")).toBeVisible();
  await expect.element(button("New tag")).toHaveFocus();
});

test("an archived tag is folded below, says what that means, and can be offered again", async ({
  openTags,
}) => {
  await openTags();
  await row("work").click();
  await button("Archive").click();
  await expect.element(row("work")).not.toBeInTheDocument();
  await expect.element(row("job")).toHaveFocus();
  await button("Archived (1)").click();
  await expect.element(page.getByText("Your stars keep them.", { exact: false })).toBeVisible();
  await row("work").click();
  await button("Offer again").click();
  await expect.element(row("work")).toHaveFocus();
  expect(namesIn("Activities")).toEqual(["work", "job"]);
});

test("every change is shown at once, although another one is still on its way", async ({
  calls,
  openTags,
}) => {
  await openTags();
  const release = calls.hold(api.putTag);
  await row("the lake").click();
  await button("Archive").click();
  await expect.poll(() => calls.received(api.putTag)).toHaveLength(1);
  await button("Archived (1)").click();
  await row("the lake").click();
  await button("Remove").click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(row("the lake")).not.toBeInTheDocument();
  await row("job").click();
  await button("Merge").click();
  await dialog.getByRole("radio", { name: /^work/ }).click();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect.element(row("work")).toMatchTextContent(/4 stars/);
  await expect.element(row("job")).not.toBeInTheDocument();
  expect(calls.received(api.deleteTag)).toEqual([]);
  release();
  await expect.poll(() => calls.received(api.deleteTag)).toHaveLength(1);
  await expect.poll(() => calls.received(api.mergeTags)).toHaveLength(1);
});
