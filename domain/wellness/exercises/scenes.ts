/** Solar Warmth Journey: the scenes of an imagined sunny day, from dawn to dusk. */

import { exercises } from "../../languages/en/exercises.ts";
import type { Text } from "../../languages/text.ts";

export type Scene = {
  readonly title: Text;
  readonly description: Text;
  readonly interactivePrompt: Text;
  /** Four. */
  readonly options: readonly Text[];
};

export const scenes: readonly Scene[] = Object.values(exercises.scenes).map(
  ({ title, description, ask, options }) => ({
    ...{ title, description, interactivePrompt: ask },
    options: Object.values(options),
  }),
);
