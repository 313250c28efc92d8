import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "Versiegelt",
  claim: {
    sentence:
      "Der Server sagt, dass deine Worte nicht mehr versiegelt sind. Hast du sie selbst auf einem anderen Gerät geöffnet, wird auch offen gesendet, was hier wartet. Wenn nicht, antworte hier nicht und frage die Menschen, die diesen Server betreiben.",
    accept: "Ich habe sie selbst geöffnet",
  },
};
