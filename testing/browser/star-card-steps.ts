/** Stars for tests of the star card and of the filter over the sky, and the steps that open the card. */

import { page, userEvent } from "vitest/browser";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { expect, makeEntries } from "./home-test.ts";

export const tags: readonly Tag[] = ["Work", "Family", "Sea"].map((name, at) => ({
  ...{ id: `tag-${at}`, name, kind: "other" as const, isArchived: false, revision: 1 },
}));
const longNote = `The whole day at the sea.\n${"z".repeat(1_900)} The end.`;

/** An id of the form that the outbox takes. */
export const starId = "6f1f8a52-3f0e-4d3a-9d0a-000000000001";

/** The newest one is a twin star with a long note and all tags; each second one is about work. */
export const entries: readonly MoodEntry[] = makeEntries(6).map((entry, at) => ({
  ...entry,
  note: `Note ${at}`,
  tags: at % 2 ? ["tag-0"] : [],
  ...(at === 5 && {
    id: starId,
    ...{ note: longNote, tags: tags.map(({ id }) => id) },
    ...{ isTwinStar: 1, secondaryEmotion: "fear", secondaryIntensity: 3 },
    keptOutOfLetters: true,
  }),
}));

export const sky = page.getByLabelText(/^Star map/);
export const tooltip = page.getByRole("tooltip");
export const card = page.getByRole("region", { name: "Selected star" });
export const bar = page.getByRole("region", { name: "Shown in the sky" });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const press = (keys: string) => userEvent.keyboard(keys);

export async function selectNewest() {
  (sky.element() as HTMLElement).focus();
  await press("[[");
  await expect.element(tooltip).toBeVisible();
}

export async function openNewest() {
  await selectNewest();
  await button("Open").click();
  await expect.element(card.getByRole("article")).toHaveFocus();
}

/** Stars of which the middle one can be corrected. */
export const known = makeEntries(3).map((entry, at) =>
  at === 1 ? { ...entry, id: starId, note: "A walk" } : entry,
);
