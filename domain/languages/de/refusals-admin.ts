import type { refusalsAdmin } from "../en/refusals-admin.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAdmin> = {
  registrationByInvitation:
    "Neue Konten und Universen entstehen hier mit einer Einladung. Bitte die Menschen, die diesen Server betreiben, um eine.",
  invitationEnded:
    "Diese Einladung ist abgelaufen, zurückgenommen oder aufgebraucht, oder sie gehört zu einem anderen Server. Bitte die Menschen, von denen du sie hast, um eine neue.",
  closedByAdministrator:
    "Die Menschen, die diesen Server betreiben, haben dieses Universum geschlossen, und es wird entfernt. Schreib ihnen, wenn du es behalten möchtest.",
  secondFactorNeeded:
    "Für die Verwaltung brauchst du einen zweiten Schritt oder einen Passkey. Bitte richte ihn zuerst in den Kontoeinstellungen ein.",
  passkeyNeeded: "Du hast einen Passkey: Melde dich ab und dann mit ihm wieder an, und das hier öffnet sich.",
  ownUniverse:
    "Dein eigenes Universum kannst du hier nicht schließen. In den Kontoeinstellungen kannst du es löschen.",
  administratorsUniverse:
    "Das Universum einer Person aus der Verwaltung lässt sich nur mit einem Befehl auf dem Server schließen.",
  noAddress: "Dieses Universum hat keine bestätigte E-Mail-Adresse, an die ein Link gehen könnte.",
  noMails: "Dieser Server verschickt keine E-Mails.",
  closedAlready: "Dieses Universum ist geschlossen.",
  notClosed: "Dieses Universum ist offen.",
  closedByPerson: "Die Person selbst hat dieses Universum geschlossen. Nur sie kann es noch behalten.",
  tooManyInvitations: "Es kann bis zu {max} Einladungen gleichzeitig geben. Bitte nimm zuerst eine zurück.",
  labelTooLong: "Der Name einer Einladung hat höchstens {max} Zeichen.",
  labelUnstorable: "Dieser Text enthält Zeichen, die sich nicht speichern lassen.",
  days: "Eine Einladung gilt {min} bis {max} Tage.",
  uses: "Eine Einladung lässt sich {min}- bis {max}-mal benutzen.",
  usedOnce: "Eine Einladung für ein Universum gilt genau einmal.",
};
