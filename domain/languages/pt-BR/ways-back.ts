import type { waysBack } from "../en/ways-back.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waysBack> = {
  code: {
    label: "Código do seu aplicativo",
    hint: "Falta uma etapa: digite os seis dígitos que seu aplicativo mostra agora, ou um dos seus códigos de recuperação.",
    submit: "Continuar",
    otherWay: "Entrar de outro jeito",
  },
  passkey: {
    failed:
      "Desta vez não foi possível entrar com uma chave de acesso. Tente de novo ou entre de outro jeito.",
    stopped: "Foi interrompido, ou seu dispositivo esperou demais. Tente de novo ou entre de outro jeito.",
    browser:
      "Este navegador não aceita chaves de acesso. Entre de outro jeito ou use um navegador mais novo.",
    device: "Seu dispositivo não conseguiu usar a chave de acesso. Tente de novo ou entre de outro jeito.",
  },
  recover: {
    title: "Abrir com um código de recuperação",
    hint: "Para um universo que só se abre com uma chave de acesso, quando a chave se perdeu. Ao criá-la você recebeu dez códigos; cada um vale uma vez.",
    code: "Código de recuperação",
    submit: "Abrir meu universo",
    busy: "Abrindo…",
    addPasskey: "Adicione agora uma nova chave de acesso, para voltar a entrar sem código.",
    failed: "Não foi possível abrir agora. Nada mudou.",
    otherwise:
      "Se você tem senha, entre como sempre: ali um código de recuperação vale no lugar do código do aplicativo. Sem código, peça um link a quem administra este servidor: <contact>{address}</contact>",
  },
  link: {
    title: "Um link para seu e-mail",
    hint: "O link abre seu universo uma vez, em até 15 minutos, e depois você pode escolher uma nova senha.",
    email: "Seu endereço de e-mail",
    send: "Enviar o link",
    sending: "Enviando…",
    sent: "Veja seu e-mail",
    sentHint:
      "Se <address>{email}</address> pertence a uma conta daqui, um link está a caminho. Ele vale uma vez, em até 15 minutos.",
    again: "Não chegou nada? Veja no spam ou peça de novo depois de um minuto.",
    askAgain: "Pedir de novo",
    noMail: "Este servidor não envia e-mails, então nenhum link pode chegar. Fale com quem o administra.",
    failed: "Não foi possível pedir o link agora. Tente de novo daqui a pouco.",
    open: "Abra seu universo",
    openHint: "Este link abre seu universo neste navegador.",
    opening: "Abrindo…",
    openSubmit: "Abrir aqui",
    expired: "Este link não abre mais nada",
    newLink: "Me envie um novo link",
    password: {
      title: "Escolha uma nova senha",
      hint: "Seu universo está aberto. Com uma nova senha você volta a entrar sem e-mail.",
      submit: "Salvar e continuar",
      busy: "Salvando…",
      later: "Agora não",
      failed: "Não foi possível salvar a senha agora. A antiga continua valendo.",
      saved: "Senha salva",
      savedHint: "Ela abre seu universo a partir de agora. Em todos os outros lugares a sessão terminou.",
    },
  },
  invitation: {
    title: "Uma entrada para seu universo",
    what: "Quem administra este servidor criou este link para a pessoa de “{universe}”. Ele vale uma vez, e depois você tem 30 minutos para dar ao universo uma entrada sua.",
    begin: "Continuar",
    beginning: "Um momento…",
    choose: "Como você quer entrar de agora em diante?",
    byPasskey: "Com uma chave de acesso",
    byPassword: "Com e-mail e senha",
    other: "Escolher outro jeito",
    failed: "Não foi possível usar o link agora. Nada mudou.",
    unusable: "Este link não pode mais ser usado",
    missing: "Este link não está completo. Abra-o de novo no lugar onde o recebeu.",
    done: "Seu universo tem uma nova entrada",
  },
};
