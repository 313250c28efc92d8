import type { onboarding } from "../en/onboarding.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof onboarding> = {
  ways: "Cómo entrar",
  create: "Crear universo",
  signIn: "Entrar",
  closed: "Aquí no se crean universos nuevos",
  closedReason:
    "Este servidor no acepta cuentas ni universos nuevos. Si ya tienes un universo, ábrelo en “Entrar”.",
  namesOff: "Aquí no basta con el nombre",
  namesOffReason: "Quien administra este servidor ha desactivado la entrada solo con el nombre del universo.",
  noNewAccounts: "Este servidor no acepta cuentas ni universos nuevos.",
  giveItOne: "Si tu universo aún no tiene contraseña, <migrate>dale una</migrate>.",
  createAccount:
    "<register>Crea una cuenta</register> con correo y contraseña o, si tu universo aún no tiene contraseña, <migrate>dale una</migrate>.",
  logIn: "Iniciar sesión con correo",
  privacy: "Tus datos se mantienen privados y seguros en tu dispositivo",
  nameIsKey:
    "Un universo sin contraseña se abre a cualquiera que sepa su nombre exacto. Elige un nombre que solo a ti se te ocurriría o <migrate>dale una contraseña a tu universo</migrate>.",
  nameIsKeyClosed:
    "Un universo sin contraseña se abre a cualquiera que sepa su nombre exacto. Puedes <migrate>darle una contraseña a tu universo</migrate>.",
  launch: {
    title: "Identidad universal",
    more: "Más sobre ti",
    demographicsHint: "Lo que dé contexto a tus estados de ánimo, con tus propias palabras.",
    submit: "Lanzar tu universo",
    busy: "Lanzando…",
    created: "¡Universo creado!",
    welcome: "Te damos la bienvenida a {universeName}",
    failed: "No se pudo crear tu universo. Vuelve a intentarlo.",
  },
  access: {
    title: "Entra en tu universo",
    hint: "Escribe el nombre exacto del universo, tal como lo escribiste al crearlo.",
    logIn: "Iniciar sesión en este universo",
    submit: "Entrar en el universo",
    busy: "Entrando…",
    accessing: "Entrando en {universeName}",
    emptyName: "Escribe el nombre de tu universo",
    notFound: "Universo no encontrado",
    notFoundHint: "Revisa el nombre de tu universo o crea uno nuevo",
    notFoundReason: "Ningún universo tiene exactamente este nombre.",
    failed: "No se pudo entrar en el universo. Vuelve a intentarlo.",
  },
  closing: {
    title: "“{universeName}” está cerrado",
    reason:
      "Alguien que sabe su nombre, o que administra este servidor, pidió eliminarlo. Todo lo que contiene sigue ahí.",
    reasonWithDate:
      "Alguien que sabe su nombre, o que administra este servidor, pidió eliminarlo. Se eliminará el <time>{moment}</time>. Todo lo que contiene sigue ahí.",
    keep: "Conservar mi universo",
    failed: "No se pudo conservar. Vuelve a intentarlo.",
  },
};
