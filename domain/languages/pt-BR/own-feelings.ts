import type { ownFeelings } from "../en/own-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof ownFeelings> = {
  make: {
    title: "Um sentimento seu",
    subtitle: "Ele fica junto dos outros, com uma pequena marca de que é seu.",
    add: "Adicionar",
  },
  change: "Alterar “{name}”",
  name: "Nome",
  pad: {
    title: "Como é esse sentimento?",
    near: "Perto de {names}.",
    pleasantness: "Agrado",
    energy: "Energia",
    unpleasant: "Desagradável",
    pleasant: "Agradável",
    calm: "Calmo",
    energetic: "Cheio de energia",
    howPleasant:
      "{level, select, lowest {muito desagradável} low {desagradável} middle {nem agradável nem desagradável} high {agradável} other {muito agradável}}",
    howEnergetic:
      "{level, select, lowest {muito calmo} low {calmo} middle {nem calmo nem cheio de energia} high {cheio de energia} other {transbordando de energia}}",
  },
  family: {
    title: "Família",
    hint: "Ela dá ao seu sentimento a cor e a forma. O lugar acima sugere uma.",
    missing: "Escolha a família que mais se aproxima.",
  },
  taken: "Você já tem um sentimento “{name}”.",
  takenByArchived: "Você já tem um sentimento “{name}”, entre os arquivados.",
  takenByOneOf36: "“{name}” é um dos 36 sentimentos que todo universo tem.",
  choose: "Escolher “{name}”",
  showIt: "Mostrar",
  mergeTheTwo: "Unir os dois",
  full: "Você tem {count, number} sentimentos seus, o máximo de um universo. Una ou remova alguns para abrir espaço.",
  about: {
    title: "Sentimentos seus",
    text: "Alguns sentimentos não têm palavra entre os 36. Dê um nome ao seu: ele tem um lugar no seu céu, uma cor da família dele e conta em tudo como os outros.",
  },
  new: "Novo sentimento",
  find: "Buscar sentimento",
  noneFound: "Nenhum sentimento tem isso no nome.",
  noStar: "Nenhuma estrela ainda",
  archived: "Arquivados ({count, number})",
  archivedNote: "Estes não são mais oferecidos. Suas estrelas os mantêm.",
  archivedList: "Sentimentos arquivados",
  archivedWith: "Arquivado · {stars}",
  edit: "Editar",
  merge: "Unir",
  archive: "Arquivar",
  offerAgain: "Oferecer de novo",
  remove: "Remover",
  inUse:
    "Um sentimento que está em estrelas não pode ser removido. Arquive-o para que não seja mais oferecido, ou una-o a outro.",
  kept: "A alteração está guardada neste aparelho e será enviada automaticamente.",
  goneWaiting:
    "{count, plural, one {# sentimento que você removeu ou uniu aguarda o envio. Esta alteração fica guardada neste aparelho e será enviada automaticamente.} other {# sentimentos que você removeu ou uniu aguardam o envio. Esta alteração fica guardada neste aparelho e será enviada automaticamente.}}",
  goneWhileEdited:
    "“{name}” foi removido ou unido a outro em outro aparelho. “Salvar” o adiciona de novo, sem as estrelas.",
  refused: {
    mark: "Não aceito",
    notice: "“{name}” não foi aceito. Está guardado neste aparelho.",
    look: "Ver",
    withoutReason: "Seu universo não o aceitou.",
    kept: "Ele fica guardado neste aparelho até você o alterar, unir ou remover.",
  },
  mergeDialog: {
    title: "Unir “{name}”",
    hint: "Escolha o sentimento que fica.",
    own: "Os seus",
    all: "Os 36",
    noStar: "Nenhuma estrela tem “{from}”. Só “{into}” fica.",
    change:
      "{stars, plural, one {# estrela passa de “{from}” para “{into}”, que fica.} other {# estrelas passam de “{from}” para “{into}”, que fica.}}",
    changeWithTwins:
      "{stars, plural, one {# estrela passa de “{from}” para “{into}”, que fica.} other {# estrelas passam de “{from}” para “{into}”, que fica.}} {both, plural, one {# delas tem os dois e vira uma estrela simples.} other {# delas têm os dois e viram estrelas simples.}}",
  },
  removeDialog: {
    title: "Remover “{name}”?",
    text: "Nenhuma estrela tem este sentimento.",
    keep: "Manter",
  },
  goneDialog: {
    title: "“{name}” não existe mais",
    text: "Ele foi removido ou unido a outro em outro aparelho. Não há mais nada a fazer aqui.",
    close: "Tudo bem",
  },
  said: {
    added: "“{name}” adicionado.",
    saved: "“{name}” salvo.",
    archived: "“{name}” arquivado.",
    offeredAgain: "“{name}” é oferecido de novo.",
    removed: "“{name}” removido.",
    merged: "“{name}” unido a “{into}”.",
  },
};
