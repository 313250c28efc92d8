import type { join } from "../en/join.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof join> = {
  title: "Du bist eingeladen",
  what: "Die Menschen, die diesen Server betreiben, laden dich zu einem eigenen Universum ein: ein Tagebuch nur für dich, in dem jedes Gefühl zu einem Stern wird.",
  until: "Die Einladung gilt bis {day}.",
  choose: "Wie möchtest du beginnen?",
  byEmail: "Mit E-\u2060Mail und Passwort",
  byEmailHint: "Nur du kannst dein Universum öffnen, und später kannst du einen Passkey hinzufügen.",
  byName: "Allein mit einem Namen",
  byNameHint:
    "Ohne Adresse. Wer den Namen kennt, kann es öffnen, bis du einen Passkey oder ein Passwort hinzufügst.",
  signedIn: {
    title: "Du hast hier schon ein Universum",
    what: "„{universe}“ ist in diesem Browser geöffnet. Die Einladung ist für ein neues Universum, und sie ist noch nicht benutzt: Gib sie weiter, oder öffne ihren Link in einem anderen Browser.",
  },
  failed:
    "Die Einladung ließ sich gerade nicht lesen. Benutzt ist sie dadurch nicht; versuche es gleich noch einmal.",
};
