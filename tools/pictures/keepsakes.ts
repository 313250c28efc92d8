/** Pictures of what a person keeps of a sky and shows to others: posters, films, cards, links, and named stars. */

import type { Page } from "@playwright/test";
import { chooseSetting } from "../../e2e/actions.ts";
import { enterUniverse } from "../../e2e/sky.ts";
import { expectSkyIsDrawn } from "../../e2e/webgl.ts";
import { type Screen, visit } from "./screen.ts";
import { skyViews } from "./sky-views.ts";

/** Screens in their order, because some start from the previous one. `universe` has a year of stars. */
export const keepsakeScreens = (universe: string): Screen[] => [
  { name: "keep-poster", open: (page) => openKept(page, universe) },
  { name: "keep-film", open: openFilm },
  { name: "keep-card", open: openCard },
  { name: "keep-poster-year", open: (page) => openPoster(page, "year") },
  { name: "show-sky", open: openLinks },
  { name: "show-sky-form", open: openForm },
  { name: "shown-sky", open: openShown },
  { name: "shown-sky-list", open: (page) => page.getByRole("button", { name: "Stars as a list" }).click() },
  { name: "journal-constellations", open: openConstellations },
];

const dialog = (page: Page) => page.getByRole("dialog", { name: "Keep your sky" });

async function openKept(page: Page, universe: string) {
  await enterUniverse(page, universe);
  await openPoster(page, "opening");
}

/** Opens the poster of a view of the sky. */
async function openPoster(page: Page, view: string) {
  await visit(page, "/");
  await expectSkyIsDrawn(page);
  await skyViews[view]?.(page);
  await chooseSetting(page, "Keep your sky");
  await expectPicture(page, "Preview of your poster");
}

/** Stale pictures are faint. */
const expectPicture = (page: Page, name: string) =>
  dialog(page).locator("[aria-busy=false]").getByRole("img", { name }).waitFor();

async function openFilm(page: Page) {
  await dialog(page).getByRole("tab", { name: "Film" }).click();
  await dialog(page).getByRole("img", { name: "Preview of your film" }).locator("canvas").waitFor();
}

async function openCard(page: Page) {
  await dialog(page).getByRole("tab", { name: "Card" }).click();
  await expectPicture(page, "Preview of your card");
}

const labels = ["My sky", "For Noor, who asked how the winter in the north was for me"];

type Link = { label: string; url: string };

/** Returns the address of the last link, which shows the most. */
async function makeLinks(page: Page): Promise<string> {
  const readLinks = async (): Promise<Link[]> => (await page.request.get("/api/shown-skies")).json();
  const known = await readLinks();
  for (const [at, label] of labels.entries()) {
    if (known.some((link) => link.label === label)) continue;
    const data = { showsFeelings: at > 0, showsDates: at > 0, isLive: at > 0, validity: "month", label };
    await page.request.post("/api/shown-skies", { data: { id: crypto.randomUUID(), ...data } });
  }
  return (await readLinks()).at(-1)?.url ?? "";
}

async function openLinks(page: Page) {
  await visit(page, "/");
  await makeLinks(page);
  await chooseSetting(page, "Show your sky");
  await page.getByRole("list", { name: "Your links" }).waitFor();
}

async function openForm(page: Page) {
  await page.getByRole("button", { name: "Create another link" }).click();
}

async function openShown(page: Page) {
  await page.goto(await makeLinks(page));
  await page.getByRole("application").waitFor();
}

const names = [
  "My first summer here",
  "Oma",
  "The winter in which nothing would start, not even the stove",
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
  "Running again",
];

type Universe = { entries: { id: string }[]; constellations: { name: string }[] };

/** The first one has more stars than the others and is open. */
async function openConstellations(page: Page) {
  await visit(page, "/");
  const { entries, constellations }: Universe = await (await page.request.get("/api/changes")).json();
  for (const [at, name] of names.entries()) {
    if (constellations.some((known) => known.name === name)) continue;
    const entryIds = entries.slice(40 * at, 40 * at + (at === 0 ? 7 : 2 + at)).map(({ id }) => id);
    await page.request.put(`/api/constellations/${crypto.randomUUID()}`, { data: { name, entryIds } });
  }
  await visit(page, "/journal?view=constellations");
  await page.getByRole("button", { name: new RegExp(`^${names[0]}`) }).click();
}
