/** Whether "on this day" is open, closed or off in the journal, as the person has chosen in this browser. */

import { ownName } from "../../base-path.ts";
import { storedChoice } from "../../ui/stored-choice.ts";

const memories = storedChoice(ownName("mood-universe.on-this-day"), ["automatic", "open", "closed", "off"]);

export const chooseMemories = memories.choose;

/** The choice; "automatic" until the person has chosen. */
export const useMemoriesChoice = memories.use;
