import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/home-test.ts";
import { expectNoOverflow } from "../../testing/browser/looks.ts";
import { dialog, seen } from "../../testing/browser/page-steps.ts";

const bar = page.getByRole("navigation", { name: "Your universe" });
const link = (name: string) => bar.getByRole("link", { name, exact: true });
const button = (name: string) => bar.getByRole("button", { name, exact: true });
const title = (name: string) => page.getByRole("heading", { level: 1, name });
const wholly = (name: string) => expect.element(link(name)).toBeInViewport({ ratio: 1 });

test("on a phone the bar leads from the sky to the journal and the insights, and back", async ({
  calls,
  openHome,
}) => {
  await page.viewport(360, 740);
  calls.reply(api.listWellnessSessions, 200, []);
  await openHome({ stars: 3 });
  for (const [name, heading] of [
    ["Journal", "Your journal"],
    ["Insights", "Insights"],
  ] as const) {
    await expect.element(link("Sky")).toHaveAttribute("aria-current", "page");
    await link(name).click();
    await seen(title(heading));
    for (const each of ["Sky", "Journal", "Insights"]) await wholly(each);
    await expect.element(link(name)).toHaveAttribute("aria-current", "page");
    await expect.element(link("Sky")).not.toHaveAttribute("aria-current");
    await link("Sky").click();
    await seen(page.getByLabelText("Star map, 3 stars"));
  }
});

test("Add Mood and More open from the bar of the journal, whose end the bar does not cover", async ({
  openHome,
}) => {
  await page.viewport(360, 640);
  await openHome({ stars: 8 });
  await link("Journal").click();
  await seen(title("Your journal"));
  await button("Add Mood").click();
  const form = dialog("How are you feeling?");
  await seen(form);
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect.element(form).not.toBeInTheDocument();
  await button("More").click();
  const more = dialog("More");
  await seen(more.getByText("Total Entries"));
  await seen(more.getByRole("link", { name: "Activities" }));
  await more.getByRole("button", { name: "Close" }).click();
  await expect.element(more).not.toBeInTheDocument();
  scrollTo(0, document.documentElement.scrollHeight);
  const last = page.getByRole("article").last();
  await expect
    .poll(() => last.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
});

test.for([320, 360, 768])(
  "every language has room for its words in the bar of %d px",
  async (width, { openHome }) => {
    await page.viewport(width, 640);
    await openHome();
    // The longest words of the ten languages, which the bar may have at once.
    const words: Record<string, string> = { Sky: "Himmel", Journal: "Tagebuch", Insights: "Spostrzeżenia" };
    for (const [name, word] of Object.entries(words)) {
      const text = link(name).element().querySelector("span");
      if (text) text.textContent = word;
    }
    const places = [...bar.element().querySelectorAll<HTMLElement>("a, button")].filter(
      (place) => place.offsetWidth > 0,
    );
    expect(places.map(({ textContent }) => textContent)).toEqual([
      "Himmel",
      "Tagebuch",
      "Add Mood",
      "Spostrzeżenia",
      "More",
    ]);
    for (const [at, place] of places.entries()) {
      expect(place.scrollWidth, place.textContent).toBeLessThanOrEqual(place.clientWidth);
      expect(Math.min(place.offsetWidth, place.offsetHeight), place.textContent).toBeGreaterThanOrEqual(44);
      const next = places[at + 1]?.getBoundingClientRect().left ?? innerWidth;
      expect(place.getBoundingClientRect().right, place.textContent).toBeLessThanOrEqual(next);
    }
    expectNoOverflow();
  },
);
