import type { insights } from "../en/insights.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insights> = {
  title: "Einblicke",
  introduction:
    "Was deine Sterne zeigen und was sie nicht zeigen können. Alles wird in diesem Browser berechnet. Kein Stern ist ein Problem, und nichts hier ist ein Rat.",
  removedTag: "ein entferntes Stichwort",
  outOfReach: "Dein Universum ist gerade nicht erreichbar. Alles darin bleibt erhalten.",
  failed: "Die Einblicke ließen sich nicht berechnen. Dein Tagebuch ist unverändert.",
  loading: "Deine Sterne werden gelesen",
  empty: {
    title: "Noch gibt es keinen Stern",
    text: "Mit dem ersten beginnt diese Seite zu sagen, was sich wissen lässt und wie viel für das Übrige noch fehlt.",
  },
  howWorkedOut: "So wurde das berechnet",
  showNamedInSky: "Am Himmel zeigen: {what}",
  quoted: "„{name}“",
  more: "{count, number} weitere",

  laterStars: {
    some: "{count, plural, one {# Stern liegt in der Zukunft. Er zählt hier, sobald seine Zeit gekommen ist.} other {# Sterne liegen in der Zukunft. Sie zählen hier, sobald ihre Zeit gekommen ist.}}",
    all: "{count, plural, one {Dein # Stern liegt in der Zukunft. Er zählt hier, sobald seine Zeit gekommen ist.} other {Deine # Sterne liegen in der Zukunft. Sie zählen hier, sobald ihre Zeit gekommen ist.}}",
  },

  coverage: {
    oneDay: "Alle deine Sterne sind von heute, diese Seite kennt also einen Tag.",
    everyDay:
      "Von {span, plural, one {# Tag} other {# Tagen}} seit deinem ersten Stern {days, plural, one {hat # einen} other {haben # einen}}. Viele Menschen schreiben an trüben Tagen weniger.",
    someDays:
      "Von {span, plural, one {# Tag} other {# Tagen}} seit deinem ersten Stern {days, plural, one {hat # einen} other {haben # einen}}. Viele Menschen schreiben an trüben Tagen weniger, deshalb können die stillen Tage anders gewesen sein.",
    counts: "Tage mit Stern",
    ofLast: "der letzten {length, number} Tage",
  },

  tags: {
    none: "Stichwörter sagen, was mit einem Gefühl einhergeht. Mit zehn Tagen mit einem Stichwort und zehn ohne kann diese Seite sie vergleichen.",
    sharedDays: "Es fällt oft auf dieselben Tage wie {tags}, deshalb lassen sich die Anteile nicht trennen.",
    withDays: "„{tag}“ ({days, plural, one {# Tag} other {# Tage}})",
  },

  rhythm: {
    weekdays: {
      monday: "Montage",
      tuesday: "Dienstage",
      wednesday: "Mittwoche",
      thursday: "Donnerstage",
      friday: "Freitage",
      saturday: "Samstage",
      sunday: "Sonntage",
    },
    parts: { night: "Nacht", morning: "Morgen", afternoon: "Nachmittag", evening: "Abend" },
  },

  words: {
    newFeelings: "Neu in diesem Monat: {feelings}.",
  },
};
