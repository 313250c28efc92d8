/** Long lists on the page of administrators, and what it says while the server cannot be reached. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeAccountUser, makeListedUniverse } from "../../testing/browser/make-replies.ts";
import { button, field, heading, seen } from "../../testing/browser/page-steps.ts";

const cards = page.getByRole("list", { name: "Universes" }).getByRole("listitem");
const all = Array.from({ length: 120 }, (_, at) => makeListedUniverse({ name: `Lyra ${at}` }));

type Asked = Readonly<Record<string, string | undefined>>;

const test = base.extend<{ openList: () => Promise<void>; asked: (...names: string[]) => Asked[] }>({
  /** What the page has asked for, without what it asked for twice, as it does in React's strict mode. */
  asked: async ({ calls }, use) => {
    await use((...names) => {
      const queries = calls
        .received(api.listUniverses)
        .map(({ query }) => JSON.stringify(Object.fromEntries(names.map((name) => [name, query[name]]))));
      return [...new Set(queries)].map((query) => JSON.parse(query));
    });
  },

  openList: async ({ calls, openPage }, use) => {
    calls.reply(api.listUniverses, 200, ({ query: { after = "0", search = "" } }) => {
      const found = all.filter(({ name }) => name.startsWith(search));
      const first = Number(after);
      const next = first + 50 < found.length ? String(first + 50) : null;
      return { universes: found.slice(first, first + 50), next };
    });
    await use(async () => {
      await openPage("/admin", makeAccountUser({ isAdministrator: true }));
      await expect.poll(() => cards.elements().length).toBe(50);
    });
  },
});

test("a server with many universes shows the first ones, and the next ones below them", async ({
  asked,
  openList,
}) => {
  await openList();
  await seen(page.getByText("The first 50"));
  await button("Show more").click();
  await expect.poll(() => cards.elements().length).toBe(100);
  await button("Show more").click();
  await expect.poll(() => cards.elements().length).toBe(120);
  await seen(page.getByText("120 universes"));
  expect(button("Show more").query()).toBeNull();
  expect(asked("after")).toEqual([{}, { after: "50" }, { after: "100" }]);
});

test("a search is asked for when the person has stopped typing, and says when it finds nothing", async ({
  asked,
  clock,
  openList,
}) => {
  await openList();
  clock.stop();
  await field("A name begins with").fill("Lyra 11");
  await field("A name begins with").fill("Lyra 119");
  expect(asked("search")).toEqual([{}]);
  await clock.pass(1_000);
  await expect.poll(() => cards.elements().length).toBe(1);
  await field("A name begins with").fill("Vega");
  await clock.pass(1_000);
  await seen(page.getByText("No universe has a name that begins with “Vega”."));
  expect(asked("search")).toEqual([{}, { search: "Lyra 119" }, { search: "Vega" }]);
});

test("another order is asked of the server: names from the first, sizes from the largest", async ({
  asked,
  openList,
}) => {
  await openList();
  for (const order of ["name", "bytes"]) await field("Order").selectOptions(order);
  await expect
    .poll(() => asked("order", "direction"))
    .toEqual([
      { order: "seen", direction: "down" },
      { order: "name", direction: "up" },
      { order: "bytes", direction: "down" },
    ]);
});

test("without a connection the page says so, and shows the list when it is asked again", async ({
  calls,
  openPage,
}) => {
  calls.disconnect(api.listUniverses);
  await openPage("/admin", makeAccountUser({ isAdministrator: true }));
  await seen(page.getByText(/it needs a connection/));
  calls.reply(api.listUniverses, 200, { universes: all.slice(0, 2), next: null });
  await button("Try again").click();
  await expect.poll(() => cards.elements().length).toBe(2);
});

test("for everybody else the page is not there", async ({ openPage }) => {
  await openPage("/admin", makeAccountUser());
  await seen(heading("404 Page Not Found"));
});
