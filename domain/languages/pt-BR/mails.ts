import type { mails } from "../en/mails.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mails> = {
  questions: "Dúvidas? Escreva para {address}.",
  orOpen: "Ou abra este endereço no seu navegador:",
  verifyRegistration: {
    subject: "Confirme seu e-mail",
    welcome: "Boas-vindas ao Mood Universe. Seu universo “{universe}” está quase pronto.",
    follow: "Siga este link em até 24 horas para confirmar que este endereço é seu:",
    confirm: "Confirmar meu endereço",
    ifNotYou: "Se não foi você, ignore este e-mail, e nada acontece.",
  },
  alreadyRegistered: {
    subject: "Você já tem uma conta",
    reason:
      "Alguém, talvez você, tentou se cadastrar com este e-mail. Já existe uma conta com ele, e nada foi alterado.",
    signInHere: "Se foi você, entre aqui:",
    signIn: "Entrar",
    ifNotYou:
      "Se não foi você, não há nada a fazer. Quem quer que tenha sido não ficou sabendo que você tem uma conta.",
  },
  verifyMigration: {
    subject: "Conclua a mudança para e-mail e senha",
    reason: "Seu universo “{universe}” vai passar a abrir com este e-mail e sua senha.",
    follow: "Siga este link em até 24 horas para confirmar que este endereço é seu:",
    confirm: "Confirmar meu endereço",
    untilThen:
      "Até lá, só o nome ainda o abre. Depois, só o nome não basta mais, e onde ele foi aberto assim será preciso entrar de novo.",
    ifNotYou: "Se não foi você, ignore este e-mail, e nada acontece.",
  },
  verifyChange: {
    subject: "Confirme seu novo e-mail",
    reason: "Este vai ser o novo e-mail do seu universo “{universe}”.",
    follow: "Siga este link em até 24 horas para confirmar que ele é seu:",
    confirm: "Confirmar meu endereço",
    untilThen: "Até lá, seu endereço antigo continua valendo.",
    ifNotYou: "Se não foi você, ignore este e-mail, e nada acontece.",
  },
  addressInUse: {
    subject: "Alguém pediu para usar seu e-mail",
    reason:
      "Alguém, talvez você, pediu para usar este e-mail em outro universo. Ele continua com o seu, e nada foi alterado.",
    ifNotYou:
      "Se não foi você, não há nada a fazer. Quem quer que tenha sido não ficou sabendo que você tem uma conta.",
  },
  changeRequested: {
    subject: "Pedido de troca de e-mail",
    reason:
      "Seu universo “{universe}” vai passar a ter outro endereço de e-mail. Este continua valendo até que o link enviado ao novo seja seguido.",
    ifNotYou: "Se não foi você, altere sua senha agora e escreva para nós.",
  },
  emailChanged: {
    subject: "Seu e-mail foi alterado",
    reason: "Seu universo “{universe}” agora tem outro e-mail. Não é mais possível entrar com este.",
    ifNotYou: "Se não foi você, escreva para nós agora.",
  },
  passwordChanged: {
    subject: "Sua senha foi alterada",
    reason:
      "A senha do seu universo “{universe}” foi alterada. Em todos os outros lugares onde ele estava aberto, agora está fechado.",
    ifNotYou: "Se não foi você, escreva para nós agora.",
  },
  passwordChangedHere: {
    subject: "Sua senha foi alterada",
    reason:
      "A senha do seu universo “{universe}” foi alterada. Nos outros lugares onde ele está aberto, continua aberto.",
    ifNotYou: "Se não foi você, escreva para nós agora.",
  },
  signInLink: {
    subject: "Seu link para entrar",
    reason: "Alguém, talvez você, pediu um link que abre seu universo “{universe}”.",
    follow: "Ele funciona uma única vez, em até 15 minutos:",
    signIn: "Entrar",
    newPassword: "Depois você já pode escolher uma nova senha.",
    ifNotYou: "Se não foi você, ignore este e-mail. Sem este link, ninguém entra.",
  },
  newDevice: {
    subject: "Um novo aparelho abriu seu universo",
    reason: "Seu universo “{universe}” foi aberto em um aparelho em que não tinha sido aberto antes.",
    device: "O aparelho se apresenta assim: {device}.",
    ifNotYou:
      "Se não foi você, altere sua senha nas configurações da conta e saia de todos os outros lugares.",
  },
  passkeyAdded: {
    subject: "Uma chave de acesso foi adicionada",
    reason: "Seu universo “{universe}” agora pode ser aberto com uma nova chave de acesso.",
    ifNotYou:
      "Se não foi você, remova a chave de acesso nas configurações da conta e escreva para nós agora.",
  },
  passkeyRemoved: {
    subject: "Uma chave de acesso foi removida",
    reason: "Uma chave de acesso do seu universo “{universe}” foi removida. Ela não o abre mais.",
    ifNotYou: "Se não foi você, escreva para nós agora.",
  },
  secondFactorAdded: {
    subject: "Sua segunda etapa está ativada",
    reason:
      "Seu universo “{universe}” agora pede também um código do seu app na hora de entrar. Guarde seus códigos de recuperação em um lugar seguro.",
    ifNotYou: "Se não foi você, escreva para nós agora.",
  },
  secondFactorRemoved: {
    subject: "Sua segunda etapa está desativada",
    reason: "Seu universo “{universe}” não pede mais um código na hora de entrar.",
    ifNotYou: "Se não foi você, altere sua senha agora e escreva para nós.",
  },
  providerRemoved: {
    subject: "Seu provedor de acesso foi removido",
    reason:
      "Seu universo “{universe}” não pode mais ser aberto com seu provedor. Suas outras formas de entrar ficam.",
    ifNotYou: "Se não foi você, escreva para nós agora.",
  },
  providerIsEnough: {
    subject: "Sem código depois do seu provedor",
    reason:
      "Seu universo “{universe}” não pede mais um código quando você entra com seu provedor. A verificação do próprio provedor basta.",
    ifNotYou: "Se não foi você, escreva para nós agora.",
  },
  providerIsNotEnough: {
    subject: "Um código de novo depois do seu provedor",
    reason:
      "Seu universo “{universe}” volta a pedir um código quando você entra com seu provedor e sua segunda etapa está ativada.",
    ifNotYou: "Se não foi você, escreva para nós agora.",
  },
  recoveryCodesMade: {
    subject: "Você tem novos códigos de recuperação",
    reason: "Seu universo “{universe}” tem novos códigos de recuperação. Os anteriores não funcionam mais.",
    ifNotYou: "Se não foi você, escreva para nós agora.",
  },
  tokenMade: {
    subject: "Um programa agora tem acesso ao seu universo",
    reason:
      "Um novo token de acesso deixa um programa entrar no seu universo “{universe}”. O que ele pode fazer está em “Programas”, nas configurações da conta.",
    ifNotYou: "Se não foi você, revogue o token ali e altere sua senha, o que encerra todos os tokens.",
  },
  webhookMade: {
    subject: "Um webhook agora recebe notícias do seu universo",
    reason:
      "Um novo webhook avisa um endereço na internet quando algo muda no seu universo “{universe}”. Qual é o endereço, e se ele recebe palavras, está em “Programas”, nas configurações da conta.",
    ifNotYou: "Se não foi você, remova o webhook ali e altere sua senha.",
  },
  skyLinkMade: {
    subject: "Um novo link mostra seu céu",
    reason:
      "Quem tiver um novo link pode ver o céu do seu universo “{universe}”, sem uma palavra do que você escreveu.",
    ifNotYou: "Se não foi você, encerre o link em “Mostrar seu céu” e altere sua senha.",
  },
  sealingBegan: {
    subject: "Suas palavras estão sendo seladas",
    reason:
      "A selagem do seu universo “{universe}” começou. Quando terminar, ninguém além de você poderá ler suas notas e nomes, nem mesmo este servidor.",
    keepSafe:
      "Guarde bem sua frase secreta e seu kit de resgate: se você perder os dois, suas palavras se perdem para sempre.",
    ifNotYou: "Se não foi você, altere sua senha agora e escreva para nós.",
  },
  wordsSealed: {
    subject: "Suas palavras estão seladas",
    reason:
      "Cada nota e cada nome no seu universo “{universe}” agora está selado. Só sua frase secreta, seu kit de resgate ou uma das suas chaves de acesso os abre. Uma nova senha não abre, e nós também não podemos.",
    ifNotYou: "Se não foi você, escreva para nós agora.",
  },
  openingBegan: {
    subject: "Suas palavras estão sendo abertas",
    reason:
      "As palavras do seu universo “{universe}” estão sendo abertas. Este servidor poderá lê-las de novo.",
    ifNotYou: "Se não foi você, altere sua senha agora e escreva para nós.",
  },
  wordsOpen: {
    subject: "Suas palavras não estão mais seladas",
    reason:
      "As notas e os nomes no seu universo “{universe}” não estão mais selados. Você não precisa mais da frase secreta nem do kit de resgate.",
    ifNotYou: "Se não foi você, altere sua senha agora e escreva para nós.",
  },
  sealChanged: {
    subject: "O que abre suas palavras seladas foi alterado",
    reason:
      "Uma frase secreta, um kit de resgate ou uma chave de acesso que abre as palavras seladas do seu universo “{universe}” foi adicionado, substituído ou removido.",
    ifNotYou: "Se não foi você, altere sua senha agora e escreva para nós.",
  },
  reminder: { addStar: "Adicionar uma estrela", ends: "Você pediu estes lembretes. Este link os encerra:" },
  checkIn: { open: "Fazer check-in" },
  universeClosed: {
    subject: "Seu universo foi fechado",
    reason:
      "Quem administra este servidor fechou seu universo “{universe}”. Ninguém pode abri-lo agora, e em {date} ele será removido com tudo o que há nele.",
    keep: "Se quiser mantê-lo, ou levar o que há nele, escreva para nós antes dessa data.",
  },
  universeReopened: {
    subject: "Seu universo está aberto de novo",
    reason: "Seu universo “{universe}” está aberto de novo, com tudo o que há nele. Você entra como antes.",
  },
  webhookPaused: {
    subject: "Um webhook foi pausado",
    reason:
      "O endereço de um webhook do seu universo “{universe}” não aceitou nada durante um dia, ou respondeu que não existe mais. O Mood Universe pausou o webhook.",
    open: "Abrir Programas",
    nothingLost:
      "Seu diário não é afetado. Quando você acordar o webhook nessa página, ele saberá o que perdeu.",
  },
  universeDeleted: {
    subject: "Seu universo foi excluído",
    reason:
      "Seu universo e tudo o que havia nele foram excluídos, como você pediu: cada estrela e nota, e sua conta com este endereço.",
    backups: "Backups feitos antes podem contê-lo até serem substituídos.",
    farewell: "Este é o último e-mail para você. Cuide-se bem.",
  },
};
