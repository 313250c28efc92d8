import type { sealedLead } from "../en/sealed-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedLead> = {
  open: "Sele suas notas e seus nomes para que ninguém além de você possa ler, nem mesmo quem administra este servidor.",
  sealed: "Suas palavras estão seladas: ninguém além de você pode ler.",
  working: "Suas palavras estão a caminho. Aqui você vê até onde já foi.",
  title: "Palavras seladas",
  more: "Sobre as palavras seladas",
};
