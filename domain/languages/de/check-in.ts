import type { checkIn } from "../en/check-in.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof checkIn> = {
  title: "Check-in",
  subtitle: "Was du auslässt, bleibt leer.",
  day: "Tag",
  today: "Heute, {day}",
  yesterday: "Gestern, {day}",
  nothingDue: "Gerade ist nichts gefragt.",
  allNoted: "Alles ist notiert. Mehr ist nicht gefragt.",
  others: "Etwas anderes",
  done: "Fertig",
  time: "Uhrzeit von {name}",
  timeFirst: "Erst wann es war, dann was es war.",
  nothingYet: {
    title: "Noch gibt es nichts zu fragen",
    text: "Hier hältst du mit ein paar Fingertipps fest, was du neben deinen Sternen sehen möchtest: wie du geschlafen hast zum Beispiel, oder einen Spaziergang. Wähle zuerst, was es ist.",
    choose: "Wählen, was ich messe",
  },
  yourTrackers: "Deine Tracker",
  outOfReach:
    "Deine Tracker ließen sich nicht laden. Einmal brauchen sie deinen Server; danach gehen sie auch ohne ihn.",
  waiting: "Deine Antworten bleiben auf diesem Gerät, bis dein Server erreichbar ist.",
  said: { answered: "{name}: {value}", takenBack: "{name}: keine Antwort" },
  withStar: {
    title: "Zu deinem Stern",
    subtitle: "Wenn du magst.",
    offer: "Auch festhalten: {names}",
    notNow: "Jetzt nicht",
  },
};
