import type { keepsakes } from "../en/keepsakes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof keepsakes> = {
  film: {
    left: {
      unknown: "Die Dauer wird berechnet",
      seconds: "Noch ein paar Sekunden",
      aboutSeconds: "Noch etwa {seconds} Sekunden",
      aboutMinutes: "Noch etwa {minutes, plural, one {# Minute} other {# Minuten}}",
    },
    making: "Dein Film entsteht",
    makingHint:
      "Dein Browser zeichnet ihn Bild für Bild auf diesem Gerät. Lass das hier offen, bis er fertig ist.",
    length: "Länge",
    seconds: "{seconds} s",
    title: "Titel",
    optional: "Optional",
    music: "Musik",
    noSound: "Dieser Browser kann Filme nur ohne Ton machen.",
    make: "Film machen",
    wide: "Quer",
    tall: "Hoch",
    failures: {
      graphics:
        "Dein Browser kann den Film gerade nicht zeichnen, weil seine Grafik (WebGL) nicht verfügbar ist. Dein Tagebuch ist unverändert. Schließe andere Tabs oder starte den Browser neu, dann versuche es noch einmal.",
      music:
        "Die Musik ist nicht angekommen. Prüfe deine Verbindung und versuche es noch einmal, oder mach den Film ohne Musik.",
      browser:
        "Der Browser konnte den Film nicht fertigstellen; vielleicht fehlt ihm Speicher. Dein Tagebuch ist unverändert. Schließe andere Tabs oder wähle einen kürzeren Film.",
    },
    period: "Was er zeigt",
    firstStar: "Dein erster Stern leuchtet auf.",
    fromFirst:
      "{count, plural, one {# Stern leuchtet} other {# Sterne leuchten}} auf, vom ersten bis zum neuesten.",
    preview: "Vorschau deines Films",
    noPreview: "Die Vorschau lässt sich gerade nicht zeichnen.",
    moment: "Stelle im Film",
    second: "Sekunde {second} von {length}",
    yours: "Dein Film",
    ready: "Dein Film ist fertig.",
    savedAs: "Gespeichert als {name}. Er liegt bei deinen Downloads.",
    again: "Noch einen machen",
    save: "Film speichern",
    unsupported:
      "Dieser Browser kann keine Filme machen. Aktuelle Versionen von Chrome, Edge, Firefox oder Safari auf einem Computer können es. Dein Tagebuch funktioniert hier wie bisher.",
    insecure:
      "Browser machen Filme nur auf Seiten, die über HTTPS geöffnet sind, und das ist diese nicht. Dein Tagebuch funktioniert hier wie bisher.",
    drawn: "Dein Film, während er gezeichnet wird",
    gettingReady: "Wird vorbereitet …",
    everything: "Alles · {count, plural, one {# Stern} other {# Sterne}}",
    year: "{year} · {count, plural, one {# Stern} other {# Sterne}}",
    secondsOf: "{second} / {length} s",
    megabytes: "{name}, {size} MB",
    loading: "Wird geladen …",
  },
  shape: {
    title: "Form",
    portrait: "Hochformat",
    landscape: "Querformat",
  },
  dates: "Datum",
  drawing: "Wird gezeichnet …",
  poster: {
    size: "Größe",
    stars: "Sterne",
    inView: "Wie in der Ansicht",
    all: "Alle",
    names: "Namen am Himmel",
    namesOfTags: "Hier sind das die Namen deiner Stichwörter.",
    namesOfConstellations: "Auch die Namen deiner Sternbilder.",
    ready: {
      title: "Dein Poster ist fertig",
      description: "Es liegt bei deinen Downloads.",
    },
    preview: "Vorschau deines Posters",
    making: "Dein Poster wird gezeichnet",
    save: "Poster speichern",
    screen: "Bildschirm",
    largest: "Maximal",
    print: "{across} × {down} cm, zum Drucken",
    pixels: "{across} × {down} Pixel",
  },
  name: "Name",
  legend: "Legende der Gefühle",
  card: {
    preview: "Vorschau deiner Karte",
    notShared: {
      title: "Die Karte wurde nicht geteilt",
      description: "Speichere sie und teile die Datei von dort.",
    },
    copied: {
      title: "Karte kopiert",
      description: "Füge sie ein, wo du magst.",
    },
    notCopied: {
      title: "Die Karte wurde nicht kopiert",
      description: "Der Browser erlaubt es nicht. Speichere die Karte stattdessen.",
    },
    copy: "Karte kopieren",
    save: "Karte speichern",
    share: "Karte teilen",
  },
  parts: {
    poster: "Poster",
    film: "Film",
    card: "Karte",
    title: "Was du machen möchtest",
  },
  title: "Himmel festhalten",
  subtitle: "Als Bild oder Film. Deine Notizen sind auf keinem zu sehen.",
  noStars:
    "Dein Himmel hat noch keine Sterne. Trage deine erste Stimmung ein, dann gibt es etwas festzuhalten.",
  colours: {
    night: "Nacht",
    paper: "Papier",
    title: "Farben",
  },
  failures: {
    tooLarge:
      "Die Grafik dieses Geräts zeichnet Bilder mit bis zu {largest, number} Pixeln je Seite. Wähle eine kleinere Größe.",
    noGraphics:
      "Dein Browser kann das Bild gerade nicht zeichnen, weil seine Grafik (WebGL) nicht verfügbar ist. Dein Tagebuch ist unverändert. Schließe andere Tabs oder starte den Browser neu, dann versuche es noch einmal.",
    unexpected:
      "Das Bild ließ sich nicht erstellen. Dein Tagebuch ist unverändert. Versuche es noch einmal oder wähle eine kleinere Größe.",
  },
};
