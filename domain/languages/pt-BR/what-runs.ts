import type { whatRuns } from "../en/what-runs.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof whatRuns> = {
  title: "O que roda aqui",
  introduction:
    "O código destas páginas sela e abre as palavras, e é o seu servidor que entrega esse código. Aqui você vê qual código seu navegador recebeu e como descobrir se é o que foi publicado.",
  version: {
    title: "O hash desta versão",
    text: "Um só valor representa todos os {count, number} arquivos. Se uma letra de um arquivo fosse diferente, este valor seria outro.",
    copy: "Copiar o hash",
    copied: "Hash copiado",
    copiedHint: "Compare com o que foi publicado com a versão.",
    list: "O hash de cada arquivo",
  },
  files: {
    title: "Os arquivos conferem com a lista?",
    comparing: "Comparando os arquivos",
    page: "{count, plural, =1 {O arquivo de código que trabalha nesta página está} one {# arquivo de código que trabalha nesta página está} other {Todos os # arquivos de código que trabalham nesta página estão}} como diz a lista.",
    all: "{count, plural, =1 {O arquivo desta versão está} one {# arquivo desta versão está} other {Todos os # arquivos desta versão estão}} como diz a lista.",
    checkAll: "Comparar todos os arquivos",
    checkAllHint: "Uns 9 MB, também o que esta página não usa.",
    other: "Diferentes do que diz a lista:",
    unlisted: "Trabalham aqui, mas não estão em nenhuma lista:",
    missing: "Não chegaram:",
    ownCode: "A própria página contém código. As páginas deste produto nunca contêm.",
    whatToDo:
      "Depois de uma atualização, uma página anterior ainda pode estar aberta: recarregue e compare de novo. Se continuar assim, não desbloqueie suas palavras aqui e pergunte a quem administra este servidor.",
  },
  compare: {
    title: "Como comparar",
    published: "Compare o hash, letra por letra, com o que foi publicado com esta versão.",
    outside: "Melhor: peça de outro computador, em outra rede.",
    source: "O melhor: quem tem o código-fonte desta versão a compila e compara cada arquivo deste servidor.",
  },
  limits: {
    title: "O que esta página não tem como saber",
    text: "Esta página vem do mesmo servidor. Se quiser fazer mal, ele pode entregar uma página falsa, ou outro código só para você, ou em outro dia. Por isso só conta uma comparação de fora, e por isso uma não basta para sempre.",
  },
  noList: "Este servidor não tem lista de hashes: o código dele não foi compilado como uma versão publicada.",
  noHashes:
    "Os navegadores só calculam hashes por https ou em localhost. O que esta página diz vale mesmo assim.",
  outOfReach: "A lista não chegou. O servidor está ao alcance?",
};
