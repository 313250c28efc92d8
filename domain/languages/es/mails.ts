import type { mails } from "../en/mails.ts";
import type { Translation } from "../text.ts";

const ifNotYou = "Si no fuiste tú, ignora este correo y no pasará nada.";
const confirm = "Confirmar mi dirección";
const noSecret =
  "Si no fuiste tú, no tienes que hacer nada. Quien haya sido no se ha enterado de que tienes una cuenta.";

export const messages: Translation<typeof mails> = {
  questions: "¿Preguntas? Escribe a {address}.",
  orOpen: "O abre esta dirección en tu navegador:",
  verifyRegistration: {
    subject: "Confirma tu correo electrónico",
    welcome: "Te damos la bienvenida a Mood Universe. Tu universo “{universe}” está casi listo.",
    follow: "Sigue este enlace en las próximas 24 horas para confirmar que esta dirección es tuya:",
    confirm,
    ifNotYou,
  },
  alreadyRegistered: {
    subject: "Ya tienes una cuenta",
    reason:
      "Alguien, quizá tú, intentó registrarse con este correo electrónico. Ya existe una cuenta con esa dirección y nada ha cambiado.",
    signInHere: "Si fuiste tú, inicia sesión aquí:",
    signIn: "Iniciar sesión",
    ifNotYou: noSecret,
  },
  verifyMigration: {
    subject: "Termina el paso a correo y contraseña",
    reason: "Tu universo “{universe}” se abrirá con este correo electrónico y tu contraseña.",
    follow: "Sigue este enlace en las próximas 24 horas para confirmar que esta dirección es tuya:",
    confirm,
    untilThen:
      "Hasta entonces, se sigue abriendo solo con su nombre. Después el nombre ya no bastará, y tendrás que iniciar sesión de nuevo donde se haya abierto así.",
    ifNotYou,
  },
  verifyChange: {
    subject: "Confirma tu nuevo correo electrónico",
    reason: "Este será el nuevo correo electrónico de tu universo “{universe}”.",
    follow: "Sigue este enlace en las próximas 24 horas para confirmar que es tuyo:",
    confirm,
    untilThen: "Hasta entonces sigue valiendo tu dirección anterior.",
    ifNotYou,
  },
  addressInUse: {
    subject: "Alguien pidió usar tu correo electrónico",
    reason:
      "Alguien, quizá tú, pidió usar este correo electrónico para otro universo. Se queda con el tuyo y nada ha cambiado.",
    ifNotYou: noSecret,
  },
  changeRequested: {
    subject: "Se pidió cambiar tu correo electrónico",
    reason:
      "Tu universo “{universe}” va a tener otro correo electrónico. Este sigue valiendo hasta que se siga el enlace que enviamos al nuevo.",
    ifNotYou: "Si no fuiste tú, cambia tu contraseña ahora y escríbenos.",
  },
  emailChanged: {
    subject: "Tu correo electrónico se cambió",
    reason:
      "Tu universo “{universe}” tiene ahora otro correo electrónico. Con este ya no puedes iniciar sesión.",
    ifNotYou: "Si no fuiste tú, escríbenos ahora.",
  },
  passwordChanged: {
    subject: "Tu contraseña se cambió",
    reason:
      "La contraseña de tu universo “{universe}” se cambió. En todos los demás lugares donde estaba abierto, ahora está cerrado.",
    ifNotYou: "Si no fuiste tú, escríbenos ahora.",
  },
  reminder: {
    addStar: "Añadir una estrella",
    ends: "Pediste estos recordatorios. Con este enlace dejan de llegar:",
  },
  universeDeleted: {
    subject: "Tu universo se ha eliminado",
    reason:
      "Tu universo y todo lo que contenía se han eliminado, como pediste: cada estrella y cada nota, y tu cuenta con esta dirección.",
    backups: "Las copias de seguridad hechas antes pueden contenerlo hasta que se reemplacen.",
    farewell: "Este es el último correo para ti. Cuídate mucho.",
  },
};
