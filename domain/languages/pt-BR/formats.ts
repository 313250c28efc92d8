import type { formats } from "../en/formats.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof formats> = {
  markdown: {
    summary:
      "Mood Universe: {name}. {stars, plural, one {# estrela} other {# estrelas}} em {days, plural, one {# dia} other {# dias}}.",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} com {second}",
    tags: "Etiquetas: {tags}",
    reading: "{tracker}: {value}",
    readingAt: "{tracker}, {time}: {value}",
  },
  quoted: "“{name}”",
  namesAndMore: "{names} e mais {count, number}",
  remarks: {
    noEntries: "Não há registros neste arquivo.",
    tooManyRows: "Este arquivo tem mais de {count, number} linhas. Divida-o e importe as partes uma a uma.",
    tooManyEntries: "Este arquivo tem mais de {count, number} registros, mais do que um universo pode ter.",
    tooLarge: "Há mais de 200 MB de registros neste arquivo. Divida-o e importe as partes uma a uma.",
    unknownJson: "Este arquivo JSON não vem de nenhum diário que possa ser lido aqui.",
    notJson: "Este arquivo começa como JSON e está danificado. Exporte-o de novo.",
    sealUnreadable:
      "Não foi possível ler o selo deste arquivo: está danificado ou é de uma versão posterior.",
    sealedDamaged:
      "As palavras de {count, plural, one {# item} other {# itens}} deste arquivo não se abrem: o arquivo foi danificado. A página open-sealed.html mostra os outros.",
    brokenJson:
      "Este arquivo começa como JSON e depois se interrompe ou contém um erro, então nada dele pôde ser lido. Exporte-o de novo e escolha-o outra vez.",
    zipOutside:
      "Este ZIP tem um caminho que aponta para fora dele. Ele é recusado, porque nenhum diário escreve um arquivo assim.",
    zipNothing: "Não há neste ZIP nenhum diário que possa ser lido aqui.",
    zipPassword: "Este ZIP tem senha. Descompacte-o e escolha o arquivo que está nele.",
    zipPacking:
      "Este ZIP está compactado de um jeito que não pode ser lido aqui ({kind}). Descompacte-o e escolha o arquivo que está nele.",
    zipSeveral: "Há várias tabelas neste ZIP: {names}. Descompacte-o e escolha uma de cada vez.",
    zipInside:
      "Há outro arquivo compactado neste ZIP: {names}. Descompacte os dois e escolha o arquivo que está nele.",
    spreadsheet: "Esta é uma planilha, e não uma tabela de texto. Salve-a como CSV e escolha esse arquivo.",
    otherArchive:
      "Este é um arquivo compactado ({kind}) e não um ZIP. Descompacte-o e escolha o arquivo que está nele.",
    zipDamaged: "Este ZIP está danificado. Exporte-o de novo.",
    emptyFile: "Este arquivo está vazio.",
    notText:
      "Este não é um arquivo de texto nem um ZIP, então não pode conter um diário. Escolha o arquivo que o outro app exportou.",
    tooMuchText:
      "Este arquivo tem mais de 200 MiB de texto, mais do que qualquer diário precisa, então não foi lido.",
    noTable:
      "Não há diário neste arquivo: ele não é JSON nem uma tabela com cabeçalho e linhas. Escolha o arquivo que o outro app exportou.",
    endlessLine:
      "Este arquivo tem uma linha de mais de um milhão de caracteres, então não é uma tabela de registros. Nada dele foi lido.",
    openQuote:
      "Depois da linha {row, number}, aspas abrem uma célula de mais de um milhão de caracteres. Feche-as em uma planilha ou um editor de texto e escolha o arquivo de novo.",
    keysOutOfReach:
      "Seu universo não pode ser alcançado agora, por isso não se sabe quais registros ele já tem. Nada foi importado; tente de novo daqui a pouco.",
    brokenLetters:
      "{count, plural, one {# letra deste arquivo não pôde ser lida e virou �.} many {# letras deste arquivo não puderam ser lidas e viraram �.} other {# letras deste arquivo não puderam ser lidas e viraram �.}}",
    readingFailed:
      "Algo deu errado durante a leitura deste arquivo. Nada foi importado e nada se perdeu; escolha o arquivo de novo.",
    unreadableDate: "Não existe a data “{date}”.",
    unreadableMoment: "Não existe o momento “{date}”.",
    noDate: "Este registro não tem data.",
    unreadableTime: "Não foi possível ler a hora “{time}”; usa-se meio-dia.",
    partsOfDay: "As partes do dia viraram horas: am 9:00, mid 13:00 e pm 18:00.",
    rowTooLong: "Esta linha é longa demais para ser um registro.",
    cellsLeftOut: "Mais células do que o cabeçalho tem; ficou de fora: {cells}.",
    quoteNotClosed:
      "Aspas desta linha não são fechadas, por isso o que vem depois no arquivo passou a fazer parte dela.",
    noRating: "Este registro não tem avaliação.",
    noMoodInRow: "Falta o humor nesta linha.",
    noMoodInEntry: "Falta o humor neste registro.",
    noMoodOrRating: "Faltam o humor e a avaliação nesta linha.",
    noLabels: "Este registro não tem rótulos nem valência.",
    labelAgainst: "{names} diz o contrário do número deste registro. Vale o número.",
    noScore: "Este dia não tem pontuação.",
    noFeelingInRow: "Esta linha não tem sentimento.",
    noFeelingInStar: "Esta estrela não tem sentimento.",
    twiceInFile: "Este registro está duas vezes no arquivo.",
    charactersLeftOut: "Caracteres desta nota que nenhum programa consegue guardar ficam de fora.",
    otherKind: "“{kind}” não é um humor e não é importado.",
    readingsNotImported:
      "{count, plural, one {# leitura de “{kind}” não pode ser importada.} other {# leituras de “{kind}” não podem ser importadas.}}",
    measurementsNotImported: "O tempo e outras medições em palavras não são importados: só números são.",
    scalesNotImported: "Algumas escalas não são importadas: não há número nelas.",
    valuesLeftOut: "Valores que passam do que se pode ler e ficam de fora: {count, number}.",
    valuesOutside: "De {names}, valores fora do intervalo que ficam de fora: {count, number}.",
    valuesRounded: "De {names}, valores arredondados aos passos do acompanhamento: {count, number}.",
    valuesOfOtherTimes:
      "De {names}, valores de dias futuros ou de antes de 1900 que ficam de fora: {count, number}.",
    valuesJoined: "De {names}, valores do mesmo dia ou minuto que se uniram a outro: {count, number}.",
    valuesOfFullDays: "De {names}, valores além do que um dia pode ter e que ficam de fora: {count, number}.",
    more: "Há mais {count, number} destas observações, que não estão na lista.",
    tooEarly: "{date} é anterior a 1900.",
    inTheFuture: "{date} ainda não chegou.",
    ofLaterVersion:
      "Uma versão mais recente do Mood Universe escreveu isto, e uma restauração o perderia. Será possível restaurar assim que este servidor for atualizado.",
    skippedHour: "Os relógios foram adiantados, e em {date} não existiu {time}; usa-se a hora seguinte.",
    notChosenFor: "Nenhum sentimento foi escolhido para {names}.",
    notChosen: "Nenhum sentimento foi escolhido para este registro.",
    moreMoods: "Uma estrela tem até dois sentimentos; ficam de fora: {names}.",
    moreTags: "Uma estrela tem até {most, number} etiquetas; ficam de fora: {names}.",
    inUniverse: "Esta estrela já está no seu universo.",
    noteChanged: "A nota deste registro mudou desde que ele foi importado. A estrela mantém a nota que tem.",
    noteCut: "Esta nota tem {length} caracteres; em uma estrela cabem {limit}. O fim dela é cortado.",
    noteContinued:
      "Esta nota é mais longa do que cabe em uma estrela; ela continua em mais {count, number} do mesmo momento.",
  },
};
