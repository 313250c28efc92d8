import { page } from "vitest/browser";
import { expect, test } from "../../testing/browser/home-test.ts";
import {
  bar,
  button,
  card,
  entries,
  openNewest,
  press,
  tags,
} from "../../testing/browser/star-card-steps.ts";

test("a moon connects the stars of its tag, and the bar leads to the journal or to all stars", async ({
  openHome,
}) => {
  await openHome({ entries, tags });
  await openNewest();
  const moon = page.getByRole("group", { name: "Tags of this star" }).getByRole("button", { name: "Work" });
  await moon.click();
  await expect.element(bar).toMatchTextContent(/Work·3 stars/);
  await expect.element(moon).toHaveAttribute("aria-pressed", "true");
  expect(location.search).toBe("?tags=tag-0");
  const link = bar.getByRole("link", { name: "Read in the journal" });
  await expect.element(link).toHaveAttribute("href", "/journal?tags=tag-0");
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(location.search).toBe("");
  const chip = card.getByRole("button", { name: "Sea" });
  await chip.click();
  await expect.element(bar).toMatchTextContent(/Sea·1 star/);
  await expect.element(chip).toHaveAttribute("aria-pressed", "true");
  await expect.element(card.getByRole("button", { name: "Work" })).toHaveAttribute("aria-pressed", "false");
});

test("the bar leads to the stars of its tag in the journal", async ({ openHome }) => {
  await openHome({ entries, tags, path: "/?tags=tag-0" });
  await bar.getByRole("link", { name: "Read in the journal" }).click();
  await expect.element(page.getByRole("heading", { name: "Your journal" })).toBeVisible();
  expect(location.pathname + location.search).toBe("/journal?tags=tag-0");
  await expect.poll(() => page.getByRole("article").elements().length).toBe(3);
  await expect.element(page.getByRole("article").first()).toMatchTextContent(/Work/);
});

test("the filter of the URL counts its stars, marks its words and says when it finds none", async ({
  openHome,
}) => {
  await openHome({ entries, tags, path: "/?words=sea" });
  await expect.element(bar).toMatchTextContent(/1 of 6 stars/);
  await openNewest();
  await expect.element(card.getByRole("mark")).toMatchTextContent(/sea/);
  history.replaceState(null, "", "/?words=mountain");
  await expect.element(bar).toMatchTextContent(/No star matches/);
});

test("with a filter the list has the stars that it finds, and all of them again without one", async ({
  openHome,
}) => {
  await openHome({ entries, tags, path: "/?tags=tag-0" });
  await button("List of stars").click();
  const list = page.getByRole("region", { name: "Your stars" });
  await expect.element(list).toMatchTextContent(/3 of 6/);
  await expect.poll(() => list.getByRole("row").elements().length).toBe(3);
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect.poll(() => list.getByRole("row").elements().length).toBe(6);
});

test("with a filter the card goes through the stars that it finds, and says which one of them it shows", async ({
  openHome,
}) => {
  await openHome({ entries, tags, path: "/?tags=tag-0&star=star-3" });
  await button("Open").click();
  await expect.element(card).toMatchTextContent(/2 of 3/);
  await press("[[");
  await expect.element(card.getByText("Note 1")).toBeVisible();
  await expect.element(button("Previous star")).toHaveAttribute("aria-disabled", "true");
  await button("Next star").click();
  await button("Next star").click();
  await expect.element(card).toMatchTextContent(/3 of 3/);
  await expect.element(button("Next star")).toHaveAttribute("aria-disabled", "true");
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect.element(card).toMatchTextContent(/6 of 6/);
  await button("Previous star").click();
  await expect.element(card.getByText("Note 4")).toBeVisible();
  history.replaceState(null, "", "/?tags=tag-0");
  await expect.element(card).toMatchTextContent(/Not one of the 3/);
  await button("Previous star").click();
  await expect.element(card.getByText("Note 3")).toBeVisible();
});

test("a tag that was removed leaves the URL", async ({ openHome }) => {
  await openHome({ entries, tags, path: "/?tags=gone&words=note" });
  await expect.element(bar).toMatchTextContent(/5 of 6 stars/);
  await expect.poll(() => location.search).toBe("?words=note");
});
