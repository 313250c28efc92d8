import type { unlock } from "../en/unlock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof unlock> = {
  title: "Desbloquear tus palabras",
  subtitle: "Están selladas, y solo tú puedes desbloquearlas. Lo que escribes se queda en este navegador.",
  line: "Tus palabras están selladas en este dispositivo.",
  newKeyLine: "Tus palabras tienen una llave nueva desde que las desbloqueaste aquí.",
  open: "Desbloquear",
  field: {
    label: "Frase secreta o kit de rescate",
    show: "Mostrar lo escrito",
    hide: "Ocultar lo escrito",
  },
  account: "Palabras selladas de {universe}",
  keep: "Mantener desbloqueado en este dispositivo",
  keepHint:
    "Hasta que bloquees la app o cierres sesión aquí. Si no, hasta que se cierre o se recargue la última pestaña.",
  submit: "Desbloquear",
  busy: "Desbloqueando…",
  byPasskey: "Desbloquear con llave de acceso",
  asking: "Tu dispositivo te pregunta…",
  empty: "Escribe tu frase secreta o el código de tu kit.",
  wrong: "Eso no desbloquea tus palabras. No se ha perdido nada; vuelve a intentarlo.",
  slip: "Hay un error en el grupo {group, number} del código.",
  incomplete: "No es el código entero del kit. Tiene {groups, number} grupos.",
  earlier: "Eso es de una llave anterior. Escribe la frase secreta o el código que elegiste después.",
  earlierKey:
    "Parte de lo que espera aquí necesita la frase secreta o el kit de rescate que tenías cuando lo escribiste.",
  weak: "El servidor envió una cerradura más débil que cualquiera de las de este producto, así que no se abrió nada con ella. Quien administra este servidor puede revisarlo.",
  damaged:
    "Se abre, pero dentro no está la llave de tus palabras: lo que envió el servidor no concuerda. Quien administra este servidor puede revisarlo.",
  left: "Entretanto se bloqueó la página o se cerró la sesión. Vuelve a intentarlo.",
  failed: "No se pudo desbloquear en este momento. Vuelve a intentarlo.",
  passkeyStopped: "Tu dispositivo no respondió. Vuelve a intentarlo o escribe tu frase secreta.",
  passkeyCannot: "Esta llave de acceso no puede desbloquear palabras en este navegador. Tu frase secreta sí.",
  unreachable:
    "Ahora no se puede ver cómo se desbloquean tus palabras. Hace falta una conexión una vez en cada dispositivo.",
  http: "Esta página está abierta sin https, y así los navegadores no ofrecen su criptografía. Con https, tus palabras se desbloquean.",
  opened: "Tus palabras están desbloqueadas",
  openedKept: "En este dispositivo, hasta que bloquees la app o cierres sesión.",
  openedHere: "En las pestañas de este navegador, hasta que se cierre o se recargue la última.",
  lost: "¿Has olvidado la frase secreta? Puedes elegir otra.",
  newPassphrase: "Nueva frase secreta",
  locked: {
    form: "Desbloquea tus palabras para leer y escribir notas y para elegir etiquetas.",
    search: "Desbloquea tus palabras para buscar en ellas.",
    names: "Desbloquea tus palabras para ver cómo se llama cada cosa.",
    letter: "Una carta está hecha de tus palabras. Desbloquéalas y se escribirá aquí, en tu navegador.",
    insights:
      "Lo que muestran tus notas, etiquetas y mediciones aparece cuando tus palabras están desbloqueadas.",
    report:
      "Mientras tus palabras no estén desbloqueadas, el informe tiene tus sentimientos y sus horas, y dice “Sellado” en lugar de las palabras.",
  },
};
