import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "Faça seu primeiro registro",
  legend: {
    family: "Direção e entalhes são a família",
    pleasantness: "Altura é o quanto é agradável",
    time: "Distância do centro é o tempo",
  },
  tags: "Etiquetas",
  with: "com",
  waiting: {
    change: "Mudar ou retirar",
    hint: {
      correction: "Você vê a estrela como estava. Corrija-a de novo para tentar mais uma vez.",
      star: "Ela fica guardada neste aparelho até você a mudar ou retirar.",
    },
    kept: "Está guardado neste aparelho e é enviado sozinho.",
    noReason: "Seu universo não aceitou.",
    correction: "Correção à espera",
    star: "À espera de envio",
    refused: "Não aceito",
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
  unknownTime: "Hora desconhecida",
  ofFamily: ", família {family}",
  intensity: "<spoken>, intensidade </spoken>{intensity}/10",
  family: "Família {family}",
};
