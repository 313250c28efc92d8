/** What a person does with the tags of the journal. */

import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expectAccessible } from "../../../testing/browser/expect-accessible.ts";
import {
  button,
  dialog,
  expect,
  followServer,
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
const name = page.getByLabelText("Name");
const edit = async (tag: string) => {
  await row(tag).click();
  await button("Edit").click();
  await expect.element(name).toHaveFocus();
};

test("a tag is renamed and gets another kind, by the keyboard alone", async ({ calls, openTags }) => {
  await openTags();
  row("job").element().focus();
  await press("{Enter}");
  await expect.element(button("Edit")).toBeVisible();
  button("Edit").element().focus();
  await press("{Enter}");
  await expect.element(name).toHaveFocus();
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
  await name.fill("a".repeat(41));
  await expect.element(page.getByText("41 of 40")).toBeVisible();
  await button("Save").click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/1 to 40 characters/);
  await expect.element(name).toHaveValue("a".repeat(41));
});

test("a name that another tag has is refused with the tag, and merging the two is offered", async ({
  calls,
  openTags,
}) => {
  await openTags();
  await edit("job");
  await name.fill(" WORK");
  await press("{Enter}");
  await expect.element(name).toHaveAccessibleDescription("You have a tag “work” already.");
  await expect.element(name).toHaveValue(" WORK");
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

test("without a network, changes are marked as waiting, and are sent when it is back", async ({
  calls,
  server,
  openTags,
}) => {
  await openTags();
  calls.disconnect(api.putTag, api.deleteTag, api.listChanges);
  await edit("job");
  await name.fill("the office");
  await button("Save").click();
  await expect.element(row("the office")).toMatchTextContent(/Waiting to be sent/);
  await row("the lake").click();
  await button("Remove").click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText(/A tag that you removed or merged waits to be sent/)).toBeVisible();
  await expect.element(row("the lake")).not.toBeInTheDocument();
  await expectAccessible();

  server.answer(calls);
  window.dispatchEvent(new Event("online"));
  await expect.element(row("the office")).not.toMatchTextContent(/Waiting/);
  await expect.element(page.getByText(/waits to be sent/)).not.toBeInTheDocument();
  expect(server.tags.map((tag) => tag.name).toSorted()).toEqual(["the office", "work"]);
});

test("a name that another device has given to a new tag meanwhile is kept beside the tag, with the ways on", async ({
  calls,
  server,
  toasts,
  openTags,
}) => {
  await openTags();
  server.refuseNames(calls, makeTag(9, "The Office"));
  await edit("job");
  await name.fill("the office");
  await button("Save").click();
  await expect.element(row("job")).toMatchTextContent(/Not accepted/);
  await expect
    .poll(() => toasts.texts)
    .toEqual([expect.stringMatching(/^Tag not changed: .* Your change is kept/)]);
  followServer();
  await expect.element(row("The Office")).toBeVisible();
  await expect.element(page.getByText(/call it .*the office.*, but another tag has this name/)).toBeVisible();
  await expectAccessible();
  await button("Merge the two").click();
  await expect.element(dialog.getByRole("radio", { name: /^The Office/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await button("Edit").click();
  await expect.element(name).toHaveValue("the office");
  await press("{Escape}");
  await row("job").click();
  await button("Look at it").click();
  await expect.element(row("job")).toHaveFocus();
  await button("Leave it").click();
  await expect.element(row("job")).not.toMatchTextContent(/Not accepted/);
  await expect.element(row("job")).toHaveFocus();
  await expect.element(button("Archive")).toBeVisible();
});

test("what another device changes is kept, where the person changed something else", async ({
  calls,
  server,
  openTags,
}) => {
  await openTags();
  await edit("job");
  server.put({ ...job, name: "day job", isArchived: true });
  server.put({ ...lake, name: "the pond" });
  followServer();
  await page.getByRole("radio", { name: "People" }).click();
  await expect.element(row("the pond")).toBeVisible();
  await button("Save").click();
  await expect
    .poll(() => calls.received(api.putTag).map(({ body }) => body))
    .toEqual([{ name: "day job", kind: "people", isArchived: true }]);
});

test("a tag that another device removes while it is renamed can be added again with the typed name", async ({
  server,
  openTags,
}) => {
  await openTags();
  await edit("job");
  await name.fill("day job");
  server.remove(job.id, null);
  followServer();
  await expect.element(page.getByText(/was removed or merged on another device/)).toBeVisible();
  await expect.element(name).toHaveValue("day job");
  await button("Save").click();
  await expect.element(row("day job")).toHaveFocus();
  await expect.poll(() => server.tags.map((tag) => tag.name)).toContain("day job");
});

test("a dialog says so when its tag is gone, and a tag stays when the other one is", async ({
  calls,
  server,
  toasts,
  openTags,
}) => {
  await openTags();
  await row("job").click();
  await button("Merge").click();
  await dialog.getByRole("radio", { name: /^the lake/ }).click();
  // Only the server knows so far that the lake is gone.
  calls.reply(api.mergeTags, 404, refusal("merge-target-not-found", "The tag that should stay is gone."));
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect.poll(() => toasts.texts).toEqual(["Tags not merged: The tag that should stay is gone."]);
  await expect.element(row("job")).toMatchTextContent(/2 stars/);

  await row("job").click();
  await button("Remove").click();
  await expect.element(dialog).toMatchTextContent(/2 stars lose this tag/);
  server.remove(job.id, work.id);
  followServer();
  await expect.element(dialog).toHaveAccessibleName("“job” is gone");
  await dialog.getByRole("button", { name: "All right" }).click();
  await expect.element(list("Activities")).not.toMatchTextContent(/job/);
});
