import type { waiting } from "../en/waiting.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waiting> = {
  title: "À espera da rede",
  tryNow: "Tentar agora",
  arrived: "Tudo chegou.",
  listed: "À espera neste aparelho",
  refused: {
    constellationRemoval: "Constelação não removida",
    constellation: "Constelação não guardada",
    avatar: "Avatar não mudado",
    tagMerge: "Etiquetas não juntadas",
    tagRemoval: "Etiqueta não removida",
    tagChangeKept: "Sua mudança está guardada: veja “Etiquetas” no diário.",
    tagChange: "Etiqueta não mudada",
    newTag: "Etiqueta não adicionada",
    restoration: "Não voltou",
    noReason: "Seu universo não aceitou.",
    quota: "Não guardado",
  },
  practice: "Um exercício ou labirinto concluído",
  quiz: "Uma resposta do quiz",
  avatar: "Seu novo avatar",
  constellationRemoval: "Remoção de uma constelação",
  change: "Uma mudança no seu universo",
  tag: {
    change: "Mudança na etiqueta {name}",
    new: "Nova etiqueta: {name}",
    removal: { known: "Remoção da etiqueta {name}", unknown: "Remoção de uma etiqueta" },
    merge: {
      known: "Junção da etiqueta {name} com a etiqueta {into}",
      intoUnknown: "Junção da etiqueta {name} com uma etiqueta",
      ofUnknown: "Junção de uma etiqueta com a etiqueta {into}",
      unknown: "Junção de uma etiqueta com outra",
    },
  },
  star: {
    back: "Uma estrela volta da lixeira",
    new: "Nova estrela: {feeling}",
    change: { known: "Mudança: {feeling}", unknown: "Mudança em uma estrela" },
    removal: { known: "Remoção: {feeling}", unknown: "Remoção de uma estrela" },
  },
  kept: "Guardado neste aparelho. É enviado sozinho assim que seu universo estiver ao alcance.",
  keptInPage:
    "Guardado até você fechar esta página, porque seu navegador não armazena nada aqui. É enviado sozinho assim que seu universo estiver ao alcance.",
  writes: ": {count, plural, one {# alteração} other {# alterações}}",
  constellation: "Constelação: {name}",
};
