import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "Faça seu primeiro registro",
  legend: {
    family: "A direção e os entalhes indicam a família",
    pleasantness: "A altura indica o quanto é agradável",
    time: "A distância do centro indica o tempo",
    own: "Uma pérola indica um sentimento seu",
  },
  tags: "Etiquetas",
  with: "com",
  waiting: {
    change: "Alterar ou retirar",
    hint: {
      correction: "Você vê a estrela como estava. Corrija-a de novo para tentar mais uma vez.",
      star: "Ela fica guardada neste aparelho até você a alterar ou retirar.",
    },
    kept: "Está guardada neste aparelho e será enviada automaticamente.",
    noReason: "Seu universo não a aceitou.",
    correction: "Correção pendente",
    star: "Aguardando envio",
    refused: "Não aceita",
    hintAfter: "{reason} {hint}",
  },
  nightsLit: {
    first: "Sua primeira noite está acesa",
    none: "Seu céu está aqui quando você quiser",
    allOfFirst: "Todas as suas primeiras {of} noites acesas",
    someOfFirst: "{lit} das suas primeiras {of} noites acesas",
    allOfLast: "Todas as últimas {of} noites acesas",
    someOfLast: "{lit} das últimas {of} noites acesas",
  },
  twin: "{name} com {other}",
  letters: {
    keepOut: "Deixar fora das cartas",
    allow: "Deixar as cartas citarem",
    keptOut: "Fora das cartas",
    hint: "Nenhuma carta vai citar esta nota.",
  },
  unknownTime: "Hora desconhecida",
  starAt: "{star}, {time}",
  ofFamily: ", família {family}",
  ofOwn: ", um sentimento seu",
  familyOfOwn: "Família {family}, sua",
  intensity: "<spoken>, intensidade </spoken>{intensity}/10",
  family: "Família {family}",
};
