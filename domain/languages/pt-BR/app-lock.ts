import type { appLock } from "../en/app-lock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof appLock> = {
  title: "Bloquear este aparelho",
  subtitle: "Uma cortina tranquila diante do seu diário, em todas as abas deste navegador.",
  honest:
    "Ela mantém longe as mãos curiosas. Não criptografa o que este aparelho guarda: quem desmontar o aparelho ainda pode ler.",
  byName:
    "Seu universo se abre só com o nome: quem souber o nome pode contornar a cortina entrando de novo. Uma senha nas <link>Configurações da conta</link> fecha esse caminho.",
  needsStorage: "Este navegador não guarda nada para esta página, então também não pode guardar um bloqueio.",
  when: {
    legend: "Fecha, sem nenhum toque, depois de",
    minutes: "{minutes, plural, one {# minuto} other {# minutos}}",
    hidden: "Fechar quando ninguém olha",
    hiddenHint: "Assim que você muda para outra aba ou outro app, ou fecha esta.",
    key: "A tecla L fecha na hora, menos enquanto você escreve.",
  },
  way: {
    legend: "Abre com",
    pin: "Um PIN",
    passkey: "Este aparelho",
    passkeyHint: "Sua digital, seu rosto ou o bloqueio de tela deste aparelho, também sem rede.",
    passkeyName: "Bloqueio do Mood Universe",
    notMade: "O aparelho não criou uma chave para o bloqueio. Você pode tentar de novo ou escolher um PIN.",
  },
  pin: {
    one: { label: "PIN", show: "Mostrar PIN", hide: "Ocultar PIN" },
    again: { label: "PIN, mais uma vez", show: "Mostrar o segundo PIN", hide: "Ocultar o segundo PIN" },
    hint: "De {min, number} a {max, number} dígitos. Se esquecer, entrar de novo abre o bloqueio.",
    form: "Um PIN tem de {min, number} a {max, number} dígitos.",
    differs: "Os dois PINs não são iguais.",
  },
  turnOn: "Ativar o bloqueio",
  turningOn: "Ativando…",
  turnOff: "Desativar o bloqueio",
  lockNow: "Bloquear agora",
  isOn: "O bloqueio está ativo.",
  change: "Mudar como abre",
  keep: "Deixar assim",
  save: "Salvar",
  turnedOn: "O bloqueio está ativo",
  turnedOnHint: "Aperte L ao sair, ou deixe que se feche sem você fazer nada.",
  turnedOff: "O bloqueio está desativado",
  curtain: {
    title: "Seu céu descansa",
    open: "Abrir",
    opening: "Abrindo…",
    wrong:
      "Esse não é o PIN. {left, plural, one {Resta # tentativa; depois, só entrar de novo abre.} other {Restam # tentativas; depois, só entrar de novo abre.}}",
    notOpened: "Não abriu desta vez. Você pode tentar de novo.",
    signIn: "Entrar com a conta",
    signInHint:
      "Isto encerra sua sessão aqui e pede que você entre de novo. O que espera para ser enviado fica neste aparelho e será enviado então.",
    signInSubmit: "Sair e entrar de novo",
    back: "Voltar",
    ended: "Entre de novo",
    endedByPins: "Dez PINs errados foram digitados aqui. Entrar de novo abre seu diário, e nada se perdeu.",
    endedByChoice: "Entrar de novo abre seu diário, e nada se perdeu.",
  },
  openedBySignIn: "O bloqueio está aberto",
  openedBySignInHint:
    "Ele se abriu porque você entrou de novo. Esqueceu o PIN? Escolha outro em Configurações, “Bloquear este aparelho”.",
};
