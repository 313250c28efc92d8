import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { makeUniverse } from "../../testing/browser/make-replies.ts";

const id = "00000000-0000-4000-8000-000000000001";
const entries = makeEntries(6);
const summer: Constellation = {
  ...{ id, name: "My first summer here", revision: 7 },
  entryIds: entries.slice(1, 4).map((entry) => entry.id),
};
const bar = page.getByRole("region", { name: "Shown in the sky" });
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const namesInSky = () =>
  [...document.querySelectorAll(".sky-labels [data-figure]")].map(({ textContent }) => textContent);

/** Chooses the three newest stars in the list. */
async function chooseThree() {
  await button("List of stars").click();
  for (const at of [0, 1, 2]) await page.getByRole("checkbox").nth(at).click();
  await expect.element(page.getByText("3 stars selected")).toBeVisible();
}

test("several stars are named, and the sky shows them with their name", async ({ openHome, calls }) => {
  await openHome({ entries });
  const named: Constellation[] = [];
  calls.reply(api.putConstellation, 201, ({ params, body }) => {
    const stored = { id: params.id ?? "", ...body, revision: 7 };
    named.push(stored);
    return stored;
  });
  calls.reply(api.listChanges, 200, () => ({
    ...{ ...makeUniverse(entries), constellations: [...named] },
    revision: 6 + named.length,
  }));
  await chooseThree();
  await button("Name").click();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("A constellation's name has 1 to 60 characters.")).toBeVisible();
  await userEvent.keyboard("By the sea{Enter}");
  await expect.element(bar.getByText(/By the sea/)).toBeVisible();
  await expect.poll(() => named).toMatchObject([{ name: "By the sea" }]);
  expect(named[0]?.entryIds).toHaveLength(3);
  await expect.poll(namesInSky).toEqual(["By the sea"]);
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect.poll(() => location.search).toBe("");
  await expect.element(bar).not.toBeInTheDocument();
});

test("stars are added to a constellation from the same dialog", async ({ openHome, calls }) => {
  await openHome({ entries, constellations: [summer] });
  calls.reply(api.putConstellation, 200, ({ body }) => ({ id, ...body, revision: 8 }));
  await chooseThree();
  await button("Name").click();
  await button(/My first summer here/).click();
  await expect.poll(() => calls.received(api.putConstellation)).toHaveLength(1);
  const [{ body } = { body: null }] = calls.received(api.putConstellation);
  expect(body.entryIds.slice(0, 3)).toEqual(summer.entryIds);
  expect(new Set(body.entryIds).size).toBe(body.entryIds.length);
  expect(body.entryIds.length).toBeGreaterThan(3);
});

test("a constellation that does not exist leaves the URL, and the person is told", async ({
  openHome,
  toasts,
}) => {
  await openHome({ entries, constellations: [summer], path: "/?constellation=gone" });
  await expect.poll(() => location.search).toBe("");
  await expect.poll(() => toasts.texts.join()).toContain("This constellation is not in your sky");
});
