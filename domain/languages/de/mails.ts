import type { mails } from "../en/mails.ts";
import type { Translation } from "../text.ts";

const ifNotYou = "Wenn du das nicht warst, lass diese E-Mail liegen; dann geschieht nichts.";
const confirm = "Adresse bestätigen";
const noSecret =
  "Wenn du es nicht warst, musst du nichts tun. Wer immer es war, hat nicht erfahren, dass du ein Konto hast.";

export const messages: Translation<typeof mails> = {
  questions: "Fragen? Schreib an {address}.",
  orOpen: "Oder öffne diese Adresse in deinem Browser:",
  verifyRegistration: {
    subject: "Bestätige deine E-Mail-Adresse",
    welcome: "Willkommen bei Mood Universe. Dein Universum „{universe}“ ist fast fertig.",
    follow: "Folge innerhalb von 24 Stunden diesem Link, um zu bestätigen, dass diese Adresse dir gehört:",
    confirm,
    ifNotYou,
  },
  alreadyRegistered: {
    subject: "Du hast schon ein Konto",
    reason:
      "Jemand, vielleicht du, wollte sich mit dieser E-Mail-Adresse registrieren. Zu ihr gibt es schon ein Konto, und nichts hat sich geändert.",
    signInHere: "Wenn du es warst, melde dich hier an:",
    signIn: "Anmelden",
    ifNotYou: noSecret,
  },
  verifyMigration: {
    subject: "Schließe den Wechsel zu E-Mail und Passwort ab",
    reason:
      "Dein Universum „{universe}“ soll sich künftig mit dieser E-Mail-Adresse und deinem Passwort öffnen.",
    follow: "Folge innerhalb von 24 Stunden diesem Link, um zu bestätigen, dass diese Adresse dir gehört:",
    confirm,
    untilThen:
      "Bis dahin öffnet es sich noch allein mit seinem Namen. Danach reicht der Name nicht mehr, und wo es so geöffnet war, meldest du dich neu an.",
    ifNotYou,
  },
  verifyChange: {
    subject: "Bestätige deine neue E-Mail-Adresse",
    reason: "Das soll die neue E-Mail-Adresse deines Universums „{universe}“ werden.",
    follow: "Folge innerhalb von 24 Stunden diesem Link, um zu bestätigen, dass sie dir gehört:",
    confirm,
    untilThen: "Bis dahin gilt deine alte Adresse weiter.",
    ifNotYou,
  },
  addressInUse: {
    subject: "Jemand wollte deine E-Mail-Adresse nutzen",
    reason:
      "Jemand, vielleicht du, wollte diese E-Mail-Adresse für ein anderes Universum nutzen. Sie bleibt bei deinem, und nichts hat sich geändert.",
    ifNotYou: noSecret,
  },
  changeRequested: {
    subject: "Eine neue E-Mail-Adresse wurde gewünscht",
    reason:
      "Dein Universum „{universe}“ soll eine andere E-Mail-Adresse bekommen. Diese hier gilt weiter, bis jemand dem Link folgt, den wir an die neue geschickt haben.",
    ifNotYou: "Wenn du das nicht warst, ändere jetzt dein Passwort und schreib uns.",
  },
  emailChanged: {
    subject: "Deine E-Mail-Adresse wurde geändert",
    reason:
      "Dein Universum „{universe}“ hat jetzt eine andere E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden.",
    ifNotYou: "Wenn du das nicht warst, schreib uns jetzt.",
  },
  passwordChanged: {
    subject: "Dein Passwort wurde geändert",
    reason:
      "Das Passwort deines Universums „{universe}“ wurde geändert. Wo es sonst noch offen war, ist es jetzt geschlossen.",
    ifNotYou: "Wenn du das nicht warst, schreib uns jetzt.",
  },
  passwordChangedHere: {
    subject: "Dein Passwort wurde geändert",
    reason:
      "Das Passwort deines Universums „{universe}“ wurde geändert. Wo es sonst noch offen ist, bleibt es offen.",
    ifNotYou: "Wenn du das nicht warst, schreib uns jetzt.",
  },
  signInLink: {
    subject: "Dein Link zum Anmelden",
    reason: "Jemand, vielleicht du, hat einen Link angefordert, der dein Universum „{universe}“ öffnet.",
    follow: "Er gilt einmal, innerhalb von 15 Minuten:",
    signIn: "Anmelden",
    newPassword: "Danach kannst du gleich ein neues Passwort wählen.",
    ifNotYou: "Wenn du das nicht warst, lass diese E-Mail liegen. Ohne diesen Link kommt niemand hinein.",
  },
  newDevice: {
    subject: "Ein neues Gerät hat dein Universum geöffnet",
    reason: "Dein Universum „{universe}“ wurde auf einem Gerät geöffnet, auf dem es vorher nicht offen war.",
    device: "Das Gerät nennt sich: {device}.",
    ifNotYou:
      "Wenn du das nicht warst, ändere dein Passwort in den Kontoeinstellungen und melde dich überall sonst ab.",
  },
  passkeyAdded: {
    subject: "Ein Passkey wurde hinzugefügt",
    reason: "Dein Universum „{universe}“ lässt sich jetzt mit einem neuen Passkey öffnen.",
    ifNotYou:
      "Wenn du das nicht warst, entferne den Passkey in den Kontoeinstellungen und schreib uns jetzt.",
  },
  passkeyRemoved: {
    subject: "Ein Passkey wurde entfernt",
    reason: "Ein Passkey deines Universums „{universe}“ wurde entfernt. Er öffnet es nicht mehr.",
    ifNotYou: "Wenn du das nicht warst, schreib uns jetzt.",
  },
  secondFactorAdded: {
    subject: "Dein zweiter Schritt ist an",
    reason:
      "Dein Universum „{universe}“ fragt beim Anmelden jetzt auch nach einem Code aus deiner App. Bewahre deine Wiederherstellungscodes gut auf.",
    ifNotYou: "Wenn du das nicht warst, schreib uns jetzt.",
  },
  secondFactorRemoved: {
    subject: "Dein zweiter Schritt ist aus",
    reason: "Dein Universum „{universe}“ fragt beim Anmelden nicht mehr nach einem Code.",
    ifNotYou: "Wenn du das nicht warst, ändere jetzt dein Passwort und schreib uns.",
  },
  providerRemoved: {
    subject: "Dein Anbieter für die Anmeldung wurde entfernt",
    reason:
      "Dein Universum „{universe}“ lässt sich nicht mehr über deinen Anbieter öffnen. Deine anderen Wege hinein bleiben.",
    ifNotYou: "Wenn du das nicht warst, schreib uns jetzt.",
  },
  providerIsEnough: {
    subject: "Kein Code mehr nach deinem Anbieter",
    reason:
      "Dein Universum „{universe}“ fragt nicht mehr nach einem Code, wenn du dich über deinen Anbieter anmeldest. Dessen eigene Prüfung genügt.",
    ifNotYou: "Wenn du das nicht warst, schreib uns jetzt.",
  },
  providerIsNotEnough: {
    subject: "Nach deinem Anbieter wieder ein Code",
    reason:
      "Dein Universum „{universe}“ fragt wieder nach einem Code, wenn du dich über deinen Anbieter anmeldest und dein zweiter Schritt an ist.",
    ifNotYou: "Wenn du das nicht warst, schreib uns jetzt.",
  },
  recoveryCodesMade: {
    subject: "Du hast neue Wiederherstellungscodes",
    reason: "Dein Universum „{universe}“ hat neue Wiederherstellungscodes. Die früheren gelten nicht mehr.",
    ifNotYou: "Wenn du das nicht warst, schreib uns jetzt.",
  },
  tokenMade: {
    subject: "Ein Programm hat jetzt Zugriff auf dein Universum",
    reason:
      "Mit einem neuen Zugriffstoken kommt ein Programm in dein Universum „{universe}“. Was es darf, steht unter „Programme“ in den Kontoeinstellungen.",
    ifNotYou:
      "Wenn du das nicht warst, widerrufe das Token dort und ändere dein Passwort. Das beendet alle Token.",
  },
  webhookMade: {
    subject: "Ein Webhook hört jetzt von deinem Universum",
    reason:
      "Ein neuer Webhook meldet einer Adresse im Internet, wenn sich in deinem Universum „{universe}“ etwas ändert. Welche Adresse das ist und ob sie Worte bekommt, steht unter „Programme“ in den Kontoeinstellungen.",
    ifNotYou: "Wenn du das nicht warst, entferne den Webhook dort und ändere dein Passwort.",
  },
  skyLinkMade: {
    subject: "Ein neuer Link zeigt deinen Himmel",
    reason:
      "Wer einen neuen Link hat, kann den Himmel deines Universums „{universe}“ ansehen, ohne ein Wort von dem, was du geschrieben hast.",
    ifNotYou: "Wenn du das nicht warst, beende den Link unter „Himmel zeigen“ und ändere dein Passwort.",
  },
  sealingBegan: {
    subject: "Deine Worte werden versiegelt",
    reason:
      "Das Versiegeln deines Universums „{universe}“ hat begonnen. Wenn es fertig ist, kann außer dir niemand deine Notizen und Namen lesen, auch dieser Server nicht.",
    keepSafe:
      "Bewahre deine Passphrase und dein Notfallblatt gut auf: Verlierst du beides, sind deine Worte für immer fort.",
    ifNotYou: "Wenn du das nicht warst, ändere jetzt dein Passwort und schreib uns.",
  },
  wordsSealed: {
    subject: "Deine Worte sind versiegelt",
    reason:
      "Jede Notiz und jeder Name in deinem Universum „{universe}“ ist jetzt versiegelt. Nur deine Passphrase, dein Notfallblatt oder einer deiner Passkeys öffnet sie. Ein neues Passwort tut es nicht, und auch wir können es nicht.",
    ifNotYou: "Wenn du das nicht warst, schreib uns jetzt.",
  },
  openingBegan: {
    subject: "Deine Worte werden wieder geöffnet",
    reason:
      "Die Worte deines Universums „{universe}“ werden wieder geöffnet. Dieser Server wird sie wieder lesen können.",
    ifNotYou: "Wenn du das nicht warst, ändere jetzt dein Passwort und schreib uns.",
  },
  wordsOpen: {
    subject: "Deine Worte sind nicht mehr versiegelt",
    reason:
      "Die Notizen und Namen in deinem Universum „{universe}“ sind nicht mehr versiegelt. Du brauchst Passphrase und Notfallblatt nicht mehr.",
    ifNotYou: "Wenn du das nicht warst, ändere jetzt dein Passwort und schreib uns.",
  },
  sealChanged: {
    subject: "Was deine versiegelten Worte öffnet, wurde geändert",
    reason:
      "Eine Passphrase, ein Notfallblatt oder ein Passkey für die versiegelten Worte deines Universums „{universe}“ wurde hinzugefügt, ersetzt oder entfernt.",
    ifNotYou: "Wenn du das nicht warst, ändere jetzt dein Passwort und schreib uns.",
  },
  reminder: {
    addStar: "Stern setzen",
    ends: "Diese Erinnerungen hast du dir gewünscht. Dieser Link beendet sie:",
  },
  checkIn: { open: "Zum Check-in" },
  universeClosed: {
    subject: "Dein Universum wurde geschlossen",
    reason:
      "Die Menschen, die diesen Server betreiben, haben dein Universum „{universe}“ geschlossen. Niemand kann es jetzt öffnen, und am {date} wird es mit allem darin entfernt.",
    keep: "Wenn du es behalten oder mitnehmen möchtest, was darin ist, schreib uns bis dahin.",
  },
  universeReopened: {
    subject: "Dein Universum ist wieder offen",
    reason: "Dein Universum „{universe}“ ist wieder offen, mit allem darin. Du meldest dich an wie zuvor.",
  },
  webhookPaused: {
    subject: "Ein Webhook ist angehalten",
    reason:
      "Die Adresse eines Webhooks deines Universums „{universe}“ hat einen Tag lang nichts angenommen oder geantwortet, dass es sie nicht mehr gibt. Mood Universe hat den Webhook angehalten.",
    open: "Programme öffnen",
    nothingLost:
      "Dein Tagebuch betrifft das nicht. Wenn du den Webhook auf dieser Seite wieder weckst, erfährt er, was er verpasst hat.",
  },
  universeDeleted: {
    subject: "Dein Universum wurde gelöscht",
    reason:
      "Dein Universum und alles darin wurden gelöscht, wie du es wolltest: jeder Stern, jede Notiz und dein Konto mit dieser Adresse.",
    backups: "Sicherungen, die vorher entstanden sind, können es noch enthalten, bis sie ersetzt werden.",
    farewell: "Das ist die letzte E-Mail an dich. Pass gut auf dich auf.",
  },
};
