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
  passwordChangedHere: {
    subject: "Tu contraseña se cambió",
    reason:
      "La contraseña de tu universo “{universe}” se cambió. En los demás lugares donde está abierto, sigue abierto.",
    ifNotYou: "Si no fuiste tú, escríbenos ahora.",
  },
  signInLink: {
    subject: "Tu enlace para iniciar sesión",
    reason: "Alguien, quizá tú, pidió un enlace que abre tu universo “{universe}”.",
    follow: "Funciona una sola vez, durante 15 minutos:",
    signIn: "Iniciar sesión",
    newPassword: "Después puedes elegir enseguida una contraseña nueva.",
    ifNotYou: "Si no fuiste tú, ignora este correo. Sin este enlace no entra nadie.",
  },
  newDevice: {
    subject: "Un dispositivo nuevo abrió tu universo",
    reason: "Tu universo “{universe}” se abrió en un dispositivo en el que no se había abierto antes.",
    device: "El dispositivo se presenta así: {device}.",
    ifNotYou:
      "Si no fuiste tú, cambia tu contraseña en los ajustes de la cuenta y cierra la sesión en todos los demás lugares.",
  },
  passkeyAdded: {
    subject: "Se añadió una llave de acceso",
    reason: "Tu universo “{universe}” se puede abrir ahora con una nueva llave de acceso.",
    ifNotYou: "Si no fuiste tú, quita la llave de acceso en los ajustes de la cuenta y escríbenos ahora.",
  },
  passkeyRemoved: {
    subject: "Se quitó una llave de acceso",
    reason: "Se quitó una llave de acceso de tu universo “{universe}”. Ya no lo abre.",
    ifNotYou: "Si no fuiste tú, escríbenos ahora.",
  },
  secondFactorAdded: {
    subject: "Tu segundo paso está activado",
    reason:
      "Tu universo “{universe}” pide ahora también un código de tu app al iniciar sesión. Guarda tus códigos de recuperación en un lugar seguro.",
    ifNotYou: "Si no fuiste tú, escríbenos ahora.",
  },
  secondFactorRemoved: {
    subject: "Tu segundo paso está desactivado",
    reason: "Tu universo “{universe}” ya no pide ningún código al iniciar sesión.",
    ifNotYou: "Si no fuiste tú, cambia tu contraseña ahora y escríbenos.",
  },
  providerRemoved: {
    subject: "Se quitó tu proveedor de inicio de sesión",
    reason:
      "Tu universo “{universe}” ya no se puede abrir con tu proveedor. Tus otras formas de entrar se quedan.",
    ifNotYou: "Si no fuiste tú, escríbenos ahora.",
  },
  providerIsEnough: {
    subject: "Ya sin código después de tu proveedor",
    reason:
      "Tu universo “{universe}” ya no pide ningún código cuando entras con tu proveedor. Basta con la comprobación de tu proveedor.",
    ifNotYou: "Si no fuiste tú, escríbenos ahora.",
  },
  providerIsNotEnough: {
    subject: "Otra vez un código después de tu proveedor",
    reason:
      "Tu universo “{universe}” vuelve a pedir un código cuando entras con tu proveedor y tu segundo paso está activado.",
    ifNotYou: "Si no fuiste tú, escríbenos ahora.",
  },
  recoveryCodesMade: {
    subject: "Tienes códigos de recuperación nuevos",
    reason: "Tu universo “{universe}” tiene códigos de recuperación nuevos. Los anteriores ya no funcionan.",
    ifNotYou: "Si no fuiste tú, escríbenos ahora.",
  },
  tokenMade: {
    subject: "Un programa tiene ahora acceso a tu universo",
    reason:
      "Un nuevo token de acceso deja entrar a un programa en tu universo “{universe}”. Lo que puede hacer está en “Programas”, en los ajustes de la cuenta.",
    ifNotYou: "Si no fuiste tú, revoca el token allí y cambia tu contraseña, lo que anula todos los tokens.",
  },
  webhookMade: {
    subject: "Un webhook recibe ahora noticias de tu universo",
    reason:
      "Un nuevo webhook avisa a una dirección de internet cuando algo cambia en tu universo “{universe}”. Qué dirección es, y si recibe palabras, está en “Programas”, en los ajustes de la cuenta.",
    ifNotYou: "Si no fuiste tú, elimina el webhook allí y cambia tu contraseña.",
  },
  skyLinkMade: {
    subject: "Un enlace nuevo muestra tu cielo",
    reason:
      "Quien tenga un enlace nuevo puede ver el cielo de tu universo “{universe}”, sin una palabra de lo que escribiste.",
    ifNotYou: "Si no fuiste tú, desactiva el enlace en “Mostrar tu cielo” y cambia tu contraseña.",
  },
  sealingBegan: {
    subject: "Tus palabras se están sellando",
    reason:
      "Ha empezado el sellado de tu universo “{universe}”. Cuando termine, nadie más que tú podrá leer tus notas y nombres, ni siquiera este servidor.",
    keepSafe:
      "Guarda bien tu frase secreta y tu kit de rescate: si pierdes las dos cosas, tus palabras se pierden para siempre.",
    ifNotYou: "Si no fuiste tú, cambia tu contraseña ahora y escríbenos.",
  },
  wordsSealed: {
    subject: "Tus palabras están selladas",
    reason:
      "Cada nota y cada nombre de tu universo “{universe}” está sellado ahora. Solo los abren tu frase secreta, tu kit de rescate o una de tus llaves de acceso. Una contraseña nueva no los abre, y nosotros tampoco podemos.",
    ifNotYou: "Si no fuiste tú, escríbenos ahora.",
  },
  openingBegan: {
    subject: "Tus palabras se están abriendo",
    reason:
      "Las palabras de tu universo “{universe}” se están abriendo. Este servidor podrá volver a leerlas.",
    ifNotYou: "Si no fuiste tú, cambia tu contraseña ahora y escríbenos.",
  },
  wordsOpen: {
    subject: "Tus palabras ya no están selladas",
    reason:
      "Las notas y los nombres de tu universo “{universe}” ya no están sellados. Ya no necesitas la frase secreta ni el kit de rescate.",
    ifNotYou: "Si no fuiste tú, cambia tu contraseña ahora y escríbenos.",
  },
  sealChanged: {
    subject: "Se cambió lo que abre tus palabras selladas",
    reason:
      "Se añadió, se cambió o se quitó una frase secreta, un kit de rescate o una llave de acceso que abre las palabras selladas de tu universo “{universe}”.",
    ifNotYou: "Si no fuiste tú, cambia tu contraseña ahora y escríbenos.",
  },
  reminder: {
    addStar: "Añadir una estrella",
    ends: "Pediste estos recordatorios. Con este enlace dejan de llegar:",
  },
  checkIn: { open: "Abrir mi registro" },
  universeClosed: {
    subject: "Tu universo se ha cerrado",
    reason:
      "Quienes administran este servidor han cerrado tu universo “{universe}”. Ahora nadie puede abrirlo, y el {date} se eliminará con todo lo que contiene.",
    keep: "Si quieres conservarlo, o llevarte lo que contiene, escríbenos antes de esa fecha.",
  },
  universeReopened: {
    subject: "Tu universo vuelve a estar abierto",
    reason:
      "Tu universo “{universe}” vuelve a estar abierto, con todo lo que contiene. Inicias sesión como antes.",
  },
  webhookPaused: {
    subject: "Un webhook está en pausa",
    reason:
      "La dirección de un webhook de tu universo “{universe}” no ha aceptado nada durante un día, o ha respondido que ya no existe. Mood Universe ha puesto el webhook en pausa.",
    open: "Abrir Programas",
    nothingLost:
      "Tu diario no se ve afectado. Cuando despiertes el webhook en esa página, sabrá lo que se ha perdido.",
  },
  universeDeleted: {
    subject: "Tu universo se ha eliminado",
    reason:
      "Tu universo y todo lo que contenía se han eliminado, como pediste: cada estrella y cada nota, y tu cuenta con esta dirección.",
    backups: "Las copias de seguridad hechas antes pueden contenerlo hasta que se reemplacen.",
    farewell: "Este es el último correo para ti. Cuídate mucho.",
  },
};
