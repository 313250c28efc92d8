import type { waiting } from "../en/waiting.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waiting> = {
  title: "Aguardando conexão",
  update: "Aguardando uma atualização",
  tryNow: "Tentar agora",
  arrived: "Tudo chegou.",
  listed: "Aguardando neste aparelho",
  refused: {
    constellationRemoval: "Constelação não removida",
    constellation: "Constelação não guardada",
    avatar: "Avatar não alterado",
    tagMerge: "Etiquetas não unidas",
    tagRemoval: "Etiqueta não removida",
    tagChangeKept: "Sua alteração está guardada: veja “Etiquetas” no diário.",
    tagChange: "Etiqueta não alterada",
    newTag: "Etiqueta não adicionada",
    restoration: "Não restaurada",
    noReason: "Seu universo não aceitou.",
    quota: "Não guardado",
  },
  practice: "Um exercício ou labirinto concluído",
  quiz: "Uma resposta do quiz",
  avatar: "Seu novo avatar",
  constellationRemoval: "Remoção de uma constelação",
  change: "Uma alteração no seu universo",
  tag: {
    change: "Alteração na etiqueta {name}",
    new: "Nova etiqueta: {name}",
    removal: { known: "Remoção da etiqueta {name}", unknown: "Remoção de uma etiqueta" },
    merge: {
      known: "União da etiqueta {name} com a etiqueta {into}",
      intoUnknown: "União da etiqueta {name} com uma etiqueta",
      ofUnknown: "União de uma etiqueta com a etiqueta {into}",
      unknown: "União de uma etiqueta com outra",
    },
  },
  star: {
    back: "Uma estrela volta da lixeira",
    new: "Nova estrela: {feeling}",
    change: { known: "Alteração: {feeling}", unknown: "Alteração em uma estrela" },
    removal: { known: "Remoção: {feeling}", unknown: "Remoção de uma estrela" },
  },
  kept: "Guardado neste aparelho. Será enviado automaticamente assim que seu universo estiver ao alcance.",
  keptInPage:
    "Guardado até você fechar esta página, porque seu navegador não armazena nada aqui. Será enviado automaticamente assim que seu universo estiver ao alcance.",
  writes: ": {count, plural, one {# alteração} other {# alterações}}",
  constellation: "Constelação: {name}",
};
