import type { refusalsTokens } from "../en/refusals-tokens.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTokens> = {
  unknown: "Este token de acesso é desconhecido, expirou ou foi revogado.",
  lacksScope: "Este token de acesso não pode fazer isso: falta a permissão {scope}.",
  closed: "Nenhum token de acesso permite isso. É só para você, com a sessão aberta.",
  inAddress:
    "Um token de acesso nunca deve ficar em um endereço. Envie-o no cabeçalho Authorization e revogue o que esteve em um endereço.",
  twice: "Uma requisição tem um único cabeçalho Authorization, com um único token de acesso.",
  tooMany: "Você pode ter até {max} tokens de acesso. Revogue um de que não precisa mais.",
};
