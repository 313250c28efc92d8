/** What becomes of changes of tags without a network, and beside the changes of other devices. */

import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { followServer } from "../../../testing/browser/page-steps.ts";
import {
  button,
  dialog,
  edit,
  expect,
  job,
  lake,
  list,
  makeTag,
  nameField,
  row,
  test,
  work,
} from "../../../testing/browser/tags-test.ts";

const press = (keys: string) => userEvent.keyboard(keys);

test("without a network, changes are marked as waiting, and are sent when it is back", async ({
  calls,
  server,
  openTags,
}) => {
  await openTags();
  calls.disconnect(api.putTag, api.deleteTag, api.listChanges);
  await edit("job");
  await nameField.fill("the office");
  await button("Save").click();
  await expect.element(row("the office")).toMatchTextContent(/Waiting to be sent/);
  await row("the lake").click();
  await button("Remove").click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText(/A tag that you removed or merged waits to be sent/)).toBeVisible();
  await expect.element(row("the lake")).not.toBeInTheDocument();

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
  await nameField.fill("the office");
  await button("Save").click();
  await expect.element(row("job")).toMatchTextContent(/Not accepted/);
  await expect
    .poll(() => toasts.texts)
    .toEqual([expect.stringMatching(/^Tag not changed: .* Your change is kept/)]);
  followServer();
  await expect.element(row("The Office")).toBeVisible();
  await expect.element(page.getByText(/call it .*the office.*, but another tag has this name/)).toBeVisible();
  await button("Merge the two").click();
  await expect.element(dialog.getByRole("radio", { name: /^The Office/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await button("Edit").click();
  await expect.element(nameField).toHaveValue("the office");
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
  await nameField.fill("day job");
  server.remove(job.id, null);
  followServer();
  await expect.element(page.getByText(/was removed or merged on another device/)).toBeVisible();
  await expect.element(nameField).toHaveValue("day job");
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
