import type { reminderTexts } from "../en/reminder-lines.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminderTexts> = {
  lines: {
    quietMoment: "لحظة هدوء، إن أردت.",
    room: "في سمائك متسع، متى أردت.",
    howIsYourSky: "كيف سماؤك اليوم؟",
    breath: "نَفَس هادئ، ونظرة إلى السماء.",
    hereForYou: "سماؤك هنا من أجلك.",
    placeAStar: "هل من نجمة جديدة لسمائك؟",
    smallPause: "وقفة صغيرة، لك وحدك.",
    ownTime: "السماء مفتوحة، على مهلك.",
    yours: "هذه لحظة لك.",
    whatever: "كيفما كان اليوم، يمكن أن يصير نجمة.",
    fewSeconds: "بضع ثوانٍ لنفسك؟",
  },
  checkInLines: {
    checkIn: "أهناك ما يُسجَّل عن اليوم؟",
    look: "لحظة للنظر إلى يومك.",
    taps: "بضع لمسات، إن أردت.",
    howIsIt: "كيف يومك؟ لحظة له.",
    noted: "يومك، مسجّلًا في لحظة، إن أردت.",
  },
  ntfyTest: "تصل تذكيرات Mood Universe إلى هنا.",
  rest: "استراحة لأسبوع",
  stop: "إيقاف التذكيرات",
};
