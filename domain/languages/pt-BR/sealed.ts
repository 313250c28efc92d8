import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "Selado",
  claim: {
    sentence:
      "O servidor diz que suas palavras não estão mais seladas. Se foi você que as abriu em outro dispositivo, o que espera aqui também será enviado aberto. Se não foi, não responda aqui e pergunte a quem administra este servidor.",
    accept: "Fui eu que abri",
  },
};
