import type { panels } from "../en/panels.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof panels> = {
  settings: {
    title: "Configurações",
    avatar: "Personalizar avatar",
    reminders: "Lembretes",
    account: "Configurações da conta",
    yourData: "Seus dados",
    keep: "Guardar seu céu",
    show: "Mostrar seu céu",
    guide: "Guia de comandos",
    install: "Instalar o app",
    about: "Sobre nós",
    contact: "Fale conosco",
    delete: "Excluir universo",
    logout: "Sair",
  },
  about: {
    what: "O Mood Universe transforma sua jornada emocional em um universo 3D imersivo. Cada sentimento que você guarda vira uma estrela do seu próprio céu: a cor diz qual ele é, o tamanho, a força que teve.",
    later:
      "Com as semanas, cresce um mapa que você pode girar, percorrer e ler: o que voltou, o que passou e o que sempre esteve ali.",
    version: "Versão {version}",
    licences: "Licenças",
    whatRuns: "O que roda aqui",
  },
  contact: {
    support: "Suporte e sugestões",
    technical: "Problemas técnicos",
    business: "Assuntos comerciais",
    examples:
      "São exemplos: quem administra este servidor ainda não definiu endereços. Eles são definidos em CONTACT_SUPPORT, CONTACT_TECHNICAL e CONTACT_BUSINESS.",
    within: "Costumamos responder em até 24 horas",
    unreachable: "Não foi possível carregar os endereços. Confira sua conexão e tente de novo.",
  },
  deletion: {
    warning: "Isto exclui de vez seu universo e todos os seus registros. Não é possível desfazer.",
    submit: "Excluir para sempre",
    really:
      "Para apagá-lo de verdade, abra <link>a página que apaga seu universo</link>. Ela pergunta mais uma vez.",
    openPage: "Abrir a página",
    takeWithYou: "Antes, você pode levar suas estrelas: <link>Seus dados</link>",
    toast: "Exclusão da conta",
    toastHint:
      "Para excluir sua conta, fale com o suporte ou use as configurações da conta na sua hospedagem.",
    error: "Erro",
    failed: "Não foi possível processar o pedido. Tente de novo.",
  },
  logout: {
    title: "Sair?",
    warning:
      "Isto ainda não chegou ao seu universo e está guardado só neste aparelho. Ao sair, tudo isso é removido.",
    stay: "Ficar",
    submit: "Sair e remover",
  },
  avatar: {
    submit: "Salvar avatar",
    busy: "Salvando…",
    tabs: "O que mudar",
    shape: "Forma",
    colors: "Cores",
    pattern: "Padrão",
    shapes: {
      "cosmic-orb": "Orbe cósmico",
      "stellar-ring": "Anel estelar",
      "nebula-cloud": "Nebulosa",
      "crystal-form": "Cristal",
    },
    patterns: {
      gradient: "Gradiente",
      particles: "Partículas",
      "energy-rings": "Anéis de energia",
      constellation: "Constelação",
    },
    presets: {
      "cyber-dream": "Sonho digital",
      "sunset-blaze": "Pôr do sol em chamas",
      "deep-ocean": "Oceano profundo",
      "royal-purple": "Roxo real",
      "forest-mystic": "Floresta mística",
      "rose-gold": "Ouro rosé",
      "arctic-ice": "Gelo ártico",
      "solar-flare": "Erupção solar",
    },
    ownPair: "Ou duas cores à sua escolha",
    firstColor: "Primeira cor",
    secondColor: "Segunda cor",
    preview: "Prévia: {shape}, {colors}, {pattern}",
    ownColors: "suas próprias cores",
    saved: "Avatar atualizado",
    savedHint: "Seu avatar cósmico ganhou a cara nova que você escolheu!",
    failed: "Não foi possível atualizar",
    failedHint: "Não foi possível atualizar seu avatar. Tente de novo.",
    kept: "Guardado neste aparelho",
    keptHere: "Guardado até você fechar esta página",
  },
};
