/** The name of an exercise by its id. */

import { exerciseTitles } from "../languages/en/exercise-titles.ts";
import type { Text } from "../languages/text.ts";
import type { Translator } from "../languages/translator.ts";

const titles: Readonly<Record<string, Text>> = exerciseTitles;

/** A session may name an exercise that the product has removed: then the id is shown. */
export function exerciseName(t: Translator, id: string): string {
  const title = titles[id];
  return title ? t(title) : id;
}
