import type { refusalsAccounts } from "../en/refusals-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAccounts> = {
  nameTaken: "Este nome de universo já está em uso",
  registrationClosed: "Este servidor não aceita novas contas nem universos.",
  nameSignInClosed: "Entrar pelo nome do universo está desativado aqui.",
  universeNotFound: "Universo não encontrado",
  protectedByPassword: "Este universo é protegido por uma senha.",
  protectedAlready: "Este universo já tem seu próprio modo de entrar",
  migrationWaiting: "Este universo já espera pelo link. Tente de novo daqui a um minuto.",
  ownersMigrationWaiting: "Quem criou este universo já está dando uma senha a ele.",
  invitationRequired:
    "Aqui, um universo recebe sua senha onde está aberto, ou com um link de quem administra este servidor.",
  invalidInvitation:
    "Este link já foi usado, tem mais de sete dias ou é de outro universo. Peça um novo a quem administra este servidor.",
  founderRequired: "Só o navegador em que este universo foi criado pode cancelar isso.",
  universeMigrated: "Este universo recebeu um acesso próprio. Entre com ele.",
  migrationUndoable:
    "Este universo recebeu sua senha há menos de sete dias, e o navegador em que foi criado ainda pode recuperá-lo. Depois disso, você poderá excluí-lo.",
  universeClosed: "Este universo foi fechado e será removido. Você ainda pode mantê-lo.",
  wrongCredentials: "E-mail, nome ou senha incorretos",
  wrongPassword: "A senha atual está incorreta",
  noPassword: "Este universo não tem senha para alterar.",
  noPasswordYet: "Este universo ainda não tem senha. Dê a ele um e-mail e uma senha em /migrate.",
  notVerified: "E-mail não verificado",
  locked: "Muitas senhas erradas. Tente de novo em {minutes, plural, one {# minuto} other {# minutos}}.",
  invalidLink: "Link de verificação inválido",
  usedLink: "Este link já foi usado, e seu e-mail está verificado.",
  expiredLink: "Este link de verificação é desconhecido, já foi usado ou tem mais de um dia.",
  providerFailed: "Desta vez não foi possível entrar. Tente de novo.",
  otherName: "Este não é o nome do seu universo.",
  oldSignIn:
    "Entre de novo com seu provedor e exclua seu universo em até {minutes, plural, one {# minuto} other {# minutos}} depois disso.",
  confirmFirst: "Confirme primeiro que é você.",
  endsThere: "O navegador em que este universo foi criado só pode sair por ele mesmo.",
};
