import type { refusalsTokens } from "../en/refusals-tokens.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTokens> = {
  unknown: "Este token de acceso no se conoce, ha caducado o se revocó.",
  lacksScope: "Este token de acceso no permite hacer eso: le falta el permiso {scope}.",
  closed: "Ningún token de acceso permite hacer esto. Es solo para ti, con la sesión iniciada.",
  inAddress:
    "Un token de acceso nunca va en una dirección. Envíalo en la cabecera Authorization y revoca el que haya estado en una dirección.",
  twice: "Una petición tiene una sola cabecera Authorization con un solo token de acceso.",
  tooMany: "Puedes tener hasta {max} tokens de acceso. Revoca uno que ya no necesites.",
};
