import type { account } from "../en/account.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof account> = {
  fields: {
    email: "E-Mail",
    universeName: "Name des Universums",
    userName: "Nutzername",
    yourName: "Dein Name",
    birthday: "Geburtstag",
    startDate: "Beginn der Reise",
    demographics: "Über dich",
    optional: "Optional",
  },
  passwords: {
    password: { label: "Passwort", show: "Passwort anzeigen", hide: "Passwort verbergen" },
    confirm: {
      label: "Passwort wiederholen",
      show: "Wiederholtes Passwort anzeigen",
      hide: "Wiederholtes Passwort verbergen",
    },
    current: {
      label: "Bisheriges Passwort",
      show: "Bisheriges Passwort anzeigen",
      hide: "Bisheriges Passwort verbergen",
    },
    new: { label: "Neues Passwort", show: "Neues Passwort anzeigen", hide: "Neues Passwort verbergen" },
    confirmNew: {
      label: "Neues Passwort wiederholen",
      show: "Wiederholtes neues Passwort anzeigen",
      hide: "Wiederholtes neues Passwort verbergen",
    },
    yours: { label: "Dein Passwort", show: "Dein Passwort anzeigen", hide: "Dein Passwort verbergen" },
    atLeast: "Mindestens {min, number} Zeichen.",
  },
  tagline: "Jede Stimmung ein Stern an deinem eigenen Himmel",
  createTagline: "Erschaffe dein eigenes Universum",
  goToLogin: "Zur Anmeldung",
  welcomeBack: "Schön, dass du wieder da bist!",
  byInvitation: {
    title: "Neue Universen beginnen hier mit einer Einladung",
    how: "Wenn du eine hast, öffne ihren Link. Wenn nicht, können dir die Menschen, die diesen Server betreiben, eine schicken.",
  },
  login: {
    title: "Melde dich in deinem Universum an",
    identifier: "E-Mail oder Name des Universums",
    bothWays:
      "Mit Passwort: deine E-Mail-Adresse oder der Name deines Universums. Ohne Passwort öffnet es sich weiter unten allein mit seinem Namen.",
    withProvider: "Über deinen Anbieter anmelden",
    withPasskey: "Mit einem Passkey anmelden",
    lostPasskey: "Passkey verloren? <link>Nimm einen Wiederherstellungscode</link>",
    noProvider: "<link>Über deinen Anbieter anmelden</link> (auf diesem Server nicht eingerichtet)",
    forgotPassword: "Passwort vergessen?",
    resetTitle: "Kommt bald",
    resetHint: "Bald kannst du dein Passwort zurücksetzen!",
    mailLink: "Schick mir einen Anmeldelink",
    unverified: "Bestätige zuerst deine E-\u2060Mail-Adresse, dann kannst du dich anmelden.",
    unverifiedToast: "Bitte bestätige deine E-\u2060Mail-Adresse, bevor du dich anmeldest.",
    resend: "Bestätigungsmail erneut senden",
    busy: "Anmeldung läuft …",
    welcome: "Willkommen bei Mood Universe",
    failed: "Anmeldung fehlgeschlagen",
    failedReason: "Die Anmeldung ist fehlgeschlagen",
    byName: "Kein Passwort? <link>Mit dem Namen des Universums eintreten</link>",
    opensByName: "Öffnet es sich allein mit seinem Namen? <link>Hier öffnen</link>",
    migrate: "Deinem Universum ein Passwort geben",
    waiting:
      "{count, plural, one {Auf diesem Gerät wartet # Änderung. Sie wird gesendet, sobald sich die Person anmeldet, von der sie stammt.} other {Auf diesem Gerät warten # Änderungen. Sie werden gesendet, sobald sich die Person anmeldet, von der sie stammen.}}",
    notices: {
      provider:
        "Die Anmeldung über einen Anbieter ist auf diesem Server nicht eingerichtet. Melde dich mit deiner E-\u2060Mail-Adresse oder dem Namen deines Universums an.",
      "provider-failed":
        "Dein Anbieter konnte dich nicht anmelden. Nichts hat sich geändert; versuche es noch einmal oder nimm deine E-\u2060Mail-Adresse.",
      "universe-closed":
        "Die Menschen, die diesen Server betreiben, haben dieses Universum geschlossen, und es wird entfernt. Schreib ihnen, wenn du es behalten möchtest.",
      "provider-cancelled":
        "Du hast die Anmeldung über deinen Anbieter abgebrochen. Nichts hat sich geändert.",
      "provider-unreachable":
        "Dein Anbieter antwortet gerade nicht. Versuche es gleich noch einmal oder nimm deine E-\u2060Mail-Adresse.",
    },
  },
  welcome: {
    name: "Anfangen",
    pitch: "Ein privates Tagebuch, in dem jedes Gefühl zu einem Stern an deinem eigenen Himmel wird.",
    picture: "Ein Himmel, an dem jeder Stern ein Gefühl ist, etwa Hoffnung, Freude oder Traurigkeit",
    haveUniverse: "Ich habe schon ein Universum",
    closed: "Dieser Server nimmt keine neuen Universen an. Wenn du eines hast, melde dich an.",
    createUniverse: "Dein Universum erschaffen",
    createAccount: "Neues Konto erstellen",
    byEmail: "Lieber mit E-\u2060Mail und Passwort? <link>Neues Konto erstellen</link>",
  },
  register: {
    title: "Dein Konto erstellen",
    submit: "Konto erstellen",
    busy: "Dein Konto wird erstellt …",
    failed: "Registrierung fehlgeschlagen",
    failedReason: "Die Registrierung ist fehlgeschlagen",
    created: "Konto erstellt",
    createdHint: "Schau in dein Postfach und bestätige dein Konto, bevor du dich anmeldest.",
    closed: "Hier gibt es keine neuen Konten",
    closedReason:
      "Dieser Server nimmt keine neuen Konten oder Universen an. Wenn du schon ein Konto hast, melde dich an.",
    haveAccount: "Schon ein Konto? <link>Anmelden</link>",
    checkEmailPage: "Schau in dein Postfach",
    checkEmail: "Schau in dein Postfach",
    sentTo:
      "Wir haben eine E-\u2060Mail an <address>{email}</address> geschickt. Folge innerhalb eines Tages dem Link darin, dann gehört dein Universum dir.",
    nothingThere:
      "Nichts da? Sieh im Spam-Ordner nach, oder lass sie dir nach einer Minute noch einmal schicken.",
    backToLogin: "Zurück zur Anmeldung",
  },
  migrate: {
    title: "Deinem Universum ein Passwort geben",
    tagline: "Dein Himmel, geschützt von einem Passwort",
    hint: "Für ein Universum, das sich bisher allein mit seinem Namen öffnet. Alle deine Sterne bleiben, wo sie sind.",
    passwordHint:
      "{min, number} Zeichen oder mehr: Klein- und Großbuchstaben, eine Ziffer, ein Sonderzeichen.",
    submit: "Konto umstellen",
    busy: "Wird umgestellt …",
    failed: "Umstellung fehlgeschlagen",
    refusedReason: "Die Umstellung ist fehlgeschlagen",
    failedReason: "Das Konto ließ sich nicht umstellen",
    done: "Umstellung gelungen",
    doneHint: "Dein Konto ist umgestellt! Den Link zur Bestätigung findest du in deinen E-\u2060Mails.",
    migrated: "Dein Konto ist umgestellt",
    preserved: "Alle deine Stimmungen sind erhalten.",
    oneStepLeft:
      "Ein Schritt fehlt noch: Folge innerhalb eines Tages dem Link, den wir an <address>{email}</address> geschickt haben. Bis dahin öffnet allein der Name <name>{universeName}</name> dein Universum; danach braucht es dein Passwort.",
    oneStepLeftOfClosed:
      "Ein Schritt fehlt noch: Folge innerhalb eines Tages dem Link, den wir an <address>{email}</address> geschickt haben. Danach öffnet sich <name>{universeName}</name> mit dieser Adresse und deinem Passwort.",
    backToLogin: "Zurück zur Anmeldung",
    closed: "Hier öffnet kein Name allein",
    closedReason:
      "Auf diesem Server öffnet sich kein Universum allein mit seinem Namen. Komm aus einem Browser hierher zurück, in dem dein Universum geöffnet ist, oder bitte die Menschen, die diesen Server betreiben, um einen Link: <contact>{address}</contact>",
  },
  takeBack: {
    title: "Dein Universum hat ein Passwort bekommen",
    what: "Seit <time>{moment}</time> gehören die E-\u2060Mail-Adresse <address>{email}</address> und ein Passwort zu deinem Universum. Sein Name allein öffnet es nicht mehr.",
    wasYou: "Warst du es, melde dich mit deinem Passwort an.",
    notYou:
      "Warst du das nicht, hole es zurück. Das geht bis <time>{moment}</time>: Adresse und Passwort verschwinden, überall sonst wird es geschlossen, und alle deine Sterne bleiben.",
    byPasskey: {
      title: "Dein Universum hat einen Passkey bekommen",
      what: "Seit <time>{moment}</time> gehört ein Passkey zu deinem Universum. Sein Name allein öffnet es nicht mehr.",
      wasYou: "Warst du es, melde dich mit deinem Passkey an.",
      notYou:
        "Warst du das nicht, hole es zurück. Das geht bis <time>{moment}</time>: Der Passkey verschwindet, überall sonst wird es geschlossen, und alle deine Sterne bleiben.",
    },
    submit: "Mein Universum zurückholen",
    busy: "Wird zurückgeholt …",
    done: "Dein Universum gehört wieder dir",
    doneHint: "Gib ihm jetzt ein eigenes Passwort, damit das so bleibt.",
    failed:
      "Das Zurückholen hat gerade nicht geklappt. Nichts hat sich geändert; versuche es gleich noch einmal.",
    unreachable:
      "Was mit deinem Universum geschehen ist, lässt sich gerade nicht abrufen. Nichts hat sich geändert.",
  },
  verify: {
    loading: "Deine E-\u2060Mail-Adresse wird bestätigt …",
    verified: "E-Mail-Adresse bestätigt!",
    failed: "Bestätigung fehlgeschlagen",
    usedBefore:
      "Dieser Link wurde schon benutzt. Deine Adresse ist bestätigt, und es bleibt nichts mehr zu tun.",
    canLogIn: "Du kannst dich jetzt anmelden und deine kosmische Reise antreten!",
    contact: "Bitte versuche es noch einmal, oder schreib uns, wenn es dabei bleibt.",
    invalidLink: "Ungültiger Bestätigungslink",
    networkError: "Netzwerkfehler bei der Bestätigung",
    failedReason: "Die Bestätigung ist fehlgeschlagen",
  },
  stopReminders: {
    question: "Erinnerungen beenden?",
    hint: "Das beendet alle Erinnerungen, auf jedem Gerät und per E-\u2060Mail. Deine Sterne bleiben, wie sie sind.",
    stopped: "Deine Erinnerungen sind beendet",
    stoppedHint:
      "Es kommt keine mehr, auf keinem Gerät und nicht per E-\u2060Mail. In den Einstellungen kannst du sie jederzeit wieder starten.",
    incomplete:
      "Dieser Link ist nicht vollständig. Du kannst die Erinnerungen auch in den Einstellungen beenden.",
    failed:
      "Deine Erinnerungen ließen sich gerade nicht beenden. Prüfe deine Verbindung und versuche es gleich noch einmal.",
    stop: "Erinnerungen beenden",
    open: "Mood Universe öffnen",
  },
  settings: {
    page: "Kontoeinstellungen",
    title: "Kontoeinstellungen",
    overview: "Dein Konto im Überblick",
    universeName: "Name des Universums",
    userName: "Nutzername",
    noEmail: "Noch keine",
    memberSince: "Dabei seit",
    verified: "Bestätigt",
    unverified: "Nicht bestätigt",
    profile: "Profil",
    password: "Passwort",
    both: "Profil und Passwort",
    providerPassword:
      "Du meldest dich über deinen Anbieter an, deshalb gibt es hier kein Passwort. Ändere es dort.",
    unreachable: "Deine Einstellungen sind gerade nicht erreichbar. Nichts hat sich geändert.",
    nameAlone:
      "Dein Universum hat keine E-\u2060Mail-Adresse und kein Passwort: Sein Name allein öffnet es. <link>Gib ihm beides</link>",
    emailHint: "Eine neue Adresse gilt, sobald du dem Link gefolgt bist, den wir an sie schicken.",
    save: "Änderungen speichern",
    saving: "Wird gespeichert …",
    saved: "Profil aktualisiert",
    savedHint: "Deine Änderungen sind gespeichert.",
    followLink: "Folge dem Link, den wir an {email} geschickt haben. Bis dahin bleibt deine jetzige Adresse.",
    failed: "Nicht gespeichert",
    failedReason: "Dein Profil ließ sich nicht ändern.",
  },
  newPassword: {
    submit: "Passwort ändern",
    busy: "Wird geändert …",
    updated: "Passwort geändert",
    updatedHint: "Hier bleibst du angemeldet; überall sonst wurdest du abgemeldet.",
    failed: "Passwort nicht geändert",
    failedReason: "Das Passwort ließ sich nicht ändern.",
    mismatch: "Passwörter verschieden",
    mismatchReason: "Das neue Passwort und seine Wiederholung müssen gleich sein.",
    tooShort: "Passwort zu kurz",
    tooShortReason: "Das Passwort braucht mindestens {min, number} Zeichen.",
  },
};
