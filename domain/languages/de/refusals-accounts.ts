import type { refusalsAccounts } from "../en/refusals-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAccounts> = {
  nameTaken: "Ein Universum mit diesem Namen gibt es schon",
  registrationClosed: "Dieser Server nimmt keine neuen Konten oder Universen an.",
  nameSignInClosed: "Die Anmeldung nur mit dem Namen des Universums ist hier abgeschaltet.",
  universeNotFound: "Universum nicht gefunden",
  protectedByPassword: "Dieses Universum ist durch ein Passwort geschützt.",
  protectedAlready: "Dieses Universum hat schon eine eigene Anmeldung",
  migrationWaiting:
    "Dieses Universum wartet schon auf seinen Link. Bitte versuche es in einer Minute noch einmal.",
  ownersMigrationWaiting: "Wer dieses Universum erschaffen hat, gibt ihm schon ein Passwort.",
  invitationRequired:
    "Hier bekommt ein Universum sein Passwort dort, wo es geöffnet ist, oder mit einem Link von den Menschen, die diesen Server betreiben.",
  invalidInvitation:
    "Dieser Link wurde schon benutzt, ist älter als sieben Tage oder gehört zu einem anderen Universum. Bitte die Menschen, die diesen Server betreiben, um einen neuen.",
  founderRequired: "Das kann nur der Browser abbrechen, in dem dieses Universum entstanden ist.",
  universeMigrated: "Dieses Universum hat eine eigene Anmeldung bekommen. Melde dich damit an.",
  migrationUndoable:
    "Dieses Universum hat sein Passwort vor weniger als sieben Tagen bekommen, und der Browser, in dem es entstanden ist, kann es noch zurückholen. Danach kannst du es löschen.",
  universeClosed: "Dieses Universum wurde geschlossen und wird entfernt. Du kannst es noch behalten.",
  wrongCredentials: "Diese Anmeldedaten stimmen nicht",
  wrongPassword: "Das bisherige Passwort stimmt nicht",
  noPassword: "Dieses Universum hat kein Passwort, das sich ändern lässt.",
  noPasswordYet:
    "Dieses Universum hat noch kein Passwort. Gib ihm unter /migrate eines und eine E-\u2060Mail-Adresse.",
  notVerified: "E-Mail-Adresse nicht bestätigt",
  locked:
    "Zu viele falsche Passwörter. Bitte versuche es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.",
  invalidLink: "Ungültiger Bestätigungslink",
  usedLink: "Dieser Link wurde schon benutzt, und deine E-\u2060Mail-Adresse ist bestätigt.",
  expiredLink: "Dieser Bestätigungslink ist unbekannt, schon benutzt oder älter als ein Tag.",
  providerFailed: "Die Anmeldung hat diesmal nicht geklappt. Bitte versuche es noch einmal.",
  otherName: "So heißt dein Universum nicht.",
  oldSignIn:
    "Bitte melde dich erneut über deinen Anbieter an und lösche dein Universum innerhalb von {minutes, plural, one {# Minute} other {# Minuten}} danach.",
  confirmFirst: "Bitte bestätige zuerst, dass du es bist.",
  endsThere: "Der Browser, in dem dieses Universum entstand, lässt sich nur dort abmelden.",
};
