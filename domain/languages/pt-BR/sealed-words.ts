import type { sealedWords } from "../en/sealed-words.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedWords> = {
  title: "Palavras seladas",
  back: "Configurações da conta",
  unreachable: "Não é possível ver agora como suas palavras são guardadas. Nada mudou.",
  what: {
    title: "Palavras que só você pode ler",
    promise:
      "Seu navegador tranca suas notas e seus nomes com uma frase secreta que nunca sai dele. Quem administra este servidor, ou quem o roubar, não consegue ler.",
    works:
      "Depois que você desbloqueia as palavras em um dispositivo, tudo funciona nele como agora: busca, descobertas, cartas, seu relatório.",
    sealed: "Selado",
    sealedThings: {
      notes: "suas notas",
      names: "os nomes de suas etiquetas, constelações, sentimentos próprios e acompanhamentos",
      trackers: "as unidades de seus acompanhamentos e as pontas de suas escalas",
      comparisons: "as comparações que você guarda, com seus nomes",
      labels: "os rótulos de seus links e os nomes dos arquivos que você trouxe",
    },
    plain: "Não selado",
    plainThings: {
      stars: "quando são suas estrelas, qual dos 36 sentimentos elas têm e com que intensidade",
      places: "quão agradáveis e quão vivos são seus próprios sentimentos",
      values: "o que você mede: os valores e seus horários",
      sameTag: "quais estrelas têm uma etiqueta em comum",
      quiz: "as palavras que você digita no quiz",
      account: "o que sua conta diz de você: seu nome, seu universo, seu endereço",
    },
  },
  limits: {
    title: "O que isto não impede",
    server:
      "Um servidor que envia código alterado ao seu navegador. Esse código poderia ler sua frase secreta enquanto você digita.",
    device: "Alguém no seu dispositivo enquanto suas palavras estão desbloqueadas nele.",
    shapes:
      "Quem tem os dados do servidor vê horários e sentimentos, e mais ou menos o tamanho de uma nota: por faixas, nunca letra por letra.",
    changes:
      "Quem escreve nos dados do servidor pode esconder palavras de você, mostrar uma versão anterior delas ou misturar outras legíveis. Ninguém consegue mudar uma palavra selada.",
    backups:
      "Nos backups feitos antes, suas palavras continuam legíveis até que quem administra este servidor os apague.",
  },
  start: {
    title: "Antes de começar",
    takes:
      "São alguns minutos de calma. Você escolhe uma frase secreta, guarda um kit de resgate em papel ou em um arquivo e o digita uma vez para conferir.",
    loss: "Sem eles, ninguém pode abrir para você. Se você perder os dois, sua frase secreta e seu kit, suas palavras se perdem para sempre: nenhum e-mail, nenhuma ajuda e nenhuma forma de entrar na conta as traz de volta.",
    begin: "Selar minhas palavras",
    importOpen:
      "Uma importação que você iniciou ainda está aberta. Termine-a ou desfaça-a primeiro em “Seus dados” e depois sele suas palavras.",
    http: "Esta página está aberta sem https, por isso não pode selar: os navegadores só oferecem sua criptografia em https. Quem administra este servidor pode mudar isso.",
    browser:
      "Falta a este navegador o que é preciso para selar, por isso nada pode ser selado aqui. Um mais novo consegue, e seu celular também.",
  },
  step: "Passo {step, number} de {steps, number}",
  next: "Avançar",
  previous: "Voltar",
  passphrase: {
    title: "Escolha uma frase secreta",
    what: "Ela abre suas palavras em qualquer dispositivo. Quatro ou cinco palavras que não combinam entre si formam uma frase forte e fácil de lembrar.",
    own: "Escolha uma que não seja a senha da sua conta: essa o servidor vê a cada entrada.",
    one: { label: "Frase secreta", show: "Mostrar frase secreta", hide: "Ocultar frase secreta" },
    again: {
      label: "Frase secreta, mais uma vez",
      show: "Mostrar a segunda frase secreta",
      hide: "Ocultar a segunda frase secreta",
    },
    hint: "Pelo menos {min, number} caracteres. Espaços contam, e maiúsculas também.",
    short: "Uma frase secreta tem pelo menos {min, number} caracteres.",
    long: "Uma frase secreta tem no máximo {max, number} caracteres.",
    differs: "As duas frases secretas não são iguais.",
    isPassword: "Esta é a senha da sua conta, que o servidor vê. Escolha outra frase secreta.",
  },
  kit: {
    title: "Guarde seu kit de resgate",
    what: "Se você esquecer sua frase secreta, este kit abre suas palavras. Imprima, salve como arquivo ou copie à mão, e guarde onde você o encontre sem este dispositivo. Não no seu diário.",
    code: "O código do seu kit de resgate",
    copied: "Kit copiado",
    copiedHint: "Cole onde você guarda suas senhas, e em nenhum outro lugar.",
    of: "Kit de resgate de “{universe}”",
    paperWhat:
      "Este código abre as palavras seladas do seu diário no Mood Universe se a frase secreta for esquecida. Quem o tem, junto com uma forma de entrar no universo ou uma cópia de seus dados, pode ler as palavras. Guarde onde só você o encontre.",
    paperHow:
      "Para usar, entre em {address} e digite o código onde se pede a frase secreta. Maiúsculas ou minúsculas, com ou sem espaços: tudo vale. As letras I, L e O não aparecem: o que se parece com elas é um 1 ou um 0.",
    madeOn: "Criado em {day}. Um kit mais novo o substitui.",
  },
  typeBack: {
    title: "Digite seu kit uma vez",
    what: "Digite a partir do papel ou do arquivo: assim você sabe que ele está completo e legível.",
    label: "O código do seu kit",
    hint: "Maiúsculas ou minúsculas, com ou sem espaços, como quiser.",
    incomplete: "Este não é o código inteiro. Ele tem {groups, number} grupos.",
    mistyped: "Há um erro no grupo {group, number}. Compare com o kit.",
    other: "Este é o código de outro kit. Digite o que acabou de ser criado.",
    showAgain: "Mostrar o kit de novo",
  },
  sure: {
    title: "Uma frase, para ficar claro",
    what: "Digite esta frase, por favor. Ela diz a única coisa que ninguém pode desfazer por você.",
    sentence: "Se eu perder a frase secreta e o kit, minhas palavras se perdem para sempre.",
    label: "A frase",
    hint: "Maiúsculas, acentos e pontuação não importam.",
    wrong: "A frase ainda não está completa.",
    begin: "Selar minhas palavras",
    busy: "Começando…",
    failed: "Não foi possível começar agora. Nada mudou; você pode tentar de novo.",
    overtaken: "Suas palavras já foram seladas em outro lugar",
    overtakenHint:
      "Elas se abrem com o que foi escolhido lá. A frase secreta e o kit escolhidos aqui não abrem nada: jogue este kit fora.",
    begun: "A selagem começou",
    begunHint: "Enquanto isso, você pode continuar com seu diário.",
  },
  working: {
    sealing: "Suas palavras estão sendo seladas",
    opening: "Suas palavras estão sendo abertas",
    rotating: "Suas palavras estão recebendo a nova chave",
    done: "{done, number} de {all, number}",
    finding: "Procurando o que falta…",
    finishing: "Quase lá: o servidor apaga o que ainda guardava.",
    stays:
      "Enquanto isso, você pode usar seu diário e fechar esta página: continua onde quer que seu universo esteja aberto e desbloqueado. A qualquer momento você pode ler tudo.",
    locked: "Para continuar, suas palavras precisam estar desbloqueadas neste dispositivo.",
    bothKeys:
      "Até a nova chave valer em tudo, este dispositivo precisa das duas: desbloqueie com a nova frase secreta ou o novo kit, e mais uma vez com a frase ou o kit de antes.",
    earlierKey:
      "Uma chave já está aqui. Agora desbloqueie este dispositivo também com a frase secreta ou o kit de antes.",
    unasked:
      "O servidor diz que suas palavras devem ser abertas de novo. Se você quer isso, diga também neste dispositivo, e ele ajuda. Se não foi você, deixe assim: daqui nada do que está selado é aberto, e quem administra este servidor pode investigar.",
    offline: "Está esperando uma conexão e continuará automaticamente.",
    importOpen:
      "Está esperando que a importação iniciada termine ou seja desfeita. Veja em “Seus dados”, por favor.",
    otherTab: "Outra aba deste navegador está cuidando disso.",
    failed: "Parou por um momento. Nada se perdeu, e você pode deixar continuar.",
    stuck:
      "{count, plural, one {As palavras de # item não abrem} other {As palavras de # itens não abrem}} com sua chave, por isso ainda não dá para terminar. Elas ficam como estão.",
    goOn: "Continuar",
    sealed: "Suas palavras estão seladas",
    sealedHint: "Agora ninguém além de você pode ler.",
    opened: "Suas palavras estão abertas de novo",
    openedHint: "A frase secreta e o kit não são mais necessários.",
    rotated: "A nova chave está em uso",
    rotatedHint: "A frase secreta, o kit e as chaves de acesso de antes não abrem mais nada.",
  },
  sealed: {
    title: "Suas palavras estão seladas",
    what: "Ninguém além de você pode ler suas notas e seus nomes. Aqui está o que os abre; o servidor não conhece nada disso.",
    list: "O que abre suas palavras",
    passphrase: "Frase secreta",
    kit: "Kit de resgate",
    since: "desde {day}",
    change: "Mudar",
    changePassphrase: "Mudar a frase secreta",
    newKit: "Novo kit",
    check: "Conferir o kit",
    passkeyHint:
      "Com uma chave de acesso, você desbloqueia suas palavras pela impressão digital, pelo rosto ou pelo bloqueio de um dispositivo. Ela vem junto com a frase secreta e o kit, e nunca no lugar deles.",
  },
  proof: {
    what: "Primeiro, sua frase secreta ou seu kit de resgate, porque isto cria outra forma de abrir suas palavras.",
  },
  change: {
    title: "Uma nova frase secreta",
    save: "Salvar frase secreta",
    busy: "Salvando…",
    saved: "Nova frase secreta",
    savedHint: "Ela abre suas palavras a partir de agora, e a anterior não abre mais.",
    learned:
      "Se você acha que alguém conhece a anterior, crie depois também uma nova chave, em “Uma nova chave”.",
    failed: "Não foi possível salvar. A anterior continua valendo.",
  },
  newKit: {
    title: "Um novo kit de resgate",
    save: "Usar este kit",
    saved: "Novo kit de resgate",
    savedHint: "O anterior não abre mais nada. Pode jogar fora.",
    failed: "Não foi possível salvar. O kit anterior continua valendo.",
  },
  checkKit: {
    title: "Confira seu kit",
    what: "Digite o código do seu kit. Ele é comparado aqui, no seu navegador, e não é enviado a lugar nenhum.",
    check: "Conferir",
    right: "É o kit certo",
    rightHint: "Guarde-o de volta onde estava.",
    wrong: "Este é um kit, mas não o que abre suas palavras agora. Talvez um mais novo o tenha substituído.",
  },
  passkey: {
    title: "Uma chave de acesso para suas palavras",
    what: "Seu dispositivo pode perguntar duas vezes: uma para criar a chave de acesso e outra para usá-la.",
    added: "Chave de acesso adicionada",
    addedHint: "“{name}” desbloqueia suas palavras a partir de agora.",
    cannot:
      "Esta chave de acesso não pode desbloquear palavras: falta ao seu dispositivo ou navegador o que é preciso. Você pode removê-la do dispositivo. Sua frase secreta funciona em qualquer lugar.",
    failed: "Não foi possível adicionar a chave de acesso. Nada mudou.",
    removeHint:
      "Ela não desbloqueará mais suas palavras. Sua frase secreta e seu kit continuam desbloqueando.",
    removedHint: "Ela não desbloqueia mais suas palavras.",
  },
  yearly: {
    what: "Você o criou em {day}. Basta um olhar: ele está onde você imagina, e dá para ler?",
    here: "Sim, está aqui",
    thanks: "Bom saber",
    thanksHint: "A pergunta volta daqui a um ano.",
  },
  rotate: {
    title: "Uma nova chave",
    what: "Caso alguém tenha descoberto sua frase secreta, achado seu kit ou levado um dispositivo em que suas palavras estavam desbloqueadas: todas as suas palavras são seladas de novo, com uma nova chave. A frase secreta, o kit e as chaves de acesso de antes deixam de abrir.",
    begin: "Criar uma nova chave",
    kept: "Você pode manter sua frase secreta se só você a conhece. O kit é sempre novo, e as chaves de acesso são adicionadas de novo depois.",
    start: "Selar com a nova chave",
    begun: "A nova chave está em ação",
    begunHint: "Guarde a frase secreta ou o kit de antes até terminar.",
    failed: "Não foi possível começar agora. Suas palavras continuam seladas com a chave anterior.",
  },
  unseal: {
    title: "Abrir suas palavras de novo",
    what: "Suas palavras ficam neste servidor como antes, e quem o administra pode ler. A frase secreta, o kit e as chaves de acesso não são mais necessários.",
    begin: "Abrir minhas palavras",
    sure: "Abrir suas palavras de novo?",
    keep: "Deixar seladas",
    failed: "Não foi possível começar agora. Suas palavras continuam seladas.",
    begun: "Suas palavras estão sendo abertas",
    locked: "Para abri-las de novo, primeiro desbloqueie suas palavras neste dispositivo.",
  },
};
