import { texts } from "../text.ts";

/** What stands in the place of words that are sealed and not unlocked here. */
export const sealed = texts("sealed", { word: "Sealed" });
