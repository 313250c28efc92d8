/** What the page shows, for the parts and for what they open. */

import type { Insights } from "#domain/insights/insights-data.ts";
import type { NamedTracker } from "#domain/insights/measure-sentences.ts";
import type { insightsPage } from "#domain/languages/en/insights-page.ts";

/** What stands one press deeper. */
export type PanelName = keyof (typeof insightsPage)["deeper"];

export type ShownInsights = {
  readonly found: Insights;
  readonly trackers: readonly NamedTracker[];
  readonly tagName: (tagId: string) => string;
  readonly exerciseName: (itemId: string) => string;
  /** The exercises that a person has finished, which the server knows. */
  readonly exercises: { readonly state: "known" | "loading" | "outOfReach"; readonly onRetry: () => void };
};
