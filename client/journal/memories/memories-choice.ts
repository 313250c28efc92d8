/** Whether "on this day" is shown in the journal: open unless the person has closed it or turned it off in this browser. */

import { storedChoice } from "../../ui/stored-choice.ts";

const memories = storedChoice("mood-universe.on-this-day", ["open", "closed", "off"]);

export const chooseMemories = memories.choose;

export const useMemoriesChoice = memories.use;
