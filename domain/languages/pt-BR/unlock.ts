import type { unlock } from "../en/unlock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof unlock> = {
  title: "Desbloquear suas palavras",
  subtitle: "Elas estão seladas, e só você pode desbloqueá-las. O que você digita fica neste navegador.",
  line: "Suas palavras estão seladas neste dispositivo.",
  newKeyLine: "Suas palavras têm uma chave nova desde que você as desbloqueou aqui.",
  open: "Desbloquear",
  field: {
    label: "Frase secreta ou kit de resgate",
    show: "Mostrar o que foi digitado",
    hide: "Ocultar o que foi digitado",
  },
  account: "Palavras seladas de {universe}",
  keep: "Manter desbloqueado neste dispositivo",
  keepHint:
    "Até você bloquear o app ou sair da conta aqui. Senão, até a última aba ser fechada ou recarregada.",
  submit: "Desbloquear",
  busy: "Desbloqueando…",
  byPasskey: "Desbloquear com chave de acesso",
  asking: "Seu dispositivo está perguntando…",
  empty: "Digite sua frase secreta ou o código do seu kit.",
  wrong: "Isso não desbloqueia suas palavras. Nada se perdeu; tente de novo.",
  slip: "Há um erro no grupo {group, number} do código.",
  incomplete: "Este não é o código inteiro do kit. Ele tem {groups, number} grupos.",
  earlier: "Isso é de uma chave anterior. Digite a frase secreta ou o código que você escolheu depois.",
  earlierKey:
    "Parte do que espera aqui precisa da frase secreta ou do kit de resgate que você tinha quando escreveu.",
  weak: "O servidor enviou uma fechadura mais fraca do que qualquer uma das deste produto, então nada foi aberto com ela. Quem administra este servidor pode verificar.",
  damaged:
    "Abre, mas dentro não está a chave das suas palavras: o que o servidor enviou não combina. Quem administra este servidor pode verificar.",
  left: "A página foi bloqueada ou a sessão terminou nesse meio-tempo. Tente de novo.",
  failed: "Não foi possível desbloquear agora. Tente de novo.",
  passkeyStopped: "Seu dispositivo não respondeu. Tente de novo ou digite sua frase secreta.",
  passkeyCannot:
    "Esta chave de acesso não consegue desbloquear palavras neste navegador. Sua frase secreta consegue.",
  unreachable:
    "Não dá para saber agora como desbloquear suas palavras. É preciso uma conexão uma vez em cada dispositivo.",
  http: "Esta página está aberta sem https, e assim os navegadores não oferecem sua criptografia. Com https, dá para desbloquear suas palavras.",
  opened: "Suas palavras estão desbloqueadas",
  openedKept: "Neste dispositivo, até você bloquear o app ou sair da conta.",
  openedHere: "Nas abas deste navegador, até a última ser fechada ou recarregada.",
  lost: "Esqueceu a frase secreta? Você pode escolher outra.",
  newPassphrase: "Nova frase secreta",
  locked: {
    form: "Desbloqueie suas palavras para ler e escrever notas e para escolher etiquetas.",
    search: "Desbloqueie suas palavras para buscar nelas.",
    names: "Desbloqueie suas palavras para ver como cada coisa se chama.",
    letter: "Uma carta é feita das suas palavras. Desbloqueie-as, e ela é escrita aqui, no seu navegador.",
    insights:
      "O que suas notas, etiquetas e medições mostram aparece quando suas palavras estão desbloqueadas.",
    report:
      "Enquanto suas palavras não estão desbloqueadas, o relatório tem seus sentimentos e os horários, e diz “Selado” no lugar das palavras.",
  },
};
