import type { mazes } from "../en/mazes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mazes> = {
  title: "Desafios de labirinto",
  pageTitle: "Desafios de labirinto",
  intro: "Um labirinto pede um passo de cada vez. Escolha um e perceba como é encontrar uma parede.",
  back: "Voltar às atividades",
  backToMazes: "Voltar aos labirintos",
  unknown: { title: "Este labirinto não existe", reason: "Aqui estão os que existem." },
  howToPlay: {
    title: "Como jogar",
    goal: "Leve sua estrela do canto superior esquerdo até a dourada, no canto inferior direito.",
    move: "Mova-se com as setas ou W, A, S e D, com os quatro botões de seta, ou deslizando pelo labirinto: quanto mais longo o gesto, mais passos.",
    trail:
      "Uma linha de luz mostra o caminho de volta ao início, e pontos tênues mostram por onde você passou.",
    clock:
      "O relógio começa quando um labirinto abre e não para. Se você voltar a esta aba a tempo, continua de onde estava.",
    announced:
      "Depois de cada movimento, o leitor de tela anuncia seu lugar, as direções abertas e os passos até a meta.",
  },
  rules: {
    title: "Regras do desafio",
    goal: "Comece no canto superior esquerdo e chegue à estrela no canto inferior direito.",
    moves: "Cada passo para a célula seguinte é um movimento. Uma parede detém você e não custa nada.",
    clock:
      "O relógio começa quando o labirinto abre e não pausa. Depois de {minutes, plural, one {# minuto} other {# minutos}}, o tempo acaba.",
  },
  titles: { "cosmic-pathfinder": "Trilha cósmica", "patience-trial": "Labirinto da paciência" },
  pathfinder: {
    description:
      "Um labirinto amigo, com becos curtos. Passeie, dê meia-volta quando quiser e ache o caminho até o outro lado.",
    same: "Todo mundo percorre este mesmo labirinto, então você pode voltar e errar menos o caminho.",
    reset: "“Reiniciar labirinto” e “Tentar de novo” levam você ao início, com tempo e movimentos em zero.",
  },
  patience: {
    description:
      "Corredores longos que muitas vezes se desviam pouco antes da meta. Perceba como é a impaciência e dê o próximo passo mesmo assim.",
    new: "Um labirinto novo é criado a cada vez, e só há um caminho por ele.",
    reset:
      "“Reiniciar labirinto” mantém este labirinto e zera tempo e movimentos. “Tentar de novo” cria outro.",
    warning:
      "Este põe a paciência à prova: o caminho costuma ter 200 passos e passa por muitos becos sem saída. Você pode sair quando quiser.",
  },
  card: {
    size: "Tamanho",
    cells: "{width, number} por {height, number}",
    timeLimit: "Tempo limite",
    minutes: "{minutes, plural, one {# minuto} other {# minutos}}",
    type: "Tipo",
    types: { exploration: "Exploração", trigger: "Gatilho" },
    difficulty: "Dificuldade",
    difficulties: { easy: "Fácil", medium: "Média", hard: "Difícil", extreme: "Extrema" },
    enter: "Entrar: {maze}",
    continue: "Continuar: {maze}",
  },
  time: "Tempo",
  moves: "Movimentos",
  remaining: "Restante",
  reset: "Reiniciar labirinto",
  tryAgain: "Tentar de novo",
  move: "Mover",
  moveTo: {
    up: "Mover para cima",
    right: "Mover para a direita",
    down: "Mover para baixo",
    left: "Mover para a esquerda",
  },
  wall: {
    up: "Parede acima.",
    right: "Parede à direita.",
    down: "Parede abaixo.",
    left: "Parede à esquerda.",
  },
  directions: { up: "acima", right: "direita", down: "abaixo", left: "esquerda" },
  place:
    "Linha {row, number}, coluna {column, number}. Aberto: {open}. {count, plural, one {# passo} other {# passos}} até a meta.",
  board:
    "{maze}, {rows, plural, one {# linha} other {# linhas}} por {columns, plural, one {# coluna} other {# colunas}}. A meta está na linha {row, number}, coluna {column, number}. Mova-se com as setas ou W, A, S e D.",
  timeUp: {
    title: "O tempo acabou!",
    text: "Você fez {count, plural, one {# movimento} other {# movimentos}} em {minutes, plural, one {# minuto} other {# minutos}}. Você pode tentar de novo quando quiser.",
    another: "Escolher outro labirinto",
  },
  found: {
    title: "Você achou o caminho",
    text: "{maze}: você atravessou em {time}, com {count, plural, one {# movimento} other {# movimentos}}.",
    share: "Compartilhar conquista",
    shared: "{maze}: achei o caminho em {time}, com {count, plural, one {# movimento} other {# movimentos}}.",
    copiedHint: "Sua conquista está na área de transferência, pronta para colar.",
    notShared: "Nada foi compartilhado",
    notSharedReason: "Seu navegador não deixa esta página compartilhar nem copiar. O resultado fica aqui.",
  },
};
