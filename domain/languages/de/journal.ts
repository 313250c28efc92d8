import type { journal } from "../en/journal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journal> = {
  title: "Dein Tagebuch",
  loading: "Dein Tagebuch wird geladen",
  empty: {
    title: "Dein erster Stern schlägt das Tagebuch auf",
    text: "Trage an deinem Himmel eine Stimmung ein. Ihr Gefühl, ihre Notiz und ihr Tag sind dann hier zu lesen.",
  },
  outOfReach: {
    withStars:
      "Dein Tagebuch ist gerade nicht erreichbar. Du liest es, wie es war; Neues kommt von selbst nach.",
    withoutStars:
      "Dein Tagebuch ist gerade nicht erreichbar. Deine Sterne sind auf dem Server gut aufgehoben; sie kommen von selbst nach.",
  },
  views: "Ansichten des Tagebuchs",
  viewNames: {
    days: "Tage",
    month: "Monat",
    year: "Jahr",
    tags: "Stichwörter",
    feelings: "Gefühle",
    constellations: "Sternbilder",
  },
  ownFeelings: "Eigene Gefühle",
  compareOthers: "Mit den anderen Tagen vergleichen",
  compareBefore: "Mit der Zeit davor vergleichen",
  unknownTime: "Unbekannte Zeit",
  actionsFor: "Aktionen für {star}",
  actionOn: "{action}<more>: {star}</more>",
  add: "Hinzufügen",
  addOn: "Stern hinzufügen: {day}",
  correct: "Ändern",
  remove: "Entfernen",
  bin: "Papierkorb",

  days: {
    list: "Deine Sterne nach Tagen",
    nothingFound: "Nichts gefunden",
    clearSearch: "Suche löschen",
  },

  memories: {
    title: "An diesem Tag",
    turnOff: "Ausschalten",
    turnOn: "„An diesem Tag“ einschalten",
    showMore: "{count, number} weitere zeigen",
    ago: {
      week: "Vor einer Woche",
      month: "Vor einem Monat",
      year: "{count, plural, one {Vor einem Jahr} other {Vor # Jahren}}",
    },
    row: "{ago}<more>, {day}</more>",
    moreStars: "{count, plural, one {und # weiterer} other {und # weitere}}",
  },

  calendar: {
    today: "Heute",
    month: "Monat",
    year: "Jahr",
    previousMonth: "Voriger Monat",
    nextMonth: "Nächster Monat",
    previousYear: "Voriges Jahr",
    nextYear: "Nächstes Jahr",
    stars: "<more>{period}: </more>{count, plural, one {# Stern} other {# Sterne}}",
    found: "<more>{period}: </more>{count, plural, one {# Stern gefunden} other {# Sterne gefunden}}",
    empty: "<more>{period}: </more>Dein erster Stern lässt hier seinen Tag leuchten.",
    day: "{day}, {count, plural, one {# Stern} other {# Sterne}}: {families}",
    dayWithoutStars: "{day}, keine Sterne. Stern hinzufügen",
    dayWithoutFound: "{day}, nichts gefunden",
    mostly: "vor allem {first}, daneben {others}",
    anotherFeeling: "ein anderes Gefühl",
    families: "Familien der Gefühle",
    colors: "Farben der Tage",
    byFeeling: "Nach Gefühl",
    byPleasantness: "Wie angenehm",
    ramp: "Wie angenehm die Tage waren",
    rampMethod:
      "Ein Tag zeigt das Mittel seiner Sterne: wie angenehm ihre Gefühle sind und wie stark. Das ist keine Note: Jedes Gefühl hat seinen Platz.",
    pleasantness: {
      veryUnpleasant: "sehr unangenehm",
      unpleasant: "unangenehm",
      mixed: "gemischt",
      pleasant: "angenehm",
      veryPleasant: "sehr angenehm",
    },
  },
};
