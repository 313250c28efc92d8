/** Whether home says that a letter can be opened. */

import { ownName } from "../base-path.ts";
import { storedChoice } from "../ui/stored-choice.ts";

const line = storedChoice(ownName("mood-universe.letter-line"), ["on", "off"]);

export const setLetterLine = (isOn: boolean) => line.choose(isOn ? "on" : "off");

export const useLetterLine = () => line.use() === "on";
