import type { rulesSettings } from "../en/rules-settings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesSettings> = {
  label: {
    length: "Um rótulo tem de {min} a {max} caracteres.",
    unstorable: "Um rótulo contém caracteres que não podem ser guardados.",
    invisible: "Um rótulo contém caracteres invisíveis.",
  },
  passkeyName: {
    length: "O nome de uma chave de acesso tem de {min} a {max} caracteres.",
    unstorable: "O nome da chave de acesso contém caracteres que não podem ser guardados.",
    invisible: "O nome da chave de acesso contém caracteres invisíveis.",
  },
  tokenName: {
    length: "O nome de um token tem de {min} a {max} caracteres.",
    unstorable: "O nome de um token contém caracteres que não podem ser guardados.",
    invisible: "O nome de um token contém caracteres invisíveis.",
  },
  tokenScopes: "Escolha pelo menos uma coisa que o programa pode fazer.",
  tokenEnd: "O fim de um token fica no futuro.",
  reminderTime: "Uma hora do dia se escreve como 20:30.",
  reminderWeekdays: "Um lembrete tem pelo menos um dia da semana, cada um só uma vez.",
  reminderTimes: "Os lembretes têm de {min} a {max} horários.",
};
