import type { sureness } from "../en/sureness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sureness> = {
  clearly: "C’est net.",
  probably: "C’est probable.",
  chance: "C’est peut-être le hasard.",
  meaning: {
    clearly: "C’est net : là où il n’y a rien, le hasard seul montre cela dans environ 1 journal sur 100.",
    probably: "C’est probable : le hasard seul le montre rarement, dans environ 5 journaux sur 100.",
    chance: "C’est peut-être le hasard : cela se voit souvent aussi là où il n’y a rien.",
  },
};
