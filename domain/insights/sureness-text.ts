/** How sure a statement is, as a sentence; and what each of the three sentences means. */

import { sureness } from "../languages/en/sureness.ts";
import type { Translator } from "../languages/translator.ts";
import type { Sureness } from "./sureness.ts";

export const surenessText = (t: Translator, sure: Sureness): string => t(sureness[sure]);

/** Says to those who ask what the word means: how often chance alone would show as much. */
export const surenessMeaning = (t: Translator, sure: Sureness): string => t(sureness.meaning[sure]);
