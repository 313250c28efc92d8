import type { measures } from "../en/insights-measures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof measures> = {
  method: {
    compared:
      "Las lecturas de cada seguimiento se ponen junto al valor de las estrellas del mismo día y del día siguiente, teniendo en cuenta los días de la semana, los cambios lentos a lo largo de meses y el hecho de que un día se parece a menudo al anterior. Solo cuentan los últimos cuatro años.",
    oneValue:
      "Varias lecturas de un día forman un solo valor. Las cantidades y las duraciones se suman, porque tres tazas en tres momentos del día son tres tazas; un sí o no es sí si lo fue una vez; todo lo demás toma la media de sus lecturas. Un valor muy lejos de todos los demás puede ser un descuido y se acerca a ellos. Un día sin lectura se queda sin ella.",
    chance:
      "Con muchos seguimientos, alguno parece especial por casualidad. Por eso solo se afirma una relación si sería rara entre todos tus seguimientos en los dos días y si ya se veía hace cuatro semanas.",
    order:
      "Lo que solo sigue a tu ánimo puede parecer que lo anuncia, porque los días se parecen. Por eso solo se nombra el día siguiente si una lectura dice claramente más de las estrellas posteriores que de las anteriores. Incluso entonces dice qué va junto con qué, no qué causa qué.",
    groups:
      "Los gráficos muestran los propios días, en hasta cinco grupos. La línea contiene la media de todos los días así en 90 de cada 100 casos.",
  },
  unsure: "Sin una relación clara con tus estrellas: {trackers}.",
  withDays: "“{tracker}” ({days, plural, one {# día} other {# días}})",
  missing: "“{tracker}” ({days, number} de {needed, number} días con lectura y estrella)",
  tooEarly: "Demasiado pronto para comparar: {trackers}.",
  constant:
    "{count, plural, one {{trackers} ha tenido casi el mismo valor todos los días, así que aún no hay nada que comparar.} other {{trackers} han tenido casi el mismo valor todos los días, así que aún no hay nada que comparar.}}",
  bound:
    "{count, plural, one {{trackers} se limita a ciertos días de la semana o cambia demasiado despacio para distinguirse de ellos.} other {{trackers} se limitan a ciertos días de la semana o cambian demasiado despacio para distinguirse de ellos.}}",
  groups: {
    sameDay: "“{tracker}” y las estrellas del mismo día",
    nextDay: "“{tracker}” y las estrellas del día siguiente",
    unit: "Valor medio de las estrellas en los días de cada grupo, de −1 (desagradable) a 1 (agradable). La línea contiene la media de todos los días así en 90 de cada 100 casos.",
    count: "{days, plural, one {# día} other {# días}}",
    columns: { values: "Lecturas", mean: "Valor medio", low: "Mín.", high: "Máx.", days: "Días" },
  },
  lines: {
    unit: "Medias de las semanas con alguna lectura, hasta un año.",
    columns: { week: "Semana del", mean: "Media", yes: "Días con sí, en %", days: "Días" },
    more: "{count, plural, one {# seguimiento más} other {# seguimientos más}}",
  },
};
