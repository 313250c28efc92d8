import type { yourData } from "../en/your-data.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof yourData> = {
  title: "Deine Daten",
  introduction:
    "Was du hier schreibst, gehört dir. Nimm alles mit oder einen Teil, wann immer du möchtest: Dein Browser erstellt die Datei, und sie geht nirgendwohin außer zu deinen Downloads. Und bring mit, was du anderswo geschrieben hast.",
  back: "Zurück zu deinen Daten",
  outOfReach: "Dein Universum ist gerade nicht erreichbar. Alles darin bleibt erhalten.",
  withNotes: "Mit Notizen",
  withNotesHint: "Schalte das aus, um nur Gefühle, Zeiten und Stichwörter mitzunehmen.",

  formats: {
    title: "Mitnehmen",
    save: "Speichern",
    open: "Öffnen",
    json: {
      title: "Alles, als JSON",
      text: "Sterne, Papierkorb, Stichwörter, Sternbilder, eigene Gefühle, Messwerte, Aktivitäten, Profil, Avatar und Zeiten der Erinnerungen: eine vollständige Kopie, für dich und für andere Programme.",
      save: "Alles als JSON speichern",
    },
    partAsJson: {
      title: "Deine Auswahl, als JSON",
      text: "Die Sterne, die du gewählt hast, mit ihren Stichwörtern und Sternbildern, dein Profil und dein Avatar.",
      save: "Auswahl als JSON speichern",
    },
    sealed: {
      title: "Alles, versiegelt",
      text: "Eine vollständige Kopie, in der deine Worte versiegelt bleiben. Deine Passphrase oder dein Notfallblatt öffnet sie, hier oder auf einer Seite, die kein Netz braucht: Verwahre diese Seite neben der Datei.",
      save: "Alles versiegelt speichern",
      page: "Seite zum Öffnen speichern",
      later:
        "Während deine Worte einen anderen Schlüssel bekommen oder geöffnet werden, lässt sich keine versiegelte Kopie machen.",
    },
    plain: {
      title: "Für alle lesbar speichern?",
      text: "Diese Datei ist nicht versiegelt: Wer sie bekommt, kann jedes Wort darin lesen, auf diesem Gerät und überall, wohin du sie mitnimmst.",
      act: "Lesbar speichern",
    },
    csv: {
      title: "Tabelle, als CSV",
      text: "Eine Zeile für jeden Stern, für jede Tabellenkalkulation. Nichts darin kann als Formel laufen.",
      save: "Tabelle als CSV speichern",
    },
    readings: {
      title: "Was du gemessen hast, als CSV",
      text: "Eine Zeile für jeden Messwert deiner Tracker, gleich welche Sterne du gewählt hast.",
      save: "Was du gemessen hast, als CSV speichern",
    },
    markdown: {
      title: "Seiten, als Markdown",
      text: "Reiner Text, der sich auch in fünfzig Jahren noch lesen lässt, eine Datei für jeden Monat.",
      save: "Seiten als Markdown speichern",
    },
    report: {
      title: "Auf Papier, für jemanden, dem du vertraust",
      text: "Ein Bericht über diese Sterne, den dein Browser druckt oder als PDF speichert.",
      open: "Bericht öffnen",
    },
  },

  status: {
    making: "Deine Datei wird erstellt",
    saved: "Gespeichert als <file>{name}</file>. Sie liegt bei deinen Downloads.",
    outOfReach:
      "Die Datei ließ sich nicht erstellen, weil dein Universum gerade nicht erreichbar ist. Nichts ging verloren; versuche es gleich noch einmal.",
    failed:
      "Die Datei ließ sich nicht erstellen. Nichts ging verloren; lade die Seite neu und versuche es noch einmal.",
  },

  room: {
    title: "Wie viel Platz es braucht",
    used: "{used} von {most}",
    text: "Jeder Buchstabe, den du schreibst, braucht Platz, und jeder Stern, jede Messung und jeder Name etwas mehr.",
    nearlyFull:
      "Es ist nur noch wenig Platz. Kürze lange Notizen oder lösche Sterne im Papierkorb endgültig, um welchen zu schaffen.",
    outOfReach: "Wie viel Platz dein Universum braucht, lässt sich gerade nicht lesen.",
    parts: {
      notes: "Notizen",
      stars: "Sterne, ohne ihre Notizen",
      readings: "Was du gemessen hast",
      imports: "Was Importe sich merken, damit nichts doppelt dazukommt",
      practice: "Übungen und das Quiz",
      rest: "Stichwörter, Gefühle, Sternbilder und Links, und Spuren von Entferntem",
    },
  },

  leaving: {
    title: "Gehen",
    text: "Du kannst dein Universum selbst löschen, mit allem darin. Die nächste Seite sagt, was das bedeutet, bevor etwas geschieht.",
    delete: "Mein Universum löschen",
  },

  deletion: {
    whatIsDeleted: "Was mit „{universe}“ gelöscht wird",
    stars: "{count, plural, one {# Stern} other {# Sterne}} und die im Papierkorb, mit allen Notizen",
    everyStar: "Jeder Stern, auch im Papierkorb, mit allen Notizen",
    tags: "{count, plural, one {# Stichwort} other {# Stichwörter}}",
    yourTags: "Deine Stichwörter",
    constellations:
      "Deine Sternbilder, deine Vergleiche, deine Erinnerungen und jeder Link, der deinen Himmel zeigt",
    activities: "Deine Quizantworten, Übungen und Labyrinthe",
    avatar: "Dein Avatar, deine Auszeichnungen und dein Profil",
    accountWith: "Dein Konto mit {email}",
    account: "Dein Konto",
    byName:
      "Dein Universum schließt sich sofort, wo immer es offen ist, und wird nach sieben Tagen entfernt. Weil allein sein Name es öffnet, könnten alle, die den Namen kennen, darum bitten: Bis dahin kannst du es mit seinem Namen öffnen und behalten, mit allem darin.",
    atOnce:
      "Das geschieht sofort und lässt sich nicht rückgängig machen. Wo immer dein Universum offen ist, schließt es sich.",
    atOnceWithMail:
      "Das geschieht sofort und lässt sich nicht rückgängig machen. Wo immer dein Universum offen ist, schließt es sich. Du bekommst eine letzte E-\u2060Mail, die das bestätigt.",

    saveFirst: {
      title: "Nimm es vorher mit",
      text: "Eine Datei enthält alles. Sie kann dein Universum später zurückbringen, hier oder bei jedem anderen Mood Universe.",
      otherFormats: "Andere Formate",
    },

    title: "Löschen",
    name: "Der Name deines Universums",
    nameHint: "Tippe „{universe}“ genau so, wie es hier steht.",
    signInAgainText:
      "Du hast hier kein Passwort. Um zu zeigen, dass du es bist, melde dich über deinen Anbieter an und komm innerhalb von zehn Minuten auf diese Seite zurück.",
    signInAgain: "Erneut anmelden",
    deleting: "Wird gelöscht …",
    nothingDeleted: "Nichts wurde gelöscht",
    wrongName: "So heißt dein Universum nicht.",
    passwordMissing: "Bitte gib dein Passwort ein.",
    failed: "Dein Universum ließ sich nicht löschen. Bitte versuche es noch einmal.",
  },

  report: {
    trackers: {
      title: "Was gemessen wurde",
      about:
        "{by, select, week {Je eine Linie mit einem Punkt für jede Woche dieses Berichts. Eine Lücke ist eine Woche ohne Messwert.} other {Je eine Linie über die Tage dieses Berichts. Eine Lücke ist ein Tag ohne Messwert.}}",
      choose: "Tracker im Bericht",
      facts: "{lowest} bis {highest}, im Mittel {mean}, an {days, plural, one {# Tag} other {# Tagen}}",
      alike: "{value} an {days, plural, one {# Tag} other {# Tagen}}",
      yesDays: "{yes, number} von {days, plural, one {# Tag} other {# Tagen}}",
    },
    title: "Stimmungsbericht",
    empty: "In diesem Bericht ist kein Stern. Geh zurück und wähle andere Sterne.",
    chooseOthers: "Andere Sterne wählen",
    noStar: {
      title: "Der Bericht wartet auf deinen ersten Stern",
      text: "Füge in deinem Himmel eine Stimmung hinzu. Hier kannst du dann drucken, was du geschrieben hast.",
    },
    print: "Drucken oder als PDF speichern",
    layingOut: "Die Seiten werden gesetzt",
    heading: "{name}, {dates}",
    notesWith: "Notizen mit „{words}“",
    onlyThese: "Nur diese Sterne: {conditions}.",
    about:
      "Das ist eine Selbstauskunft. {name} hat die Gefühle gewählt und die Notizen geschrieben, in Mood Universe, einem privaten Tagebuch. Sie ist keine medizinische Beurteilung, und Tage ohne Eintrag sagen nichts darüber, wie sie waren.",
    summary:
      "{stars, plural, one {# Stern} other {# Sterne}} an {lit, number} von {days, plural, one {# Tag} other {# Tagen}}. Viele Menschen schreiben an manchen Tagen mehr als an anderen.",
    days: "{count, plural, one {# Tag} other {# Tage}}",
    mostFeelings: "Häufigste Gefühle",
    mostTags: "Was dabei war",
    dayByDay: "Tag für Tag",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} mit {second}",
    tags: " · {tags}",

    weather: {
      title: "Wetter",
      about:
        "Das Mittel der Tage {by, select, week {jeder Woche} other {jedes Monats}} mit einem Eintrag: über der Linie angenehm, darunter unangenehm. Umrandete Balken haben weniger als drei Tage. Wie angenehm ein Gefühl zählt, schätzt dieses Produkt selbst.",
      pleasant: "angenehm",
      unpleasant: "unangenehm",
      weekOf: "Woche ab {date}",
      table: "Wetter nach {by, select, week {Wochen} other {Monaten}}, von −1 (unangenehm) bis 1 (angenehm)",
      noEntry: "Kein Eintrag",
      mean: "{mean}, {days, plural, one {# Tag} other {# Tage}}",
    },
  },

  farewell: {
    title: "Abschied",
    tagline: "Leb wohl, und danke",
    closed: "Dein Universum ist geschlossen",
    closedText:
      "Es wird am <time>{date}</time> entfernt. Bis dahin kannst du es mit seinem Namen öffnen und behalten. Dieser Browser hat es schon vergessen.",
    deleted: "Dein Universum ist gelöscht",
    deletedText:
      "Jeder Stern, jede Notiz und jede Antwort ist vom Server verschwunden, und dieser Browser hat vergessen, was er davon hatte.",
    takeCare:
      "Wenn du eine Datei gespeichert hast, liegt sie bei deinen Downloads und kann eines Tages alles zurückbringen. Pass gut auf dich auf.",
    toFirstPage: "Zur Startseite",
  },
};
