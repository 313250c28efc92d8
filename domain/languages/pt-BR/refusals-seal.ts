import type { refusalsSeal } from "../en/refusals-seal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSeal> = {
  universeSealed:
    "As palavras deste universo estão seladas, e isto chegou sem selo. Nada foi alterado. Recarregue esta página e desbloqueie suas palavras.",
  universeNotSealed: "As palavras deste universo não estão mais seladas. Recarregue esta página.",
  wrongEpoch:
    "Isto foi selado com uma chave que este universo não usa mais. Recarregue esta página e desbloqueie suas palavras de novo.",
  sealState:
    "Isto não corresponde à etapa em que está a selagem das suas palavras. Recarregue esta página para ver como ela está.",
  wordsLeft:
    "{plain, plural, one {# item ainda não está pronto} many {# de itens ainda não estão prontos} other {# itens ainda não estão prontos}}.",
  slotNeeded: "Sempre há uma frase secreta e um kit de resgate. Crie outro primeiro.",
  tooManySlots:
    "Pode haver até {max} formas de desbloquear as palavras. Remova uma de que você não precisa mais.",
};
