import type { reminders } from "../en/reminders.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminders> = {
  title: "Erinnerungen",
  subtitle: "Eine freundliche Zeile zu Zeiten, die du wählst.",
  unreachable: "Deine Erinnerungen ließen sich nicht laden. Sie brauchen eine Verbindung zum Server.",
  next: "Nächste: {moment}",
  restingUntil: "Pause bis {day}.",
  endRest: "Pause beenden",
  noneComes: "Noch kommt keine Erinnerung: Wähle unten ein Gerät oder E-\u2060Mail.",
  times: {
    name: "Wann",
    add: "Zeit hinzufügen",
    zone: "Nach der Uhr von {zone}",
    useZone: "{zone} nehmen",
    one: "Erinnerung {number, number}",
    time: "Uhrzeit",
    remove: "Diese Zeit entfernen",
    kind: { name: "Wofür", star: "Ein Stern", "check-in": "Ein Check-in" },
  },
  places: {
    name: "Wo",
    byMail: "Per E-\u2060Mail",
    byMailHint: "An {mail}. Jede E-\u2060Mail hat einen Link, der sie beendet.",
    noMail:
      "Erinnerungen können auch per E-\u2060Mail kommen, sobald in den <link>Kontoeinstellungen</link> eine E-\u2060Mail-Adresse bestätigt ist.",
    withSound: "Mit Ton",
    withSoundHint: "Erinnerungen sind lautlos, außer du möchtest sie hören.",
    thisDevice: "Auf diesem Gerät",
    thisDeviceHint: "Als Mitteilung, auch wenn Mood Universe geschlossen ist.",
    asks: "Dein Browser fragt, ob er Mitteilungen zeigen darf. Für Erinnerungen braucht es ein Ja.",
    others: "Andere Geräte",
    lastOpened: "Zuletzt geöffnet: {day}",
    remove: "{name} entfernen",
    whyNot: {
      insecure: "Browser zeigen Mitteilungen nur über https, und diese Adresse hat kein https.",
      "home-screen":
        "Lege Mood Universe auf einem iPhone oder iPad zuerst auf den Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffne es von dort und komm hierher zurück.",
      none: "Dieser Browser kann keine Mitteilungen zeigen. Ein anderer vielleicht schon, und per E-\u2060Mail geht es ohne.",
      denied:
        "Dein Browser blockiert Mitteilungen von dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und komm dann hierher zurück.",
    },
  },
  device: { name: "{browser} auf {system}", browser: "Browser" },
  actions: {
    start: "Erinnerungen starten",
    started: "Erinnerungen sind an",
    stop: "Erinnerungen beenden",
    stopped: "Erinnerungen sind beendet",
    rest: "Eine Woche Pause",
    save: "Speichern",
    saved: "Gespeichert",
  },
  failed: {
    title: "Nicht geändert",
    unchanged: "Deine Erinnerungen sind, wie sie waren. Prüfe deine Verbindung und versuche es noch einmal.",
    notAdded: "Dieses Gerät ließ sich nicht hinzufügen. Prüfe deine Verbindung und versuche es noch einmal.",
    notRemoved: "Das Gerät ist noch da. Prüfe deine Verbindung und versuche es noch einmal.",
  },
};
