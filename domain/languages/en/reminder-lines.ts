import { texts } from "../text.ts";

/**
 * The lines of reminders, in a notification or a mail. None has a feeling, a number, a count of days or a reproach, because
 * others can read a lock screen; each has at most 50 characters.
 */
export const reminderTexts = texts("reminder-lines", {
  lines: {
    quietMoment: "A quiet moment, if you would like one.",
    room: "There is room in your sky, whenever you like.",
    howIsYourSky: "How is your sky today?",
    breath: "A breath, and a look at the sky.",
    hereForYou: "Your sky is here for you.",
    placeAStar: "Would you like to place a star?",
    smallPause: "A small pause, just for you.",
    ownTime: "The sky is open, in your own time.",
    yours: "Here is a moment that is yours.",
    whatever: "Whatever today is like, it can be a star.",
    fewSeconds: "A few seconds for yourself?",
  },
  /** Lines of a reminder that leads to the check-in. */
  checkInLines: {
    checkIn: "Would you like to check in?",
    look: "A moment to look at your day.",
    taps: "A few taps, if you like.",
    howIsIt: "How is your day? A moment for it.",
    noted: "Your day, noted in a moment, if you like.",
  },
  /** A message that a person sends to their own topic of ntfy, to see whether it arrives. */
  ntfyTest: "Reminders of Mood Universe arrive here.",
  /** Buttons of the notification. */
  rest: "Rest for a week",
  stop: "Stop reminders",
});
