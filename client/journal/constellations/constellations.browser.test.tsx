import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { CallReplies } from "../../../testing/browser/call-replies.ts";
import { test as base, expect } from "../../../testing/browser/journal-test.ts";
import { makeUniverse } from "../../../testing/browser/make-replies.ts";
import { makeStar } from "../../../testing/make-star.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const stars = [1, 2, 3, 4].map((day) =>
  makeStar({ id: `star-${day}`, timestamp: `2026-03-0${day}T12:00:00.000Z`, x: 40 * day, z: 10 * day * day }),
);
const summer: Constellation = {
  ...{ id: idOf(1), name: "My first summer here", revision: 1 },
  entryIds: ["star-3", "star-1", "star-2"],
};
const lonely: Constellation = { id: idOf(2), name: "Lonely", revision: 1, entryIds: ["star-4"] };

/** Keeps constellations as the real server does. */
class ConstellationServer {
  constellations: readonly Constellation[] = [];
  #revision = 1;

  answer(calls: CallReplies) {
    calls.reply(api.listChanges, 200, this.universe);
    calls.reply(api.putConstellation, 200, ({ params, body }) => this.put({ id: params.id ?? "", ...body }));
    calls.reply(api.deleteConstellation, 204, ({ params }) => {
      this.constellations = this.constellations.filter(({ id }) => id !== params.id);
      this.#revision++;
      return null;
    });
  }

  put(change: Omit<Constellation, "revision">) {
    const stored = { ...change, revision: ++this.#revision };
    this.constellations = [...this.constellations.filter(({ id }) => id !== change.id), stored];
    return stored;
  }

  universe = () => ({
    ...makeUniverse(stars),
    ...{ constellations: [...this.constellations], revision: this.#revision },
  });
}

const test = base.extend<{
  server: ConstellationServer;
  openList: (...all: Constellation[]) => Promise<void>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  server: async ({}, use) => use(new ConstellationServer()),
  openList: async ({ calls, server, openJournal }, use) => {
    await use(async (...all) => {
      server.constellations = all;
      await openJournal(stars, { path: "/journal?view=constellations", universe: server.universe() });
      server.answer(calls);
    });
  },
});

const button = (name: string | RegExp) => page.getByRole("button", { name });
const row = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });

test("an empty list says what constellations are, and leads to the sky", async ({ openList }) => {
  await openList();
  await expect.element(page.getByRole("heading", { name: /stars that you name together/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to your sky" })).toBeVisible();
});

test("the list shows the stars in the order of the line, and leads to the sky", async ({ openList }) => {
  await openList(lonely, summer);
  await row(summer.name).click();
  const names = page.getByRole("list", { name: /^Stars of/ }).getByRole("link");
  await expect.element(names.first()).toHaveAttribute("href", "/?star=star-3");
  expect(names.elements()).toHaveLength(3);
  await expect
    .element(page.getByRole("link", { name: "Show in the sky" }))
    .toHaveAttribute("href", `/?constellation=${summer.id}`);
  await expect
    .element(page.getByRole("link", { name: "Compare before and after" }))
    .toHaveAttribute("href", `/compare?constellation=${summer.id}`);
});

test("a constellation is renamed, also with the keyboard alone", async ({ openList, server }) => {
  await openList(summer);
  await row(summer.name).click();
  await button("Rename").click();
  await userEvent.keyboard("{Backspace}{Enter}");
  await expect.element(page.getByText("A constellation's name has 1 to 60 characters.")).toBeVisible();
  await userEvent.keyboard("By the sea{Enter}");
  await expect.element(row("By the sea")).toHaveFocus();
  await expect
    .poll(() => server.constellations)
    .toMatchObject([{ name: "By the sea", ...{ entryIds: summer.entryIds } }]);
});

test("a removed constellation comes back by Undo", async ({ openList, server, toasts: _ }) => {
  await openList(summer);
  await row(summer.name).click();
  await button("Remove").click();
  await expect.element(page.getByRole("heading", { name: /stars that you name together/ })).toBeVisible();
  await expect.poll(() => server.constellations).toEqual([]);
  await button("Undo").click();
  await expect.element(row(summer.name)).toBeVisible();
  await expect
    .poll(() => server.constellations)
    .toMatchObject([{ id: summer.id, entryIds: summer.entryIds }]);
});

test("stars are taken out as long as two stay", async ({ openList, server }) => {
  await openList(summer);
  await row(summer.name).click();
  await button(/^Take out .*March 1/).click();
  await expect.element(row(summer.name).getByText(/2 stars/)).toBeVisible();
  expect(button(/^Take out/).elements()).toHaveLength(0);
  await expect.poll(() => server.constellations).toMatchObject([{ entryIds: ["star-3", "star-2"] }]);
  await button("Undo").click();
  await expect.element(row(summer.name).getByText(/3 stars/)).toBeVisible();
});

test("a constellation whose stars are in the bin keeps its name, and can only be removed", async ({
  openList,
}) => {
  await openList(lonely);
  await row("Lonely").click();
  await expect.element(page.getByText(/Only one of its stars is in your sky/)).toBeVisible();
  expect(button("Rename").elements()).toHaveLength(0);
  await expect.element(button("Remove")).toBeVisible();
});

test("a change without a network is shown, says that it waits, and is sent later", async ({
  openList,
  server,
  calls,
}) => {
  await openList(summer, lonely);
  calls.disconnect(api.putConstellation, api.deleteConstellation, api.listChanges);
  await row(summer.name).click();
  await button("Rename").click();
  await userEvent.keyboard("By the sea{Enter}");
  await expect.element(row("By the sea").getByText(/Waiting to be sent/)).toBeVisible();
  await row("Lonely").click();
  await button("Remove").click();
  await expect.element(row("Lonely")).not.toBeInTheDocument();
  expect(server.constellations).toEqual([summer, lonely]);
  server.answer(calls);
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => server.constellations).toMatchObject([{ id: summer.id, name: "By the sea" }]);
  await expect.element(row("By the sea").getByText(/Waiting to be sent/)).not.toBeInTheDocument();
});
