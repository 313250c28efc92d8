import type { refusalsUniverse } from "../en/refusals-universe.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsUniverse> = {
  pause: "Em pausa. Espere mais {minutes, plural, one {# minuto} other {# minutos}}.",
  pauseAtMoment:
    "Há outra estrela a menos de {minutes, plural, one {# minuto} other {# minutos}} desse momento. Escolha outro momento.",
  dailyLimit: "Você adicionou {max} estrelas nas últimas 24 horas. Adicione a próxima mais tarde.",
  momentInFuture: "Esse momento ainda não chegou.",
  changedElsewhere: "Enquanto isso, esta estrela foi alterada em outro lugar.",
  starRemoved: "Esta estrela foi removida.",
  unknownTag: "Uma das etiquetas não existe.",
  tagNameTaken: "Outra etiqueta já tem este nome.",
  tooManyTags: "Você tem {max} etiquetas, o máximo de um universo. Primeiro, una ou remova algumas.",
  noMergeTarget: "A etiqueta que ficaria não existe mais.",
  mergedIntoItself: "Não dá para unir uma etiqueta a ela mesma.",
  unknownFeeling: "Este sentimento não existe.",
  feelingNameTaken: "Outro sentimento já tem este nome.",
  tooManyFeelings:
    "Você tem {max} sentimentos próprios, o máximo de um universo. Primeiro, una ou remova alguns.",
  feelingInUse:
    "{stars, plural, one {# estrela tem} many {# de estrelas têm} other {# estrelas têm}} este sentimento, contando as da lixeira. Arquive-o ou una-o a outro.",
  noFeelingMergeTarget: "O sentimento que ficaria não existe mais.",
  feelingMergedIntoItself: "Não dá para unir um sentimento a ele mesmo.",
  unknownStar: "Uma destas estrelas não está mais no seu céu.",
  tooManyConstellations: "Você tem {max} constelações, o máximo de um universo. Primeiro, remova uma.",
  tooManyComparisons: "Você tem {max} comparações, o máximo de um universo. Primeiro, remova uma.",
  importClosed: "Esta importação não está mais aberta.",
  importOpen: "Outra importação está aberta. Primeiro, termine-a ou cancele-a.",
  undoExpired: "Uma importação pode ser desfeita por 30 dias. Esta é mais antiga; as estrelas dela ficam.",
  noRoom:
    "Não há espaço para isto: seu universo ocupa {used, number} MB dos {megabytes, number} MB que pode ocupar aqui. {largest, select, notes {A maior parte são as notas, com {size, number} MB.} stars {A maior parte são as estrelas sem as notas, com {size, number} MB.} readings {A maior parte é o que você mediu, com {size, number} MB.} imports {A maior parte é o que suas importações guardam, com {size, number} MB.} practice {A maior parte são os exercícios e o quiz, com {size, number} MB.} other {A maior parte são nomes e rastros do que você removeu, com {size, number} MB.}} Encurte notas longas ou exclua estrelas para sempre na lixeira para abrir espaço.",
  universeFull: "Um universo pode ter até {max, number} estrelas. Há espaço para mais {room, number}.",
  universeNotEmpty: "Só um universo vazio pode ser restaurado. Este já tem estrelas.",
  importTooManyTags: "Um universo pode ter até {max} etiquetas.",
  importTooManyConstellations: "Um universo pode ter até {max} constelações.",
  importTooManyComparisons: "Um universo pode ter até {max} comparações.",
  unknownStarOfConstellation: "Uma das estrelas de uma constelação não existe.",
  tooManyLinks: "Você pode ter até {max} links. Remova um de que não precisa mais.",
  notAPushService: "Lembretes só podem ir para um serviço de notificações em um endereço https público.",
  pushServiceNotFound:
    "O Mood Universe não encontra o serviço de notificações do seu navegador agora. Tente de novo em instantes.",
  incompleteReminderLink: "Este link não está completo. Você pode parar os lembretes nas configurações.",
  practiceQuota:
    "Seu universo guarda {max, number} exercícios e labirintos concluídos, o máximo que pode manter. Este não foi guardado.",
  quizQuota:
    "Seu universo guarda {max, number} respostas do quiz, o máximo que pode manter. Esta resposta não foi guardada.",
};
