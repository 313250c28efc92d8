import type { refusalsAdmin } from "../en/refusals-admin.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAdmin> = {
  registrationByInvitation:
    "Aqui, novas contas e universos são criados com um convite. Peça um a quem administra este servidor.",
  invitationEnded:
    "Este convite expirou, foi retirado ou já foi usado, ou é de outro servidor. Peça um novo a quem o enviou.",
  closedByAdministrator:
    "Quem administra este servidor fechou este universo, e ele será removido. Escreva para essas pessoas se quiser mantê-lo.",
  secondFactorNeeded:
    "Para administrar este servidor é preciso ter uma segunda etapa ou uma chave de acesso. Configure-a primeiro nas configurações da conta.",
  passkeyNeeded: "Você tem uma chave de acesso: saia, entre de novo com ela, e isto se abre.",
  ownUniverse: "Você não pode fechar seu próprio universo aqui. Pode excluí-lo nas configurações da conta.",
  administratorsUniverse:
    "O universo de quem administra este servidor só pode ser fechado por um comando no servidor.",
  noAddress: "Este universo não tem um e-mail confirmado para o qual enviar um link.",
  noMails: "Este servidor não envia e-mails.",
  closedAlready: "Este universo está fechado.",
  notClosed: "Este universo está aberto.",
  closedByPerson: "A própria pessoa fechou este universo. Só ela ainda pode mantê-lo.",
  tooManyInvitations: "Pode haver até {max} convites ao mesmo tempo. Retire um primeiro.",
  labelTooLong: "O nome de um convite tem até {max} caracteres.",
  labelUnstorable: "Este texto contém caracteres que não podem ser guardados.",
  days: "Um convite vale de {min} a {max} dias.",
  uses: "Um convite pode ser usado de {min} a {max} vezes.",
  usedOnce: "Um convite para um universo é usado uma única vez.",
};
