import type { whatRuns } from "../en/what-runs.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof whatRuns> = {
  title: "Qué se ejecuta aquí",
  introduction:
    "El código de estas páginas sella y abre tus palabras, y ese código lo entrega tu servidor. Aquí ves qué código recibió tu navegador y cómo averiguar si es el que se publicó.",
  version: {
    title: "El hash de esta versión",
    text: "Un solo valor representa los {count, number} archivos. Si una letra de un archivo fuera distinta, este valor sería otro.",
    copy: "Copiar el hash",
    copied: "Hash copiado",
    copiedHint: "Compáralo con el que se publicó con la versión.",
    list: "El hash de cada archivo",
  },
  files: {
    title: "¿Coinciden los archivos con la lista?",
    comparing: "Comparando los archivos",
    page: "{count, plural, one {El archivo de código que trabaja en esta página es} other {Los # archivos de código que trabajan en esta página son}} como dice la lista.",
    all: "{count, plural, one {El archivo de esta versión es} other {Los # archivos de esta versión son}} como dice la lista.",
    checkAll: "Comparar todos los archivos",
    checkAllHint: "Unos 9 MB, también lo que esta página no necesita.",
    other: "No son como dice la lista:",
    unlisted: "Trabajan aquí, pero no están en ninguna lista:",
    missing: "No se recibieron:",
    ownCode: "La página misma contiene código. Las páginas de este producto nunca lo hacen.",
    whatToDo:
      "Después de una actualización puede seguir abierta una página anterior: recárgala y compara otra vez. Si sigue igual, no desbloquees tus palabras aquí y pregunta a quien administra este servidor.",
  },
  compare: {
    title: "Cómo comparar",
    published: "Compara el hash, letra por letra, con el que se publicó con esta versión.",
    outside: "Mejor: pídelo desde otro equipo, en otra red.",
    source:
      "Lo mejor: quien tiene el código fuente de esta versión la compila y compara cada archivo de este servidor.",
  },
  limits: {
    title: "Lo que esta página no puede saber",
    text: "Esta página viene del mismo servidor. Uno que quiera hacer daño puede entregar una página falsa, u otro código solo para ti, o en otro día. Por eso solo cuenta una comparación desde fuera, y por eso una no basta para siempre.",
  },
  noList: "Este servidor no tiene lista de hashes: su código no se compiló como una versión publicada.",
  noHashes:
    "Los navegadores solo calculan hashes por https o en localhost. Lo que dice esta página vale igualmente.",
  outOfReach: "No se recibió la lista. ¿Está disponible el servidor?",
};
