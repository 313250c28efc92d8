import type { panels } from "../en/panels.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof panels> = {
  settings: {
    title: "Ajustes",
    avatar: "Personalizar avatar",
    reminders: "Recordatorios",
    account: "Ajustes de la cuenta",
    yourData: "Tus datos",
    keep: "Conservar tu cielo",
    show: "Mostrar tu cielo",
    guide: "Guía de uso",
    install: "Instalar la app",
    about: "Quiénes somos",
    contact: "Contacto",
    delete: "Eliminar universo",
    logout: "Cerrar sesión",
  },
  about: {
    what: "Mood Universe convierte tu viaje emocional en un universo 3D envolvente. Cada sentimiento que guardas se convierte en una estrella de tu propio cielo: su color dice cuál es, y su tamaño, lo intenso que fue.",
    later:
      "Con las semanas crece un mapa que puedes girar, recorrer y leer: lo que volvió, lo que pasó y lo que estuvo ahí todo el tiempo.",
    version: "Versión {version}",
    licences: "Licencias",
    whatRuns: "Qué se ejecuta aquí",
  },
  contact: {
    support: "Soporte y comentarios",
    technical: "Problemas técnicos",
    business: "Consultas comerciales",
    examples:
      "Son ejemplos: quien administra este servidor aún no ha puesto direcciones. Se definen con CONTACT_SUPPORT, CONTACT_TECHNICAL y CONTACT_BUSINESS.",
    within: "Solemos responder en menos de 24 horas",
    unreachable: "No se pudieron cargar las direcciones. Revisa tu conexión y vuelve a intentarlo.",
  },
  deletion: {
    warning: "Esto eliminará para siempre tu universo y todos tus estados de ánimo. No se puede deshacer.",
    submit: "Eliminar para siempre",
    really:
      "Para borrarlo de verdad, abre <link>la página que borra tu universo</link>. Te lo pregunta una vez más.",
    openPage: "Abrir la página",
    takeWithYou: "Antes puedes llevarte tus estrellas: <link>Tus datos</link>",
    toast: "Eliminación de la cuenta",
    toastHint:
      "Para eliminar tu cuenta, escribe a soporte o usa los ajustes de la cuenta de tu plataforma de alojamiento.",
    error: "Error",
    failed: "No se pudo procesar la solicitud. Vuelve a intentarlo.",
  },
  logout: {
    title: "¿Cerrar sesión?",
    warning:
      "Esto aún no ha llegado a tu universo y solo está guardado en este dispositivo. Al cerrar sesión se elimina.",
    stay: "Seguir aquí",
    submit: "Cerrar sesión y eliminar",
  },
  avatar: {
    submit: "Guardar avatar",
    busy: "Guardando…",
    tabs: "Qué cambiar",
    shape: "Forma",
    colors: "Colores",
    pattern: "Patrón",
    shapes: {
      "cosmic-orb": "Orbe cósmico",
      "stellar-ring": "Anillo estelar",
      "nebula-cloud": "Nebulosa",
      "crystal-form": "Cristal",
    },
    patterns: {
      gradient: "Degradado",
      particles: "Partículas",
      "energy-rings": "Anillos de energía",
      constellation: "Constelación",
    },
    presets: {
      "cyber-dream": "Sueño cibernético",
      "sunset-blaze": "Atardecer en llamas",
      "deep-ocean": "Océano profundo",
      "royal-purple": "Púrpura real",
      "forest-mystic": "Bosque místico",
      "rose-gold": "Oro rosa",
      "arctic-ice": "Hielo ártico",
      "solar-flare": "Llamarada solar",
    },
    ownPair: "O dos colores a tu gusto",
    firstColor: "Primer color",
    secondColor: "Segundo color",
    preview: "Vista previa: {shape}, {colors}, {pattern}",
    ownColors: "tus propios colores",
    saved: "Avatar actualizado",
    savedHint: "¡Tu avatar cósmico ya tiene tu estilo!",
    failed: "No se pudo actualizar",
    failedHint: "No se pudo actualizar tu avatar. Vuelve a intentarlo.",
    kept: "Guardado en este dispositivo",
    keptHere: "Guardado hasta que cierres esta página",
  },
};
