import type { unlock } from "../en/unlock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof unlock> = {
  title: "Deine Worte entsperren",
  subtitle:
    "Sie sind versiegelt, und nur du kannst sie entsperren. Was du eingibst, bleibt in diesem Browser.",
  line: "Deine Worte sind auf diesem Gerät versiegelt.",
  newKeyLine: "Deine Worte haben einen neuen Schlüssel, seit du sie hier entsperrt hast.",
  open: "Entsperren",
  field: { label: "Passphrase oder Notfallblatt", show: "Eingabe zeigen", hide: "Eingabe verbergen" },
  account: "Versiegelte Worte von {universe}",
  keep: "Auf diesem Gerät entsperrt lassen",
  keepHint:
    "Bis du die App sperrst oder dich hier abmeldest. Sonst, bis der letzte Tab geschlossen oder neu geladen wird.",
  submit: "Entsperren",
  busy: "Wird entsperrt …",
  byPasskey: "Mit einem Passkey entsperren",
  asking: "Dein Gerät fragt dich …",
  empty: "Gib deine Passphrase oder den Code deines Notfallblatts ein.",
  wrong: "Das entsperrt deine Worte nicht. Nichts ist verloren, versuche es noch einmal.",
  slip: "In Gruppe {group, number} des Codes ist ein Tippfehler.",
  incomplete: "Das ist nicht der ganze Code des Notfallblatts. Er hat {groups, number} Gruppen.",
  earlier:
    "Das gehört zu einem früheren Schlüssel. Gib die Passphrase oder den Code ein, die du seitdem gewählt hast.",
  earlierKey:
    "Manches, was hier wartet, braucht die Passphrase oder das Notfallblatt, das du hattest, als du es geschrieben hast.",
  weak: "Der Server hat ein Schloss geschickt, das schwächer ist als jedes, das dieses Produkt macht. Deshalb wurde nichts damit geöffnet. Wer diesen Server betreibt, kann nachsehen.",
  damaged:
    "Es öffnet sich, aber darin liegt nicht der Schlüssel deiner Worte: Was der Server geschickt hat, passt nicht zusammen. Wer diesen Server betreibt, kann nachsehen.",
  left: "Die Seite wurde inzwischen gesperrt, oder du hast dich abgemeldet. Versuche es noch einmal.",
  failed: "Das ließ sich gerade nicht entsperren. Versuche es noch einmal.",
  passkeyStopped: "Dein Gerät hat nicht geantwortet. Versuche es noch einmal, oder gib deine Passphrase ein.",
  passkeyCannot: "Dieser Passkey kann in diesem Browser keine Worte entsperren. Deine Passphrase kann es.",
  unreachable:
    "Wie sich deine Worte entsperren lassen, ist gerade nicht zu erfahren. Auf jedem Gerät braucht es dafür einmal eine Verbindung.",
  http: "Diese Seite ist ohne https geöffnet, und so bieten Browser keine Verschlüsselung an. Über https lassen sich deine Worte entsperren.",
  opened: "Deine Worte sind entsperrt",
  openedKept: "Auf diesem Gerät, bis du die App sperrst oder dich abmeldest.",
  openedHere: "In den Tabs dieses Browsers, bis der letzte geschlossen oder neu geladen wird.",
  lost: "Passphrase vergessen? Du kannst eine neue wählen.",
  newPassphrase: "Neue Passphrase",
  locked: {
    form: "Entsperre deine Worte, um Notizen zu lesen und zu schreiben und Stichwörter zu wählen.",
    search: "Entsperre deine Worte, um darin zu suchen.",
    names: "Entsperre deine Worte, um zu sehen, wie alles heißt.",
    letter:
      "Ein Brief besteht aus deinen Worten. Entsperre sie, und er wird hier geschrieben, in deinem Browser.",
    insights:
      "Was deine Notizen, Stichwörter und Messwerte zeigen, erscheint, sobald deine Worte entsperrt sind.",
    report:
      "Solange deine Worte nicht entsperrt sind, hat der Bericht deine Gefühle und ihre Zeiten, und an der Stelle von Worten steht „Versiegelt“.",
  },
};
