/** What each layout is called and shows. */

import type { LayoutId } from "#domain/layouts/layout-ids.ts";

export const layoutTexts: Readonly<Record<LayoutId, { readonly name: string; readonly shows: string }>> = {
  sky: {
    name: "Sky",
    shows:
      "Your universe: up is pleasant, each direction is a family of feelings, and newer stars are farther out.",
  },
  year: {
    name: "Year",
    shows: "A calendar: each day has a cell, weeks follow each other, and the years are stacked.",
  },
  day: {
    name: "Day",
    shows:
      "A clock of 24 hours with midnight at the top: each star stands at its hour, and newer ones are farther out.",
  },
  feelings: {
    name: "Feelings",
    shows:
      "Nine streams through time, the most pleasant at the top: a stream is high where you felt it often.",
  },
  moons: {
    name: "Moons",
    shows:
      "Each tag gathers its stars. Stars with several tags lie between them, stars without any in the ring outside.",
  },
};

/** Under Moons, while no star has a tag. */
export const noTagsText = "None of your stars has a tag yet. Give some of them tags, and they gather here.";
