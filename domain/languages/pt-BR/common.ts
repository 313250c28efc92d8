import type { common } from "../en/common.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof common> = {
  tryAgain: "Tentar de novo",
  logIn: "Entrar",
  stars: "{count, plural, one {# estrela} other {# estrelas}}",
  loading: "Carregando seu universo…",
  backToSky: "Voltar ao seu céu",
  showInSky: "Mostrar no céu",
  loadingForm: "Carregando",
  close: "Fechar",
  cancel: "Cancelar",
  save: "Salvar",
  undo: "Desfazer",
  breatheNow: "Respirar agora",
  support: "Apoio",
  percent: "{percent, number}%",
  ofMost: "{value, number} de {max, number}",
  toast: { name: "Notificação", dismiss: "Dispensar", undoKey: "Control Z: {action}." },
  copyByHand: {
    title: "Copie à mão",
    reason: "Este navegador não deixa a página usar a área de transferência.",
    text: "Texto para copiar",
  },
  notOpened: {
    title: "Não foi possível abrir",
    newVersion: "Seu universo tem uma versão nova. Recarregue a página e ele abre.",
    disconnected: "Uma parte da página não chegou. Confira sua conexão e tente de novo.",
  },
  unavailable: {
    title: "Esta página está fora de alcance",
    reason:
      "O servidor não responde, ou este aparelho está sem conexão. Nada se perdeu: suas estrelas estão guardadas no servidor. Confira sua conexão e tente de novo.",
    still: "Ainda fora de alcance.",
  },
  language: "Idioma",
  networkError: "Erro de rede. Confira sua conexão e tente de novo.",
  session: {
    ended: "Sua sessão terminou",
    endedReason: "Sua sessão chegou ao fim. O que você estava escrevendo fica guardado até você voltar.",
  },
  settingsClosed: {
    title: "Configurações da conta",
    reason: "Entre para acessar as configurações da conta.",
  },
  unreachable: {
    title: "Seu universo está fora de alcance",
    reason:
      "Não foi possível carregar seus dados. Nada se perdeu: suas estrelas estão guardadas no servidor. Confira sua conexão e tente de novo.",
  },
  unreachableForVisitor: {
    title: "O Mood Universe está fora de alcance",
    reason:
      "Nenhum universo está aberto neste navegador, e para abrir um é preciso o servidor. Confira sua conexão e tente de novo.",
  },
  broken: {
    title: "Esta página parou de funcionar",
    reason: "Suas estrelas estão a salvo. Recarregar a página costuma resolver.",
    reload: "Recarregar",
  },
  notFound: {
    pageTitle: "Página não encontrada",
    title: "404 Página não encontrada",
    reason: "Não há nada neste endereço. Suas estrelas estão onde você as deixou.",
    back: "Voltar ao seu universo",
  },
};
