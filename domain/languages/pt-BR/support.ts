import type { support } from "../en/support.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof support> = {
  anywhere: "Qualquer lugar",
  findAHelpline: "Linhas gratuitas para ligar ou escrever, por país e assunto.",
  befrienders: "Pessoas voluntárias que escutam, em muitos países e línguas.",
  emergency: "Serviços de emergência",
  emergencyNumber: "112, ou o número do seu país",
  emergencyNote:
    "Quando há uma vida em perigo agora. O 112 funciona em muitos países; em outros, 911, 999 ou 000; na China, 110 (polícia) e 120 (ambulância).",
  callOrText: "Ligue ou envie mensagem para {number}",
  dayAndNight: "Dia e noite.",
  anyPhone: "Dia e noite, gratuito de qualquer telefone.",
};
