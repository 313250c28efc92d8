import type { forms } from "../en/forms.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof forms> = {
  error: "Erro",
  kept: "{reason} O que você digitou continua aqui.",
  nameTaken: "Este nome de universo já está em uso",
  resend: {
    again: "Enviar de novo",
    sent: "E-mail de verificação enviado",
    sentHint: "Procure o link de verificação no seu e-mail.",
    failed: "Não foi possível enviar o e-mail de verificação",
  },
  pendingEmail: {
    nameMeanwhile:
      "<address>{email}</address> espera que você siga o link. Até lá, só o nome abre seu universo.",
    addressMeanwhile:
      "<address>{email}</address> espera que você siga o link. Até lá, seu endereço atual continua.",
    resend: "Enviar o link de novo",
    cancelled: "Cancelado",
    cancelledHint: "O link enviado não funciona mais.",
    notCancelled: "Não foi possível cancelar. Tente de novo.",
  },
};
