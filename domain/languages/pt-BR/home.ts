import type { home } from "../en/home.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof home> = {
  addForEarlier: "Adicionar uma anterior",
  nextStarIn: "Próxima estrela em",
  countdown: "Tempo até a próxima estrela",
  yourSky: "Seu céu",
  firstStar: "{feeling}. Sua primeira estrela. {sentence}",
  firstStarHint: {
    touch: "Toque na estrela para ver o que ela guarda. Um dedo gira o céu.",
    mouse: "Clique na estrela para ver o que ela guarda. Arraste para girar o céu.",
  },
  addFirstStar: "Criar sua primeira estrela",
  emptySky: "Seu céu ainda está vazio. Registre o primeiro sentimento, e a estrela dele nasce aqui.",
  refusedChange: {
    sentence: "Sua alteração em <strong>{star}</strong> não foi aceita. Ela está guardada neste aparelho.",
    look: "Ver",
  },
  stillSignedIn: {
    title: "Sua sessão continua aberta",
    description: "Para sair, é preciso alcançar o servidor. Tente de novo quando houver conexão.",
  },
  starsRefused: "{count, plural, one {# estrela não aceita} other {# estrelas não aceitas}}.",
  starsWaiting: "{count, plural, one {# estrela aguardando} other {# estrelas aguardando}} neste aparelho.",
  timer: { ready: "Pronto", active: "Em pausa" },
  notDrawn: {
    drawAgain: "Desenhar o céu de novo",
    reason:
      "Não é possível desenhar seu céu agora. Suas estrelas estão a salvo, e você pode continuar registrando.",
  },
  theme: { legend: "Tema", system: "Sistema", dark: "Escuro", light: "Claro" },
  share: {
    embed: "Incorporar",
    share: "Compartilhar",
    embedCopied: {
      title: "Código de incorporação copiado",
      description: "Cole-o em uma página deste mesmo site para mostrar seu universo lá.",
    },
    linkCopied: {
      title: "Link copiado",
      description: "O endereço desta página está na área de transferência.",
    },
    pageTitle: "{universe} Mood Universe",
  },
  settings: "Configurações",
  starNotInSky: {
    title: "Esta estrela não está no seu céu",
    description: "Talvez tenha sido removida. Por 30 dias, a lixeira do diário guarda as estrelas removidas.",
  },
  outOfReach: {
    withStars:
      "Seu universo está fora de alcance agora. Você vê suas estrelas como estavam; ele se atualiza sozinho.",
    withoutStars:
      "Seu universo está fora de alcance agora. Suas estrelas estão guardadas no servidor; ele se atualiza sozinho.",
  },
  pendingEmail:
    "O link enviado para <strong>{email}</strong> está esperando. Até você segui-lo, só o nome abre este universo.",
  journeyOf: "<rest>Jornada de </rest><person>{name}</person>",
};
