/** What a person can do with a star wherever it is shown. `pages.tsx` provides it. */

import { createContext, useContext } from "react";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";

export type StarActions = {
  /** Opens the star in the dialog, with every field editable. */
  correct(entry: MoodEntry): void;
  /** Moves the star to the bin, and offers to undo that. */
  remove(entry: MoodEntry): void;
};

export const StarActionsContext = createContext<StarActions | null>(null);

export function useStarActions(): StarActions {
  const actions = useContext(StarActionsContext);
  if (!actions) throw new Error("useStarActions needs a StarActionsContext.");
  return actions;
}
