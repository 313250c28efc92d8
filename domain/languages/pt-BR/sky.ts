import type { sky } from "../en/sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sky> = {
  firstStarSentence: "Ela guarda este momento. Todo sentimento tem lugar aqui.",
  zoom: "{zoom}×",
  selected: "{count, plural, one {# selecionada.} other {# selecionadas.}}",
  spokenStar: {
    withNote: "{star}, {intensity} de 10, {moment}. {note}",
    withoutNote: "{star}, {intensity} de 10, {moment}",
  },
  layouts: {
    notLoaded: {
      title: "Vista não carregada",
      description: "Uma parte da página não chegou. Confira sua conexão e tente de novo.",
    },
    title: "Vistas do seu céu",
    choice: "Como suas estrelas são dispostas",
    close: "Fechar as vistas",
    noTags: "Nenhuma das suas estrelas tem etiqueta ainda. Dê etiquetas a algumas, e elas se reúnem aqui.",
    otherFeelings: "Outros",
    withoutTags: "Sem etiquetas",
    names: {
      sky: {
        name: "Céu",
        shows:
          "Seu universo: para cima é agradável, cada direção é uma família de sentimentos, e as estrelas mais novas ficam mais longe do centro.",
      },
      year: {
        name: "Ano",
        shows: "Um calendário: cada dia tem uma célula, as semanas vêm em sequência, e os anos se empilham.",
      },
      day: {
        name: "Dia",
        shows:
          "Um relógio de 24 horas com a meia-noite no topo: cada estrela fica na sua hora, e as mais novas mais longe do centro.",
      },
      feelings: {
        name: "Sentimentos",
        shows:
          "Nove correntes no tempo, a mais agradável no topo: uma corrente é alta onde você a sentiu muitas vezes.",
      },
      moons: {
        name: "Luas",
        shows:
          "Cada etiqueta reúne suas estrelas. As que têm várias ficam entre elas, e as que não têm nenhuma, no anel de fora.",
      },
    },
  },
  card: {
    selected: "Estrela selecionada",
    position: "{position, number} de {count, number}",
    notAmong: "Não está entre as {count, number}",
    correct: "Corrigir",
    remove: "Remover",
    gone: {
      title: "Esta estrela não está mais no seu céu",
      description: "Ela foi removida em outro lugar. Por 30 dias, a lixeira do diário a guarda.",
    },
    open: "Abrir",
    previous: "Estrela anterior",
    next: "Próxima estrela",
    tags: "Etiquetas desta estrela",
  },
  controls: {
    touch: {
      rotate: "Um dedo para girar",
      zoom: "Pinça para dar zoom",
      move: "Dois dedos para mover",
      several: "Segurar 3 s para escolher várias",
    },
    mouse: {
      turn: "Arrastar para girar, roda para dar zoom",
      move: "Botão direito, ou Espaço pressionado, para mover",
    },
    title: "Controles",
    turnUp: "Girar para cima",
    turnLeft: "Girar para a esquerda",
    turnRight: "Girar para a direita",
    turnDown: "Girar para baixo",
    zoomIn: "Aproximar",
    zoomOut: "Afastar",
    keep: "Guardar seu céu",
  },
  failures: {
    lost: "A imagem do seu céu foi interrompida. Ela volta sozinha; seus registros estão a salvo.",
    undelivered:
      "Uma parte do mapa de estrelas não chegou. Seus registros estão a salvo: aqui está a lista das suas estrelas. Confira sua conexão e tente de novo.",
    unsupported:
      "Este navegador não consegue desenhar o mapa de estrelas. Seus registros estão a salvo: aqui está a lista das suas estrelas.",
    drawAgain: "Desenhar o céu de novo",
  },
  list: {
    addToSeveral: "Adicionar {star}, {day} à seleção",
    title: "Suas estrelas",
    journal: "Ler no diário",
    close: "Fechar a lista",
    empty: "Suas estrelas aparecem aqui, mês a mês. Faça um registro para começar.",
    button: "Lista de estrelas",
    month: "{month}, {count, plural, one {# estrela} other {# estrelas}}",
    count: "{found, number} de {total, number}",
  },
  presets: {
    side: "De lado",
    tilted: "Inclinada",
    top: "De cima",
    reset: "Restaurar vista",
    title: "Vistas prontas",
  },
  firstStar: "Sua primeira estrela",
  constellation: {
    inJournal: "Constelações no diário",
    noStars: "nenhuma estrela",
    unknown: {
      title: "Esta constelação não está no seu céu",
      description: "Talvez tenha sido removida. As estrelas dela continuam lá.",
    },
  },
  time: {
    count: "{shown, number} de {all, plural, one {# estrela} other {# estrelas}}",
    speeds: { day: "Dia / s", week: "Semana / s", month: "Mês / s" },
    from: "Mostrar desde",
    until: "Mostrar até",
    everythingUntil: "Mostrar tudo até",
    title: "Tempo",
    showAll: "Mostrar todo o período",
    pause: "Pausar",
    play: "Reproduzir",
    speed: "Velocidade",
    twoHandles: "Escolher também o começo",
    handle: "{day}, {count}",
  },
  galaxyView: "Vista de galáxia",
  gridView: "Vista em grade",
  tooltip: {
    twin: "Estrela gêmea",
    primary: "Principal",
    orbiting: "Em órbita",
    secondaryIntensity: "Intensidade secundária",
    intensity: "Intensidade {intensity}/10",
  },
  shown: {
    title: "Mostrado no céu",
    showAll: "Mostrar tudo",
    journal: "Ler no diário",
    tagNoStars: "nenhuma estrela",
    noMatch: "Nenhuma estrela encontrada",
    found: "{found, number} de {all, plural, one {# estrela} other {# estrelas}}",
  },
  several: {
    title: "Várias estrelas",
    selected: "{count, plural, one {# estrela selecionada} other {# estrelas selecionadas}}",
    another: "Escolha outra estrela",
    name: "Nomear",
    snapshot: "Copiar dados",
    picture: "Imagem",
    exit: "Sair",
    copied: {
      title: "Dados copiados",
      description:
        "{count, plural, one {# estrela está na área de transferência como JSON.} other {# estrelas estão na área de transferência como JSON.}}",
    },
  },
  keys: "As setas giram o céu e, com Shift, o movem; mais e menos dão zoom, 0 restaura a vista. Os colchetes vão para a estrela anterior e a seguinte, Enter seleciona a do centro e, pressionado de novo, a abre, Espaço adiciona a estrela selecionada à seleção múltipla, Escape fecha uma estrela aberta e depois a solta. As etiquetas da estrela selecionada são botões depois do céu.",
  map: "Mapa de estrelas, {count, plural, one {# estrela} other {# estrelas}}",
  axis: { pleasant: "agradável", unpleasant: "desagradável" },
};
