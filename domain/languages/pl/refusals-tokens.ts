import type { refusalsTokens } from "../en/refusals-tokens.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTokens> = {
  unknown: "Ten token dostępu jest nieznany, wygasł albo został unieważniony.",
  lacksScope: "Ten token dostępu na to nie pozwala: brakuje mu uprawnienia {scope}.",
  closed: "Żaden token dostępu na to nie pozwala. To tylko dla ciebie, po zalogowaniu.",
  inAddress:
    "Token dostępu nigdy nie powinien być w adresie. Wyślij go w nagłówku Authorization i unieważnij ten, który był w adresie.",
  twice: "Żądanie ma jeden nagłówek Authorization z jednym tokenem dostępu.",
  tooMany: "Możesz mieć najwyżej {max} tokenów dostępu. Unieważnij ten, którego już nie potrzebujesz.",
};
