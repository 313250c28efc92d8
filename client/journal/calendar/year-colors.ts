/** What the days of a year show by their colours, as the person has chosen in this browser. */

import { ownName } from "../../base-path.ts";
import { storedChoice } from "../../ui/stored-choice.ts";

const yearColors = storedChoice(ownName("mood-universe.year-colors"), ["feeling", "pleasantness"]);

export const chooseYearColors = yearColors.choose;
export const useYearColors = yearColors.use;
