import type { openSealed } from "../en/open-sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof openSealed> = {
  title: "Abrir un diario sellado",
  introduction:
    "Esta página lee el archivo sellado de un diario de Mood Universe. No necesita red y no envía nada: lo que eliges y escribes se queda en este navegador.",
  language: "Idioma",
  file: {
    choose: "Elegir el archivo",
    another: "Elegir otro archivo",
    hint: "Su nombre termina en .json, por ejemplo mood-universe-sealed-2026-03-13.json.",
    found:
      "{count, plural, =0 {Un diario sin estrellas} one {Un diario con # estrella} other {Un diario con # estrellas}}, guardado el {day}.",
    notJson: "Este archivo no se puede leer como JSON. Puede ser otro archivo, o solo una parte.",
    notOurs: "Esto no es una exportación de Mood Universe, o es de una versión más nueva que esta página.",
    notSealed: "En este archivo no hay nada sellado: sus palabras se pueden leer sin esta página.",
  },
  key: {
    with: "Abrir con",
    passphrase: "Frase secreta",
    kit: "Kit de rescate",
    kitHint: "Ocho grupos de letras y cifras. No importan las minúsculas ni los espacios que falten.",
    show: "Mostrar lo escrito",
    hide: "Ocultar lo escrito",
    open: "Abrir",
    opening: "Abriendo…",
    wrongPassphrase: "Esa no es la frase secreta de este diario. Las mayúsculas y los espacios cuentan.",
    wrongKit: "Ese no es el kit de rescate de este diario.",
    mistyped: "Hay un error al escribir: compáralo con tu kit, grupo por grupo.",
    damaged: "El archivo está dañado: no se puede leer lo que lo abre.",
  },
  journal: {
    title: "Tu diario",
    save: "Guardarlo como JSON legible",
    saveHint: "Quien tenga el archivo guardado puede leer cada palabra. Guárdalo como un diario íntimo.",
    notOpened:
      "{count, plural, one {Las palabras de # elemento no se pudieron abrir: están dañadas.} other {Las palabras de # elementos no se pudieron abrir: están dañadas.}} En el archivo guardado siguen selladas.",
    search: "Buscar palabras",
    none: "Ninguna estrella tiene estas palabras.",
    shown:
      "{count, plural, =0 {Ninguna estrella} one {# estrella} other {# estrellas}}, primero las más recientes.",
    binned: "En la papelera: {count, number}.",
    more: "Mostrar estrellas anteriores",
    inBin: "en la papelera",
    tags: "Etiquetas",
    feeling: "{feeling} {intensity, number}/10",
    twin: "{first} con {second}",
  },
  noCryptography:
    "Este navegador no ofrece su criptografía a páginas abiertas desde un archivo. Abre esta página con Firefox, Chrome o Edge en un equipo de escritorio o portátil.",
};
