import type { waysBack } from "../en/ways-back.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waysBack> = {
  code: {
    label: "Code aus deiner App",
    hint: "Ein Schritt fehlt noch: Gib die sechs Ziffern ein, die deine App gerade zeigt, oder einen deiner Wiederherstellungscodes.",
    submit: "Weiter",
    otherWay: "Anders anmelden",
  },
  passkey: {
    failed:
      "Die Anmeldung mit einem Passkey hat gerade nicht geklappt. Versuche es noch einmal oder melde dich anders an.",
    stopped:
      "Es wurde abgebrochen, oder dein Gerät hat zu lange gewartet. Versuche es noch einmal oder melde dich anders an.",
    browser: "Dieser Browser kann keine Passkeys. Melde dich anders an oder nimm einen neueren Browser.",
    device:
      "Dein Gerät konnte seinen Passkey nicht benutzen. Versuche es noch einmal oder melde dich anders an.",
  },
  recover: {
    title: "Mit einem Code öffnen",
    hint: "Für ein Universum, das nur ein Passkey öffnet, wenn der Passkey verloren ist. Als du ihn erstellt hast, bekamst du zehn Codes; jeder gilt einmal.",
    code: "Wiederherstellungscode",
    submit: "Mein Universum öffnen",
    busy: "Wird geöffnet …",
    addPasskey: "Füge jetzt einen neuen Passkey hinzu, damit du wieder ohne Code hineinkommst.",
    failed: "Es ließ sich gerade nicht öffnen. Nichts hat sich geändert.",
    otherwise:
      "Wenn du ein Passwort hast, melde dich an wie immer: Dort steht ein Wiederherstellungscode für den Code aus deiner App. Ohne Code bitte die Menschen, die diesen Server betreiben, um einen Link: <contact>{address}</contact>",
  },
  link: {
    title: "Ein Link in dein Postfach",
    hint: "Der Link öffnet dein Universum einmal, innerhalb von 15 Minuten, und danach kannst du ein neues Passwort wählen.",
    email: "Deine E-\u2060Mail-Adresse",
    send: "Link senden",
    sending: "Wird gesendet …",
    sent: "Sieh in dein Postfach",
    sentHint:
      "Wenn <address>{email}</address> hier zu einem Konto gehört, ist ein Link unterwegs. Er gilt einmal, innerhalb von 15 Minuten.",
    again: "Nichts da? Sieh im Spam nach oder frage nach einer Minute noch einmal.",
    askAgain: "Noch einmal senden",
    noMail:
      "Dieser Server verschickt keine Mails, also kann kein Link kommen. Frage die Menschen, die ihn betreiben.",
    failed: "Der Link ließ sich gerade nicht anfordern. Versuche es gleich noch einmal.",
    open: "Öffne dein Universum",
    openHint: "Dieser Link öffnet dein Universum in diesem Browser.",
    opening: "Wird geöffnet …",
    openSubmit: "Hier öffnen",
    expired: "Dieser Link öffnet nichts mehr",
    newLink: "Schick mir einen neuen Link",
    password: {
      title: "Wähle ein neues Passwort",
      hint: "Dein Universum ist offen. Mit einem neuen Passwort kommst du wieder ohne Mail hinein.",
      submit: "Speichern und weiter",
      busy: "Wird gespeichert …",
      later: "Jetzt nicht",
      failed: "Das Passwort ließ sich gerade nicht speichern. Das alte gilt noch.",
      saved: "Passwort gespeichert",
      savedHint: "Es öffnet ab jetzt dein Universum. Überall sonst bist du abgemeldet.",
    },
  },
  invitation: {
    title: "Ein Weg in dein Universum",
    what: "Die Menschen, die diesen Server betreiben, haben diesen Link für die Person von „{universe}“ erstellt. Er gilt einmal, und danach hast du 30 Minuten, um dem Universum einen eigenen Weg hinein zu geben.",
    begin: "Weiter",
    beginning: "Einen Moment …",
    choose: "Wie möchtest du ab jetzt hineinkommen?",
    byPasskey: "Mit einem Passkey",
    byPassword: "Mit E-\u2060Mail und Passwort",
    other: "Einen anderen Weg wählen",
    failed: "Der Link ließ sich gerade nicht benutzen. Nichts hat sich geändert.",
    unusable: "Dieser Link lässt sich nicht mehr benutzen",
    missing: "Dieser Link ist nicht vollständig. Öffne ihn noch einmal dort, wo du ihn bekommen hast.",
    done: "Dein Universum hat einen neuen Weg hinein",
  },
};
