import type { sidebar } from "../en/sidebar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sidebar> = {
  journey: {
    title: "Sua jornada",
    entries: "Total de registros",
    daysActive: "Dias ativos",
    streak: "Sequência",
    nightsLit: "Noites acesas",
    nightsOf: "{lit, number} de {of, number}",
  },
  streak: {
    days: "{count, plural, one {# dia} other {# dias}}",
    open: "hoje ainda em aberto",
    none: "uma estrela começa uma",
    daysAndNote: "{days}<said>,</said> <quiet>{note}</quiet>",
  },
  soFar: "Sua jornada até aqui",
  earned: "Você conquistou {achievements}.",
  achievements: {
    names: {
      "first-star": "Primeira estrela",
      "week-streak": "Uma semana seguida",
      "emotion-explorer": "Exploração de sentimentos",
      "depth-seeker": "Rumo às profundezas",
      "twin-master": "Maestria das gêmeas",
      "cosmic-traveler": "Viajante do cosmos",
      "emotion-sage": "Sabedoria dos sentimentos",
    },
    descriptions: {
      "first-star": "Você pôs o primeiro sentimento no céu.",
      "week-streak": "Você voltou sete dias seguidos.",
      "emotion-explorer": "Você nomeou seis sentimentos diferentes.",
      "depth-seeker": "Você guardou cinco sentimentos de grande intensidade.",
      "twin-master": "Você guardou dois sentimentos de uma vez, três vezes.",
      "cosmic-traveler": "Seu céu tem trinta estrelas.",
      "emotion-sage": "Seu céu tem cem estrelas.",
    },
    requirements: {
      "first-star": "Um primeiro sentimento no céu",
      "week-streak": "Sete dias seguidos",
      "emotion-explorer": "Seis sentimentos diferentes",
      "depth-seeker": "Cinco sentimentos de grande intensidade",
      "twin-master": "Dois sentimentos de uma vez, três vezes",
      "cosmic-traveler": "Trinta estrelas",
      "emotion-sage": "Cem estrelas",
    },
    unknown: "Brilho",
    unknownDescription: "Algo que sua jornada conquistou.",
  },
  card: {
    name: "Seu avatar e sua jornada",
    unavailable: "Não é possível mostrar sua jornada agora.",
    achievements: "Conquistas",
    noneYet: "Sua primeira estrela traz a primeira.",
    ahead: "Ainda por vir",
    mostFelt: "Mais sentido",
    averageIntensity: "Intensidade média",
    ofTen: "{average, number}/10",
    emotions: "Sentimentos diferentes",
    twinStars: "Estrelas gêmeas",
  },
  music: { on: "Com música", off: "Sem música", volume: "Volume da música" },
  newVersion: {
    pageIsOlder:
      "Esta página é antiga demais para o seu servidor. O que você escreveu aqui continua guardado.",
    serverIsOlder:
      "Este servidor é mais antigo que esta página e será atualizado. O que você escrever espera aqui até lá.",
    ready: "Há uma nova versão.",
    use: "Usar agora",
    later: "Depois",
  },
};
