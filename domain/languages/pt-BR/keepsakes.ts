import type { keepsakes } from "../en/keepsakes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof keepsakes> = {
  film: {
    left: {
      unknown: "Calculando quanto falta",
      seconds: "Faltam alguns segundos",
      aboutSeconds: "Faltam cerca de {seconds} segundos",
      aboutMinutes: "{minutes, plural, one {Falta cerca de # minuto} other {Faltam cerca de # minutos}}",
    },
    making: "Criando seu filme",
    makingHint: "Seu navegador o desenha quadro a quadro neste aparelho. Deixe isto aberto até ficar pronto.",
    length: "Duração",
    seconds: "{seconds} s",
    title: "Título",
    optional: "Opcional",
    music: "Música",
    noSound: "Este navegador só cria filmes sem som.",
    make: "Criar filme",
    wide: "Horizontal",
    tall: "Vertical",
    failures: {
      graphics:
        "Seu navegador não consegue desenhar o filme agora, porque os gráficos (WebGL) não estão disponíveis. Seu diário está intacto. Feche outras abas ou reinicie o navegador e tente de novo.",
      music: "A música não chegou. Confira sua conexão e tente de novo, ou crie o filme sem música.",
      browser:
        "O navegador não conseguiu terminar o filme; pode faltar memória. Seu diário está intacto. Feche outras abas ou escolha um filme mais curto.",
    },
    period: "O que ele mostra",
    firstStar: "Sua primeira estrela se acende.",
    fromFirst:
      "{count, plural, one {# estrela se acende, da primeira à última.} other {# estrelas se acendem, da primeira à última.}}",
    preview: "Prévia do seu filme",
    noPreview: "Não é possível desenhar a prévia agora.",
    moment: "Momento do filme",
    second: "Segundo {second} de {length}",
    yours: "Seu filme",
    ready: "Seu filme está pronto.",
    savedAs: "Salvo como {name}. Está nos seus downloads.",
    again: "Criar outro",
    save: "Salvar filme",
    unsupported:
      "Este navegador não cria filmes. Um Chrome, Edge, Firefox ou Safari recente no computador cria. Seu diário funciona aqui como antes.",
    insecure:
      "Os navegadores só criam filmes em páginas abertas por HTTPS, e esta não é uma delas. Seu diário funciona aqui como antes.",
    drawn: "Seu filme, enquanto é desenhado",
    gettingReady: "Preparando…",
    everything: "Tudo · {count, plural, one {# estrela} other {# estrelas}}",
    year: "{year} · {count, plural, one {# estrela} other {# estrelas}}",
    secondsOf: "{second} / {length} s",
    megabytes: "{name}, {size} MB",
    loading: "Carregando…",
  },
  shape: { title: "Formato", portrait: "Retrato", landscape: "Paisagem" },
  dates: "Datas",
  drawing: "Desenhando…",
  poster: {
    size: "Tamanho",
    stars: "Estrelas",
    inView: "As que se veem agora",
    all: "Todas",
    names: "Nomes no céu",
    namesOfTags: "Aqui são os nomes das suas etiquetas.",
    namesOfConstellations: "Também os nomes das suas constelações.",
    ready: { title: "Seu pôster está pronto", description: "Ele está nos seus downloads." },
    preview: "Prévia do seu pôster",
    making: "Desenhando seu pôster",
    save: "Salvar pôster",
    screen: "Tela",
    largest: "O maior",
    print: "{across} × {down} cm, para imprimir",
    pixels: "{across} × {down} pixels",
  },
  name: "Nome",
  legend: "Legenda dos sentimentos",
  card: {
    preview: "Prévia do seu cartão",
    notShared: {
      title: "O cartão não foi compartilhado",
      description: "Salve-o e compartilhe o arquivo de lá.",
    },
    copied: { title: "Cartão copiado", description: "Cole-o onde quiser." },
    notCopied: { title: "O cartão não foi copiado", description: "O navegador não permite. Salve o cartão." },
    copy: "Copiar cartão",
    save: "Salvar cartão",
    share: "Compartilhar cartão",
  },
  parts: { poster: "Pôster", film: "Filme", card: "Cartão", title: "O que criar" },
  title: "Guardar seu céu",
  subtitle: "Como imagem ou filme. Nenhum deles mostra suas notas.",
  noStars: "Seu céu ainda não tem estrelas. Faça o primeiro registro, e há algo para guardar.",
  colours: { night: "Noite", paper: "Papel", title: "Cores" },
  failures: {
    tooLarge:
      "Os gráficos deste aparelho desenham imagens de até {largest, number} pixels de lado. Escolha um tamanho menor.",
    noGraphics:
      "Seu navegador não consegue desenhar a imagem agora, porque os gráficos (WebGL) não estão disponíveis. Seu diário está intacto. Feche outras abas ou reinicie o navegador e tente de novo.",
    unexpected:
      "Não foi possível criar a imagem. Seu diário está intacto. Tente de novo, ou escolha um tamanho menor.",
  },
};
