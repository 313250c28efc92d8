import type { starNotices } from "../en/star-notices.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starNotices> = {
  notChanged: {
    title: "Não alterada",
    description: "Uma parte da página não chegou. Confira sua conexão e tente de novo.",
    refused:
      "Seu universo não aceitou esta alteração. Talvez a estrela tenha sido removida em outro aparelho.",
  },
  notRemoved: {
    title: "Não removida",
    description: "Uma parte da página não chegou. Confira sua conexão e tente de novo.",
  },
  cooldown: {
    title: "Em pausa",
    description: "Espere um pouco antes de criar outra estrela.",
    minutes: "Espere mais {minutes} min antes de fazer outro registro.",
  },
  toBin:
    "{count, plural, =1 {Movida para a lixeira} one {# estrela movida para a lixeira} other {# estrelas movidas para a lixeira}}",
  undo: "Desfazer",
  back: "{count, plural, one {Sua estrela voltou} other {Suas estrelas voltaram}}",
};
