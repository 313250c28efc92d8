import type { appLock } from "../en/app-lock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof appLock> = {
  title: "Dieses Gerät sperren",
  subtitle: "Ein ruhiger Vorhang vor deinem Tagebuch, in jedem Tab dieses Browsers.",
  honest:
    "Er hält neugierige Hände fern. Er verschlüsselt nicht, was dieses Gerät aufbewahrt: Wer das Gerät auseinandernimmt, kann es trotzdem lesen.",
  byName:
    "Dein Universum öffnet sich allein mit seinem Namen: Wer den Namen kennt, kommt durch eine neue Anmeldung am Vorhang vorbei. Ein Passwort in den <link>Kontoeinstellungen</link> schließt diesen Weg.",
  needsStorage: "Dieser Browser behält nichts für diese Seite. Deshalb kann er auch keine Sperre behalten.",
  when: {
    legend: "Schließt sich ohne Berührung nach",
    minutes: "{minutes, plural, one {# Minute} other {# Minuten}}",
    hidden: "Schließen, wenn niemand hinsieht",
    hiddenHint: "Sobald du zu einem anderen Tab oder einer anderen App wechselst oder diesen Tab schließt.",
    key: "Die Taste L schließt sofort, außer während du schreibst.",
  },
  way: {
    legend: "Öffnet sich mit",
    pin: "Einer PIN",
    passkey: "Diesem Gerät",
    passkeyHint:
      "Mit deinem Fingerabdruck, deinem Gesicht oder der Bildschirmsperre dieses Geräts, auch ohne Netz.",
    passkeyName: "Sperre von Mood Universe",
    notMade:
      "Das Gerät hat keinen Schlüssel für die Sperre angelegt. Du kannst es noch einmal versuchen oder eine PIN wählen.",
  },
  pin: {
    one: { label: "PIN", show: "PIN zeigen", hide: "PIN verbergen" },
    again: { label: "PIN noch einmal", show: "Zweite PIN zeigen", hide: "Zweite PIN verbergen" },
    hint: "{min, number} bis {max, number} Ziffern. Wenn du sie vergisst, öffnet eine neue Anmeldung die Sperre.",
    form: "Eine PIN hat {min, number} bis {max, number} Ziffern.",
    differs: "Die beiden PINs sind nicht gleich.",
  },
  turnOn: "Sperre einschalten",
  turningOn: "Wird eingeschaltet …",
  turnOff: "Sperre ausschalten",
  lockNow: "Jetzt sperren",
  isOn: "Die Sperre ist an.",
  change: "Anders öffnen",
  keep: "So lassen",
  save: "Speichern",
  turnedOn: "Die Sperre ist an",
  turnedOnHint: "Drücke L, wenn du gehst, oder lass sie von selbst schließen.",
  turnedOff: "Die Sperre ist aus",
  curtain: {
    title: "Dein Himmel ruht",
    open: "Öffnen",
    opening: "Wird geöffnet …",
    wrong:
      "Das ist nicht die PIN. {left, plural, one {Noch ein Versuch, dann öffnet nur eine Anmeldung.} other {Noch # Versuche, dann öffnet nur eine Anmeldung.}}",
    notOpened: "Das hat nicht geöffnet. Du kannst es noch einmal versuchen.",
    signIn: "Stattdessen anmelden",
    signInHint:
      "Damit meldest du dich hier ab und danach neu an. Was noch nicht gesendet ist, bleibt auf diesem Gerät und wird dann gesendet.",
    signInSubmit: "Abmelden und anmelden",
    back: "Zurück",
    ended: "Bitte melde dich an",
    endedByPins:
      "Hier wurden zehn falsche PINs eingegeben. Eine Anmeldung öffnet dein Tagebuch, und nichts ist verloren.",
    endedByChoice: "Eine Anmeldung öffnet dein Tagebuch, und nichts ist verloren.",
  },
  openedBySignIn: "Die Sperre ist offen",
  openedBySignInHint:
    "Sie hat sich geöffnet, weil du dich angemeldet hast. PIN vergessen? Wähle eine andere in den Einstellungen unter „Dieses Gerät sperren“.",
};
