import type { openSealed } from "../en/open-sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof openSealed> = {
  title: "Abrir um diário selado",
  introduction:
    "Esta página lê o arquivo selado de um diário do Mood Universe. Ela não precisa de rede e não envia nada: o que você escolhe e digita fica neste navegador.",
  language: "Idioma",
  file: {
    choose: "Escolher o arquivo",
    another: "Escolher outro arquivo",
    hint: "O nome termina em .json, por exemplo mood-universe-sealed-2026-03-13.json.",
    found:
      "{count, plural, =0 {Um diário sem estrelas} one {Um diário com # estrela} other {Um diário com # estrelas}}, salvo em {day}.",
    notJson: "Não foi possível ler este arquivo como JSON. Pode ser outro arquivo, ou só uma parte.",
    notOurs: "Isto não é uma exportação do Mood Universe, ou é de uma versão mais nova que esta página.",
    notSealed: "Nada neste arquivo está selado: as palavras podem ser lidas sem esta página.",
  },
  key: {
    with: "Abrir com",
    passphrase: "Frase secreta",
    kit: "Kit de resgate",
    kitHint: "Oito grupos de letras e números. Letras minúsculas e espaços que faltam não importam.",
    show: "Mostrar o que foi digitado",
    hide: "Ocultar o que foi digitado",
    open: "Abrir",
    opening: "Abrindo…",
    wrongPassphrase: "Essa não é a frase secreta deste diário. Maiúsculas e espaços contam.",
    wrongKit: "Esse não é o kit de resgate deste diário.",
    mistyped: "Há um erro de digitação: compare com o seu kit, grupo por grupo.",
    damaged: "O arquivo está danificado: não é possível ler o que o abre.",
  },
  journal: {
    title: "Seu diário",
    save: "Salvar como JSON legível",
    saveHint: "Quem tiver o arquivo salvo pode ler cada palavra. Guarde como se guarda um diário.",
    notOpened:
      "{count, plural, one {As palavras de # item não puderam ser abertas: estão danificadas.} other {As palavras de # itens não puderam ser abertas: estão danificadas.}} No arquivo salvo elas continuam seladas.",
    search: "Procurar palavras",
    none: "Nenhuma estrela tem essas palavras.",
    shown:
      "{count, plural, =0 {Nenhuma estrela} one {# estrela} other {# estrelas}}, as mais recentes primeiro.",
    binned: "Na lixeira: {count, number}.",
    more: "Mostrar estrelas anteriores",
    inBin: "na lixeira",
    tags: "Etiquetas",
    feeling: "{feeling} {intensity, number}/10",
    twin: "{first} com {second}",
  },
  noCryptography:
    "Este navegador não oferece criptografia a páginas abertas de um arquivo. Abra esta página no Firefox, Chrome ou Edge em um computador.",
};
