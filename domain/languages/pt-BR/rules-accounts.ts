import type { rulesAccounts } from "../en/rules-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesAccounts> = {
  required: "Preencha todos os campos obrigatórios",
  allRequired: "Preencha todos os campos",
  email: "Digite um e-mail válido",
  identifier: "Isto não é um e-mail nem um nome de universo.",
  universeName: {
    length: "O nome do universo precisa ter de {min} a {max} caracteres",
    unstorable: "O nome do universo contém caracteres que não podem ser guardados",
    invisible: "O nome do universo contém caracteres invisíveis",
    likeEmail: "O nome do universo não pode ser um e-mail",
    dots: "O nome do universo não pode ter só pontos",
  },
  userName: {
    length: "O nome de usuário precisa ter de {min} a {max} caracteres",
    unstorable: "O nome de usuário contém caracteres que não podem ser guardados",
    invisible: "O nome de usuário contém caracteres invisíveis",
  },
  password: {
    tooShort: "A senha precisa ter pelo menos {min} caracteres",
    tooLong: "A senha pode ter até {max} caracteres",
    unstorable: "A senha contém caracteres que não podem ser usados",
    common: "Escolha uma senha menos comum",
    characterClasses: "A senha precisa ter maiúscula, minúscula, número e caractere especial",
    mismatch: "As senhas não coincidem",
  },
  code: "Um código tem seis dígitos, e um código de recuperação, 16 letras e dígitos.",
  birthday: {
    notADate: "A data de nascimento precisa ser uma data.",
    noSuchDate: "A data de nascimento precisa ser uma data que existe, como 2001-12-31.",
    inFuture: "A data de nascimento não pode estar no futuro.",
  },
  startDate: {
    notADate: "O início da jornada precisa ser uma data.",
    noSuchDate: "O início da jornada precisa ser uma data que existe, como 2001-12-31.",
    inFuture: "O início da jornada não pode estar no futuro.",
  },
  demographics: {
    tooLong: "“Sobre você” pode ter até {max} caracteres.",
    unstorable: "“Sobre você” contém caracteres que não podem ser guardados.",
  },
};
