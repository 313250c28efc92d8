import type { programsLead } from "../en/programs-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof programsLead> = {
  title: "Programy",
  what: "Pozwól własnemu programowi widzieć twoje niebo, dodawać do niego albo wiedzieć, kiedy coś się zmienia. Każdy dostaje klucz, który możesz odebrać.",
  more: "Programy i ich klucze",
};
