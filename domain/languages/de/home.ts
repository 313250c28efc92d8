import type { home } from "../en/home.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof home> = {
  addForEarlier: "Für früher eintragen",
  nextStarIn: "Nächster Stern in",
  countdown: "Zeit bis zum nächsten Stern",
  yourSky: "Dein Himmel",
  firstStar: "{feeling}. Dein erster Stern. {sentence}",
  firstStarHint: {
    touch: "Tippe deinen Stern an, um zu sehen, was er bewahrt. Ein Finger dreht den Himmel.",
    mouse: "Klicke deinen Stern an, um zu sehen, was er bewahrt. Ziehen dreht den Himmel.",
  },
  addFirstStar: "Ersten Stern setzen",
  emptySky: "Dein Himmel ist noch leer. Trage deine erste Stimmung ein, und hier entsteht ihr Stern.",
  refusedChange: {
    sentence:
      "Deine Änderung (<strong>{star}</strong>) wurde nicht angenommen. Sie ist auf diesem Gerät gespeichert.",
    look: "Ansehen",
  },
  stillSignedIn: {
    title: "Du bist noch angemeldet",
    description: "Zum Abmelden muss dein Server erreichbar sein. Versuche es dann noch einmal.",
  },
  starsRefused: "{count, plural, one {# Stern} other {# Sterne}} nicht angenommen.",
  starsWaiting: "{count, plural, one {# Stern wartet} other {# Sterne warten}} auf diesem Gerät.",
  timer: {
    ready: "Timer bereit",
    active: "Timer läuft",
  },
  notDrawn: {
    drawAgain: "Himmel neu zeichnen",
    reason:
      "Dein Himmel lässt sich gerade nicht zeichnen. Deine Sterne sind sicher, und du kannst weiter Stimmungen eintragen.",
  },
  theme: {
    legend: "Farbschema",
    system: "System",
    dark: "Dunkel",
    light: "Hell",
  },
  share: {
    embed: "Einbetten",
    share: "Teilen",
    embedCopied: {
      title: "Einbettungscode kopiert",
      description: "Füge ihn in eine Seite derselben Website ein, um dein Universum dort zu zeigen.",
    },
    linkCopied: {
      title: "Link kopiert",
      description: "Die Adresse dieser Seite liegt in deiner Zwischenablage.",
    },
    pageTitle: "{universe} Mood Universe",
  },
  settings: "Einstellungen",
  starNotInSky: {
    title: "Dieser Stern ist nicht an deinem Himmel",
    description:
      "Vielleicht wurde er entfernt. Der Papierkorb deines Tagebuchs hebt entfernte Sterne 30 Tage lang auf.",
  },
  outOfReach: {
    withStars:
      "Dein Universum ist gerade nicht erreichbar. Du siehst deine Sterne, wie sie waren; Neues kommt von selbst nach.",
    withoutStars:
      "Dein Universum ist gerade nicht erreichbar. Deine Sterne sind auf dem Server gut aufgehoben; sie kommen von selbst nach.",
  },
  pendingEmail:
    "Der Link an <strong>{email}</strong> wartet auf dich. Bis du ihm folgst, öffnet allein der Name dieses Universum.",
  journeyOf: "<rest>Die Reise von </rest><person>{name}</person>",
};
