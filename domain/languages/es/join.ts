import type { join } from "../en/join.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof join> = {
  title: "Tienes una invitación",
  what: "Quienes administran este servidor te invitan a tener un universo propio: un diario privado en el que cada sentimiento se convierte en una estrella.",
  until: "La invitación vale hasta el {day}.",
  choose: "¿Cómo quieres empezar?",
  byEmail: "Con un correo y una contraseña",
  byEmailHint: "Solo tú puedes abrir tu universo, y más adelante puedes añadir una llave de acceso.",
  byName: "Solo con un nombre",
  byNameHint:
    "Sin dirección. Quien sepa el nombre puede abrirlo, hasta que añadas una llave de acceso o una contraseña.",
  signedIn: {
    title: "Ya tienes un universo aquí",
    what: "“{universe}” está abierto en este navegador. La invitación es para un universo nuevo y sigue sin usarse: dásela a otra persona o abre su enlace en otro navegador.",
  },
  failed: "Ahora mismo no se pudo leer la invitación. Sigue sin usarse; vuelve a intentarlo en un momento.",
};
