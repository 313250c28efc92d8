import { texts } from "../text.ts";

/** The crisis lines of a server whose operator has set none. The names of the services stay as they are. */
export const support = texts("support", {
  /** Stands for no region. */
  anywhere: "Anywhere",
  findAHelpline: "Free lines to call, text or chat with, by country and subject.",
  befrienders: "Volunteers who listen, in many countries and languages.",
  emergency: "Emergency services",
  emergencyNumber: "112, or your local number",
  emergencyNote:
    "When a life is in danger now. 112 works in many countries; 911, 999 or 000 elsewhere; in China, 110 (police) and 120 (ambulance).",
  callOrText: "Call or text {number}",
  dayAndNight: "Day and night.",
  anyPhone: "Day and night, free from any phone.",
});
