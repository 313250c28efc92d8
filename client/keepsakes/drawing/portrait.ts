/** What a keepsake shows of a sky: what is in view, without a word that the person wrote. It can be sent to a worker. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import type { ViewMode } from "../../sky/scene/renderer.ts";
import type { SkyInView } from "../../sky/scene/scene-interface.ts";

export type Portrait = SkyInView & { readonly mode: ViewMode };

/** Notes and tags stay where they are: nothing that draws a keepsake can show them. */
const withoutWords = (entry: MoodEntry): MoodEntry => ({ ...entry, note: null, tags: [] });

export const portraitOf = (inView: SkyInView, mode: ViewMode): Portrait => ({
  ...inView,
  entries: inView.entries.map(withoutWords),
  mode,
});
