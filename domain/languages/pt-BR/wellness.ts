import type { wellness } from "../en/wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof wellness> = {
  pageTitle: "Atividades",
  title: "Atividades com IA",
  back: "Voltar ao seu universo",
  noAi: "Nada aqui é lido por uma inteligência artificial.",
  intro:
    "Pequenas coisas para fazer com o que você sente. Tudo acontece no seu próprio universo: nenhuma resposta vai para mais ninguém.",
  more: "Mais atividades",
  sharing: {
    copied: "Copiado",
    copiedHint: "Cole onde quiser.",
    notShared: "Não compartilhado",
  },
  mindful: {
    title: "Momentos de presença",
    text: "Dez exercícios guiados: respirar, olhar de perto, voltar.",
  },
  mazes: { title: "Desafios de labirinto", text: "Dois labirintos, um passo de cada vez." },
  quiz: {
    title: "Quiz inicial de inteligência emocional",
    selfReflection: "É uma autorreflexão, não um teste de saúde.",
    easy: "Fácil",
    quick: "'<' 10 s por pergunta",
    startHere: "Comece aqui",
    text: "Seis momentos do dia a dia, e o que você sentiria em cada um. Escolha o que vier primeiro; leva menos de 5 minutos.",
    begin: "Começar",
    goesOn: "Continua na situação {scenario, number} de {count, number}, onde você parou.",
  },
  practice: {
    title: "Sua prática",
    noExercise: "Nada aqui ainda. Um exercício que você conclui é anotado aqui, só para você.",
    noMaze: "Nada aqui ainda. Um labirinto que você joga até o fim é anotado aqui, só para você.",
    unreachable: "Sua prática anterior está fora de alcance agora. Nada se perdeu.",
    showFewer: "Mostrar menos",
    showAll: "Mostrar tudo ({count, number})",
    onItsWay: "A caminho",
    won: "Saída encontrada",
    timedOut: "O tempo acabou",
    moves: "{count, plural, one {# movimento} other {# movimentos}}",
    breaths: "{count, plural, one {# respiração} other {# respirações}}",
    score: "Pontos: {points}",
    scoreNote: "{exercise}: a pontuação soma os pontos das suas respostas. Uma pontuação baixa não é ruim.",
  },
  time: {
    minutes: "{minutes, plural, one {# minuto} other {# minutos}}",
    seconds: "{seconds, plural, one {# segundo} other {# segundos}}",
    both: "{minutes, plural, one {# minuto} other {# minutos}} e {seconds, plural, one {# segundo} other {# segundos}}",
  },
  duration: {
    seconds: "{seconds, number} s",
    minutes: "{minutes, number} min",
    minutesSeconds: "{minutes, number} min {seconds, number} s",
    hours: "{hours, number} h",
    hoursMinutes: "{hours, number} h {minutes, number} min",
  },
};
