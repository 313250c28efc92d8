import type { refusalsSecondFactor } from "../en/refusals-second-factor.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSecondFactor> = {
  secondFactorRequired:
    "Digite o código que seu app de códigos mostra, ou um dos seus códigos de recuperação.",
  wrongCode:
    "Este código está errado ou já foi usado. Se o próximo também for recusado, talvez o relógio do seu celular esteja errado.",
  signInExpired: "Esta entrada esperou tempo demais. Comece de novo.",
  secondFactorExists: "Este universo já tem uma segunda etapa.",
  noSecondFactor: "Não há uma segunda etapa aqui. Comece a configuração de novo.",
  nothingToRecover:
    "Códigos de recuperação substituem uma segunda etapa ou uma chave de acesso, e este universo ainda não tem nenhuma das duas.",
  noPasswordToProtect:
    "Uma segunda etapa vem depois de uma senha ou da entrada com seu provedor, e este universo ainda não tem nenhuma das duas.",
  expiredLink: "Este link é desconhecido, já foi usado ou tem mais de 15 minutos. Você pode pedir outro.",
  newLinkRequired:
    "Para isso é preciso ter entrado por um link há no máximo {minutes, plural, one {# minuto} other {# minutos}}. Use sua senha atual ou peça um novo link.",
};
