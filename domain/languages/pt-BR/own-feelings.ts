import type { ownFeelings } from "../en/own-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof ownFeelings> = {
  make: {
    title: "Uma emoção sua",
    subtitle: "Ela fica junto das outras, com uma pequena marca de que é sua.",
    add: "Adicionar",
  },
  change: "Alterar “{name}”",
  name: "Nome",
  pad: {
    title: "Como é essa emoção?",
    near: "Perto de {names}.",
    pleasantness: "Agrado",
    energy: "Energia",
    unpleasant: "Desagradável",
    pleasant: "Agradável",
    calm: "Calma",
    energetic: "Cheia de energia",
    howPleasant:
      "{level, select, lowest {muito desagradável} low {desagradável} middle {nem agradável nem desagradável} high {agradável} other {muito agradável}}",
    howEnergetic:
      "{level, select, lowest {muito calma} low {calma} middle {nem calma nem cheia de energia} high {cheia de energia} other {transbordando de energia}}",
  },
  family: {
    title: "Família",
    hint: "Ela dá à sua emoção a cor e a forma. O lugar acima sugere uma.",
    missing: "Escolha a família que mais se aproxima.",
  },
  taken: "Você já tem uma emoção “{name}”.",
  takenByArchived: "Você já tem uma emoção “{name}”, entre as arquivadas.",
  takenByOneOf36: "“{name}” é uma das 36 emoções que todo universo tem.",
  choose: "Escolher “{name}”",
  showIt: "Mostrar",
  mergeTheTwo: "Unir as duas",
  full: "Você tem {count, number} emoções suas, o máximo de um universo. Una ou remova algumas para abrir espaço.",
  about: {
    title: "Emoções suas",
    text: "Algumas emoções não têm palavra entre as 36. Dê um nome à sua: ela tem um lugar no seu céu, uma cor da família dela e conta em tudo como as outras.",
  },
  new: "Nova emoção",
  find: "Buscar emoção",
  noneFound: "Nenhuma emoção tem isso no nome.",
  noStar: "Nenhuma estrela ainda",
  archived: "Arquivadas ({count, number})",
  archivedNote: "Estas não são mais oferecidas. Suas estrelas as mantêm.",
  archivedList: "Emoções arquivadas",
  archivedWith: "Arquivada · {stars}",
  edit: "Editar",
  merge: "Unir",
  archive: "Arquivar",
  offerAgain: "Oferecer de novo",
  remove: "Remover",
  inUse:
    "Uma emoção que está em estrelas não pode ser removida. Arquive-a para que não seja mais oferecida, ou una-a a outra.",
  kept: "A alteração está guardada neste aparelho e será enviada automaticamente.",
  goneWaiting:
    "{count, plural, one {# emoção que você removeu ou uniu aguarda o envio. Esta alteração fica guardada neste aparelho e será enviada automaticamente.} other {# emoções que você removeu ou uniu aguardam o envio. Esta alteração fica guardada neste aparelho e será enviada automaticamente.}}",
  goneWhileEdited:
    "“{name}” foi removida ou unida a outra em outro aparelho. “Salvar” a adiciona de novo, sem as estrelas.",
  refused: {
    mark: "Não aceita",
    notice: "“{name}” não foi aceita. Está guardada neste aparelho.",
    look: "Ver",
    withoutReason: "Seu universo não a aceitou.",
    kept: "Ela fica guardada neste aparelho até você a alterar, unir ou remover.",
  },
  mergeDialog: {
    title: "Unir “{name}”",
    hint: "Escolha a emoção que fica.",
    own: "As suas",
    all: "As 36",
    noStar: "Nenhuma estrela tem “{from}”. Só “{into}” fica.",
    change:
      "{stars, plural, one {# estrela passa de “{from}” para “{into}”, que fica.} other {# estrelas passam de “{from}” para “{into}”, que fica.}}",
    changeWithTwins:
      "{stars, plural, one {# estrela passa de “{from}” para “{into}”, que fica.} other {# estrelas passam de “{from}” para “{into}”, que fica.}} {both, plural, one {# delas tem as duas e vira uma estrela simples.} other {# delas têm as duas e viram estrelas simples.}}",
  },
  removeDialog: {
    title: "Remover “{name}”?",
    text: "Nenhuma estrela tem esta emoção.",
    keep: "Manter",
  },
  goneDialog: {
    title: "“{name}” não existe mais",
    text: "Ela foi removida ou unida a outra em outro aparelho. Não há mais nada a fazer aqui.",
    close: "Tudo bem",
  },
  said: {
    added: "“{name}” adicionada.",
    saved: "“{name}” salva.",
    archived: "“{name}” arquivada.",
    offeredAgain: "“{name}” é oferecida de novo.",
    removed: "“{name}” removida.",
    merged: "“{name}” unida a “{into}”.",
  },
};
