/** Whether home says that a letter can be opened. */

import { storedChoice } from "../ui/stored-choice.ts";

const line = storedChoice("mood-universe.letter-line", ["on", "off"]);

export const setLetterLine = (isOn: boolean) => line.choose(isOn ? "on" : "off");

export const useLetterLine = () => line.use() === "on";
