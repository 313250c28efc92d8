import type { waysBack } from "../en/ways-back.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waysBack> = {
  code: {
    label: "Código de tu aplicación",
    hint: "Falta un paso: escribe las seis cifras que tu aplicación muestra ahora, o uno de tus códigos de recuperación.",
    submit: "Continuar",
    otherWay: "Entrar de otra forma",
  },
  passkey: {
    failed: "Esta vez no se pudo entrar con una llave de acceso. Inténtalo otra vez o entra de otra forma.",
    stopped: "Se interrumpió, o tu dispositivo esperó demasiado. Inténtalo otra vez o entra de otra forma.",
    browser: "Este navegador no admite llaves de acceso. Entra de otra forma o usa un navegador más nuevo.",
    device: "Tu dispositivo no pudo usar su llave de acceso. Inténtalo otra vez o entra de otra forma.",
  },
  recover: {
    title: "Abrirlo con un código de recuperación",
    hint: "Para un universo que solo se abre con una llave de acceso, cuando la llave se ha perdido. Al crearla recibiste diez códigos; cada uno sirve una vez.",
    code: "Código de recuperación",
    submit: "Abrir mi universo",
    busy: "Abriendo…",
    addPasskey: "Añade ahora una llave de acceso nueva, para volver a entrar sin código.",
    failed: "Ahora mismo no se pudo abrir. No ha cambiado nada.",
    otherwise:
      "Si tienes contraseña, entra como siempre: allí un código de recuperación sustituye al código de tu aplicación. Si no tienes código, pide un enlace a quienes administran este servidor: <contact>{address}</contact>",
  },
  link: {
    title: "Un enlace a tu correo",
    hint: "El enlace abre tu universo una vez, en un plazo de 15 minutos, y después puedes elegir una contraseña nueva.",
    email: "Tu dirección de correo",
    send: "Enviar el enlace",
    sending: "Enviando…",
    sent: "Mira tu correo",
    sentHint:
      "Si <address>{email}</address> pertenece a una cuenta de aquí, un enlace está en camino. Sirve una vez, en un plazo de 15 minutos.",
    again: "¿No llega nada? Mira en el correo no deseado, o vuelve a pedirlo después de un minuto.",
    askAgain: "Pedir otra vez",
    noMail:
      "Este servidor no envía correos, así que no puede llegar ningún enlace. Pregunta a quienes lo llevan.",
    failed: "Ahora mismo no se pudo pedir el enlace. Inténtalo dentro de un momento.",
    open: "Abre tu universo",
    openHint: "Este enlace abre tu universo en este navegador.",
    opening: "Abriendo…",
    openSubmit: "Abrirlo aquí",
    expired: "Este enlace ya no abre nada",
    newLink: "Envíame un enlace nuevo",
    password: {
      title: "Elige una contraseña nueva",
      hint: "Tu universo está abierto. Con una contraseña nueva vuelves a entrar sin correo.",
      submit: "Guardar y continuar",
      busy: "Guardando…",
      later: "Ahora no",
      failed: "Ahora mismo no se pudo guardar la contraseña. La de antes sigue ahí.",
      saved: "Contraseña guardada",
      savedHint: "Desde ahora abre tu universo. En todos los demás sitios se ha cerrado la sesión.",
    },
  },
  invitation: {
    title: "Una entrada a tu universo",
    what: "Quienes administran este servidor crearon este enlace para la persona de “{universe}”. Sirve una vez, y después tienes 30 minutos para darle al universo una entrada propia.",
    begin: "Continuar",
    beginning: "Un momento…",
    choose: "¿Cómo quieres entrar a partir de ahora?",
    byPasskey: "Con una llave de acceso",
    byPassword: "Con un correo y una contraseña",
    other: "Elegir otra forma",
    failed: "Ahora mismo no se pudo usar el enlace. No ha cambiado nada.",
    unusable: "Este enlace ya no sirve",
    missing: "Este enlace no está completo. Ábrelo otra vez desde donde lo recibiste.",
    done: "Tu universo tiene una entrada nueva",
  },
};
