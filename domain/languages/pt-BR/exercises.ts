import type { exercises } from "../en/exercises.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exercises> = {
  descriptions: {
    breathing: "Uma figura de luz respira com você, em um de quatro padrões.",
    "sensory-orbit-training": "Uma pequena pergunta para cada um dos seus sentidos.",
    "stellar-focus-conditioner":
      "Quatro exercícios curtos para a atenção: seguir, centrar, alternar e contar.",
    "cosmic-trigger-resolution": "Três momentos que doem, e o que você poderia fazer em cada um.",
    "solar-warmth-journey": "Imagine um dia ao sol, em quatro cenas. Você escolhe como cada uma segue.",
    "stellar-focus": "Imagine uma única estrela e volte a ela sempre que a mente se distrair.",
    "sensory-orbit": "Perceba o que você pode ver, sentir, ouvir, cheirar e provar, bem onde está.",
    "gravity-grounding": "Sinta seu peso, e o chão que o sustenta.",
    "solar-warmth": "Imagine um pequeno sol no peito e deixe o calor se espalhar.",
    "moonlight-reflection": "Olhe para o seu dia com gentileza e deixe que ele termine.",
  },
  instructions: {
    breathing: {
      one: "Sente-se ou deite-se de modo que a barriga possa se mover livremente.",
      two: "Siga a figura: inspire, segure, expire. O número conta os segundos.",
      three: "Se uma pausa parecer longa demais, apenas respire e volte na próxima respiração.",
    },
    sensoryOrbitTraining: {
      one: "Seis perguntas: uma para cada um dos cinco sentidos, e uma sobre como seu corpo está por dentro.",
      two: "Respire antes de cada resposta e toque no que mais se aproxima. Nenhuma resposta é errada.",
    },
    stellarFocusConditioner: {
      one: "Quatro exercícios de um minuto cada. O seguinte começa sozinho.",
      two: "Sua mente vai se distrair, como a de todo mundo. É só voltar quando você perceber.",
    },
    cosmicTriggerResolution: {
      one: "Três situações com quatro respostas cada. Toque na que mais se parece com você hoje.",
      two: "Depois de cada uma, você pode ler a que uma resposta assim tende a levar. É uma autorreflexão, não um teste de saúde.",
    },
    solarWarmthJourney: {
      one: "Quatro cenas, do amanhecer ao anoitecer. Leia cada uma devagar e imagine-a.",
      two: "Fique em cada imagem o tempo que quiser. Depois escolha uma resposta, e a próxima cena começa.",
    },
  },
  steps: {
    stellarFocus: {
      one: "Sente-se ou deite-se com conforto. Deixe os olhos se fecharem, ou olhe suavemente para um ponto abaixo de você.",
      two: "Imagine uma única estrela em um céu escuro. Ela é pequena e firme, e não tem pressa.",
      three:
        "Deixe a respiração ir e vir naturalmente. A cada inspiração, veja a estrela um pouco mais nítida.",
      four: "Os pensamentos vão passar como nuvens finas. Não é preciso afastá-los. Deixe que passem e olhe para a estrela atrás deles.",
      five: "Se você perdeu a estrela por um tempo, tudo bem. Volte a ela quantas vezes precisar.",
      six: "Deixe a estrela se apagar e perceba de novo o lugar ao redor. Mexa os dedos e abra os olhos quando quiser.",
    },
    sensoryOrbit: {
      one: "Acomode-se onde está. Deixe os ombros descerem um pouco e olhe em volta devagar.",
      two: "Encontre cinco coisas que você pode ver. As pequenas contam: um arranhão, um fio, a borda de uma sombra.",
      three:
        "Encontre quatro coisas que você pode sentir: uma manga, o chão, a temperatura do ar, sua própria mão.",
      four: "Encontre três coisas que você pode ouvir, perto ou longe.",
      five: "Encontre duas coisas que você pode cheirar, ou se lembre de dois cheiros de que gosta.",
      six: "Encontre uma coisa que você pode provar. Depois perceba tudo junto: o que você vê, sente, ouve, cheira e prova. Você está aqui.",
    },
    gravityGrounding: {
      one: "Ponha os dois pés no chão. Se preferir se deitar, sinta todo o comprimento do corpo na cama ou no chão.",
      two: "Perceba o peso do seu corpo. O chão sustenta todo o seu peso e não se cansa.",
      three:
        "Pressione os pés para baixo por uma respiração e solte por uma respiração. Faça isso mais duas vezes, no seu ritmo.",
      four: "Deixe o queixo ficar pesado, depois os braços, depois as mãos. Deixe que afundem o quanto quiserem.",
      five: "Pense em algo que está de pé há muito tempo: uma montanha, uma árvore antiga, um muro de pedra. Tenha essa mesma quietude por algumas respirações.",
      six: "Sinta seu peso mais uma vez. Quando você se levantar, o chão estará ali sob cada passo.",
    },
    solarWarmth: {
      one: "Esfregue as palmas até se aquecerem e pouse-as onde for bom: no peito, na barriga ou no rosto.",
      two: "Imagine um pequeno sol no meio do peito. Ele brilha suave, como um fogão a lenha no inverno.",
      three: "A cada expiração, o calor vai um pouco mais longe: aos ombros, pelos braços, até as mãos.",
      four: "Deixe que ele chegue a um lugar que hoje parece frio ou tenso. Nada precisa mudar ali. Deixe apenas que se aqueça.",
      five: "Pense em alguém a quem um pouco de calor faria bem. Em pensamento, envie um pouco do seu.",
      six: "Deixe o calor se reunir no peito outra vez. Você pode voltar a ele quando quiser.",
    },
    moonlightReflection: {
      one: "Encontre uma posição confortável, como se o dia tivesse acabado. Diminua a luz, se puder.",
      two: "Imagine a lua sobre águas calmas. Por ora, você não precisa resolver nada.",
      three:
        "Deixe o dia passar, desde a manhã, como a vista de um trem. Não é preciso parar em lugar nenhum.",
      four: "Houve um momento bom, por menor que fosse? Fique com ele por algumas respirações.",
      five: "Houve um momento difícil? Pense em você nele com a gentileza que teria com uma pessoa amiga.",
      six: "Diga para si, com suas palavras, que este foi o seu dia, e que foi o bastante.",
      seven: "Deixe a lua e a água se apagarem. Respire devagar uma vez e deixe o dia terminar.",
    },
  },
  closing: "O exercício terminou. Respire devagar uma vez e abra os olhos quando quiser.",
  techniques: {
    box: {
      name: "Respiração quadrada",
      description: "Quatro partes iguais, como os lados de um quadrado. Boa para encontrar um ritmo regular.",
    },
    "4-7-8": {
      name: "Respiração 4-7-8",
      description:
        "Uma inspiração curta, uma pausa longa e uma expiração ainda mais longa. Muita gente gosta dela à noite.",
    },
    triangle: {
      name: "Respiração em triângulo",
      description: "Três partes iguais, sem pausa depois de soltar o ar. Suave para começar.",
    },
    star: {
      name: "Respiração em estrela",
      description: "Cinco partes lentas, como as pontas de uma estrela. Na última, você só descansa.",
    },
  },
  focus: {
    follow: {
      title: "Seguir",
      description: "Uma luz vai de um lugar a outro. Siga-a com os olhos e toque nela onde parar.",
    },
    center: {
      title: "Centrar",
      description:
        "Olhe para a luz enquanto ela se apaga devagar. Quando perceber que a mente se distraiu, toque na luz, e ela brilha de novo. Perceber é o exercício inteiro.",
    },
    switch: {
      title: "Alternar",
      description: "Leve a atenção ao que for nomeado e toque nele quando chegar lá.",
    },
    count: {
      title: "Contar",
      description: "Toque uma vez a cada expiração lenta e conte até dez. Depois do dez, recomece do um.",
    },
  },
  senses: {
    touch: {
      prompt: "Perceba o que seu corpo toca agora. O que você sente primeiro?",
      options: {
        one: "O chão sob os pés",
        two: "Aquilo em que me sento ou me deito",
        three: "Tecido na pele",
        four: "Ar no rosto ou nas mãos",
      },
    },
    sound: {
      prompt: "Escute por uma ou duas respirações, sem esforço. Que som você percebe primeiro?",
      options: {
        one: "Minha própria respiração",
        two: "Algo que zumbe ou faz tique-taque por perto",
        three: "Vozes, passos ou trânsito mais longe",
        four: "É quase silêncio",
      },
    },
    sight: {
      prompt: "Deixe os olhos descansarem em algo por perto. O que você percebe?",
      options: {
        one: "Uma cor",
        two: "Uma luz ou uma sombra",
        three: "Uma forma ou uma borda",
        four: "O escuro, de olhos fechados",
      },
    },
    smell: {
      prompt: "Inspire devagar pelo nariz. Que cheiro você sente?",
      options: {
        one: "Café, chá ou comida",
        two: "Sabonete, tecido ou pele",
        three: "Chuva, terra ou plantas",
        four: "Nada em especial",
      },
    },
    taste: {
      prompt: "Agora perceba a boca e a língua. Que gosto você sente?",
      options: {
        one: "Algo que comi ou bebi",
        two: "Menta ou pasta de dente",
        three: "Minha boca está seca, eu queria um pouco de água",
        four: "Nada que eu saiba nomear",
      },
    },
    internal: {
      prompt: "Agora perceba o peito e a barriga. Como está por dentro?",
      options: {
        one: "Algo está apertado",
        two: "Algo está quente ou pesado",
        three: "Algo está agitado ou inquieto",
        four: "Há calma",
      },
    },
  },
  scenes: {
    dawn: {
      title: "Primeira luz",
      description:
        "É cedo, e ninguém precisa de você ainda. No leste o céu passa do cinza ao rosa, e você sente o primeiro calor no rosto.",
      ask: "Onde você está?",
      options: {
        one: "Em uma praia de ondas lentas",
        two: "Em uma colina acima de um vale",
        three: "Em um campo molhado de orvalho",
        four: "Em casa, diante de uma janela aberta",
      },
    },
    morning: {
      title: "O calor que sobe",
      description:
        "O sol se ergue no horizonte. O calor desce do rosto para os ombros, o peito e as mãos abertas.",
      ask: "Onde a sensação é melhor?",
      options: { one: "Nos ombros", two: "No peito", three: "Nas mãos", four: "Na barriga" },
    },
    noon: {
      title: "Sol a pino",
      description:
        "O sol está alto, e tudo ao redor é claro e quente. Você pode deixar de lado o que vem carregando hoje.",
      ask: "O que você gostaria de deixar de lado um pouco?",
      options: {
        one: "Uma preocupação",
        two: "Meu cansaço",
        three: "Algo que eu não disse",
        four: "Nada, só quero estar aqui",
      },
    },
    evening: {
      title: "Luz do entardecer",
      description:
        "O sol desce, mas o calor fica: nas pedras, no ar e em você. Você pode levar um pouco para casa.",
      ask: "O que você leva?",
      options: {
        one: "Um pouco de calma",
        two: "Um pouco de coragem",
        three: "Um olhar mais gentil para mim",
        four: "A cor desta luz",
      },
    },
  },
  responses: {
    adaptive: {
      kind: "Adaptativa",
      name: "achar outro caminho",
      tendency: "Dizer como você se sente e procurar outro dia muitas vezes mantém o plano e a proximidade.",
    },
    reactive: {
      kind: "Reativa",
      name: "reagir na hora",
      tendency:
        "Pôr tudo para fora na hora é um alívio, e uma palavra mais calma depois muitas vezes diz melhor o que você queria.",
    },
    constructive: {
      kind: "Construtiva",
      name: "construir a partir disso",
      tendency: "Conversar sobre isso com a pessoa muitas vezes torna a próxima vez mais fácil para as duas.",
    },
    avoidant: {
      kind: "Evasiva",
      name: "manter certa distância",
      tendency:
        "Deixar de lado dá um descanso, e o sentimento muitas vezes volta depois, quando pode haver mais espaço para ele.",
    },
    assertive: {
      kind: "Assertiva",
      name: "ficar do seu lado",
      tendency: "Dizer com calma o que importa para você muitas vezes faz com que ouçam você, sem briga.",
    },
    aggressive: {
      kind: "Agressiva",
      name: "defender o que é seu",
      tendency:
        "Revidar protege algo que importa para você, e as pessoas muitas vezes ouvem primeiro a raiva e depois o motivo.",
    },
    passive: {
      kind: "Passiva",
      name: "manter a paz",
      tendency:
        "Diminuir a coisa mantém a calma por ora, e o que você queria muitas vezes fica sem ser ouvido até você dizer.",
    },
    understanding: {
      kind: "Compreensiva",
      name: "dar espaço",
      tendency: "Pensar no que a outra pessoa pode estar vivendo muitas vezes torna a espera mais leve.",
    },
    resilient: {
      kind: "Resiliente",
      name: "cuidar de si primeiro",
      tendency: "Deixar doer e tratar-se com gentileza muitas vezes torna o próximo passo mais leve.",
    },
    flexible: {
      kind: "Flexível",
      name: "mudar de rumo",
      tendency: "Fazer outra coisa com esse tempo muitas vezes devolve a noite a você.",
    },
    anxious: {
      kind: "Ansiosa",
      name: "procurar o que deu errado",
      tendency:
        "Repassar tudo mostra o quanto você se importa, e muitas vezes aumenta a preocupação; uma palavra gentil para si pode ajudar.",
    },
  },
  moments: {
    meeting: {
      heading: "Momento 1",
      scenario:
        "Em uma reunião, alguém da equipe apresenta uma ideia que você contou na semana passada. Todo mundo concorda com a cabeça, e seu nome não aparece.",
      avoidant: "Deixar passar e guardar para mim",
      assertive: "Dizer com calma que fico feliz que gostem, e que falamos disso na semana passada",
      aggressive: "Interromper e dizer para todo mundo de quem é a ideia",
      constructive: "Conversar depois com a pessoa, para que da próxima vez apareçam os dois nomes",
    },
    message: {
      heading: "Momento 2",
      scenario:
        "Você escreveu uma mensagem longa e aberta a uma pessoa amiga. Ela leu ontem, e ainda não há resposta.",
      anxious: "Reler várias vezes, procurando onde errei",
      resilient: "Sentir a pontada, fazer algo gentil por mim e perguntar de novo em alguns dias",
      passive: "Escrever “deixa pra lá, não era nada”, embora fosse",
      understanding: "Pensar em como pode estar a semana dela e dar tempo",
    },
    evening: {
      heading: "Momento 3",
      scenario:
        "Você reservou esta noite e esperou por ela o dia todo. Dez minutos antes de sair, o plano é cancelado.",
      flexible: "Transformar em uma noite para algo de que sinto falta",
      reactive: "Escrever o quanto isso me irrita e enviar",
      adaptive: "Dizer que me decepcionei e sugerir outro dia",
      avoidant: "Ver uma série e não pensar nisso",
    },
  },
};
