import type { sealedWords } from "../en/sealed-words.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedWords> = {
  title: "Palabras selladas",
  back: "Ajustes de la cuenta",
  unreachable: "No se puede ver ahora cómo se guardan tus palabras. No ha cambiado nada.",
  what: {
    title: "Palabras que solo tú puedes leer",
    promise:
      "Tu navegador cierra tus notas y nombres con una frase secreta que nunca sale de él. Quien administra este servidor, o quien lo robe, no puede leerlos.",
    works:
      "Cuando los hayas desbloqueado en un dispositivo, allí todo funciona como ahora: la búsqueda, las perspectivas, las cartas, tu informe.",
    sealed: "Sellado",
    sealedThings: {
      notes: "tus notas",
      names: "los nombres de tus etiquetas, constelaciones, sentimientos propios y seguimientos",
      trackers: "las unidades de tus seguimientos y los extremos de sus escalas",
      comparisons: "las comparaciones que conservas, con sus nombres",
      labels: "los rótulos de tus enlaces y los nombres de los archivos que trajiste",
    },
    plain: "Sin sellar",
    plainThings: {
      stars: "cuándo son tus estrellas, cuál de los 36 sentimientos tienen y con qué intensidad",
      places: "lo agradables y lo vivos que son tus sentimientos propios",
      values: "lo que mides: los valores y sus momentos",
      sameTag: "qué estrellas comparten una etiqueta",
      quiz: "las palabras que escribes en el cuestionario",
      account: "lo que tu cuenta dice de ti: tu nombre, tu universo, tu dirección",
    },
  },
  limits: {
    title: "Lo que esto no impide",
    server:
      "Un servidor que envía código cambiado a tu navegador. Ese código podría leer tu frase secreta mientras la escribes.",
    device: "Que alguien use tu dispositivo mientras tus palabras están desbloqueadas en él.",
    shapes:
      "Quien tenga los datos del servidor ve momentos y sentimientos, y más o menos lo larga que es una nota: por tramos, nunca letra por letra.",
    changes:
      "Quien escriba en los datos del servidor puede ocultarte palabras, mostrarte una versión anterior de ellas o mezclar otras legibles. Nadie puede cambiar una palabra sellada.",
    backups:
      "En las copias de seguridad de antes tus palabras siguen siendo legibles, hasta que quien administra este servidor las borre.",
  },
  start: {
    title: "Antes de empezar",
    takes:
      "Hacen falta unos minutos de calma. Eliges una frase secreta, conservas un kit de rescate en papel o en un archivo, y lo escribes una vez para comprobarlo.",
    loss: "Sin ellos nadie puede ayudarte. Si pierdes las dos cosas, tu frase secreta y tu kit, tus palabras se pierden para siempre: ningún correo, ninguna ayuda y ninguna forma de entrar en tu cuenta las devuelve.",
    begin: "Sellar mis palabras",
    importOpen:
      "Una importación que empezaste sigue abierta. Termínala o deshazla primero en “Tus datos”, y luego sella tus palabras.",
    http: "Esta página está abierta sin https, así que no puede sellar: los navegadores solo ofrecen su criptografía con https. Quien administra este servidor puede cambiarlo.",
    browser:
      "A este navegador le falta lo necesario para sellar, así que aquí no se puede. Uno más nuevo puede, y tu teléfono también.",
  },
  step: "Paso {step, number} de {steps, number}",
  next: "Siguiente",
  previous: "Atrás",
  passphrase: {
    title: "Elige una frase secreta",
    what: "Abre tus palabras en cada dispositivo. Cuatro o cinco palabras que no tienen que ver entre sí forman una frase fuerte y fácil de recordar.",
    own: "Que no sea la contraseña de tu cuenta: esa la ve el servidor cada vez que inicias sesión.",
    one: {
      label: "Frase secreta",
      show: "Mostrar la frase secreta",
      hide: "Ocultar la frase secreta",
    },
    again: {
      label: "Frase secreta, otra vez",
      show: "Mostrar la segunda frase secreta",
      hide: "Ocultar la segunda frase secreta",
    },
    hint: "Al menos {min, number} caracteres. Los espacios cuentan, y las mayúsculas también.",
    short: "Una frase secreta tiene al menos {min, number} caracteres.",
    long: "Una frase secreta tiene como mucho {max, number} caracteres.",
    differs: "Las dos frases secretas no son iguales.",
    isPassword: "Es la contraseña de tu cuenta, que el servidor ve. Elige otra frase secreta.",
  },
  kit: {
    title: "Conserva tu kit de rescate",
    what: "Si olvidas tu frase secreta, este kit abre tus palabras. Imprímelo, guárdalo como archivo o cópialo a mano, y consérvalo donde lo encuentres sin este dispositivo. No en tu diario.",
    code: "El código de tu kit de rescate",
    copied: "Kit copiado",
    copiedHint: "Pégalo donde guardas tus contraseñas, y en ningún otro sitio.",
    of: "Kit de rescate de “{universe}”",
    paperWhat:
      "Este código abre las palabras selladas de tu diario en Mood Universe si se olvida la frase secreta. Quien lo tenga, junto con una forma de entrar en el universo o una copia de sus datos, puede leerlas. Consérvalo donde solo tú lo encuentres.",
    paperHow:
      "Para usarlo, inicia sesión en {address} y escribe el código donde se pide la frase secreta. Mayúsculas o minúsculas, con o sin espacios: todo vale. Las letras I, L y O no aparecen: lo que se parece a ellas es un 1 o un 0.",
    madeOn: "Creado el {day}. Un kit más nuevo lo sustituye.",
  },
  typeBack: {
    title: "Escribe tu kit una vez",
    what: "Escríbelo desde el papel o el archivo: así sabes que está completo y se lee bien.",
    label: "El código de tu kit",
    hint: "Mayúsculas o minúsculas, con o sin espacios, como quieras.",
    incomplete: "No es el código entero. Tiene {groups, number} grupos.",
    mistyped: "Hay un error en el grupo {group, number}. Compáralo con el kit.",
    other: "Es el código de otro kit. Escribe el que se acaba de crear.",
    showAgain: "Mostrar el kit otra vez",
  },
  sure: {
    title: "Una frase, para que quede claro",
    what: "Escribe esta frase, por favor. Dice lo único que nadie podrá deshacer por ti.",
    sentence: "Si pierdo mi frase secreta y mi kit, mis palabras se pierden para siempre.",
    label: "La frase",
    hint: "Las mayúsculas, las tildes y la puntuación no importan.",
    wrong: "La frase aún no está completa.",
    begin: "Sellar mis palabras",
    busy: "Empezando…",
    failed: "No se pudo empezar ahora. No ha cambiado nada; puedes volver a intentarlo.",
    overtaken: "Tus palabras ya se sellaron en otro lugar",
    overtakenHint:
      "Las abre lo que se eligió allí. La frase secreta y el kit elegidos aquí no abren nada: tira este kit.",
    begun: "El sellado ha empezado",
    begunHint: "Mientras tanto puedes seguir con tu diario.",
  },
  working: {
    sealing: "Tus palabras se están sellando",
    opening: "Tus palabras se están abriendo",
    rotating: "Tus palabras reciben su nueva llave",
    done: "{done, number} de {all, number}",
    finding: "Buscando lo que falta…",
    finishing: "Casi listo: el servidor borra lo que aún guardaba.",
    stays:
      "Mientras tanto puedes usar tu diario y cerrar esta página: sigue allí donde tu universo esté abierto y desbloqueado. En todo momento puedes leerlo todo.",
    locked: "Para seguir, tus palabras tienen que estar desbloqueadas en este dispositivo.",
    bothKeys:
      "Hasta que la nueva llave esté en todas partes, este dispositivo necesita las dos: desbloquéalo con la nueva frase secreta o el nuevo kit, y otra vez con la frase o el kit de antes.",
    earlierKey:
      "Una llave ya está. Ahora desbloquea este dispositivo también con la frase secreta o el kit de antes.",
    unasked:
      "El servidor dice que tus palabras deben abrirse otra vez. Si lo quieres, dilo también en este dispositivo, y ayudará. Si no fuiste tú, déjalo así: desde aquí no se abre nada de lo sellado, y quien administra este servidor puede mirar por qué.",
    offline: "Espera a tener conexión y sigue por sí solo.",
    importOpen:
      "Espera a que la importación empezada termine o se deshaga. Míralo en “Tus datos”, por favor.",
    otherTab: "Otra pestaña de este navegador está en ello.",
    failed: "Se detuvo un momento. No se ha perdido nada, y puedes dejar que siga.",
    stuck:
      "{count, plural, one {Las palabras de un elemento no se abren} other {Las palabras de # elementos no se abren}} con tu llave, así que esto aún no puede terminar. Se quedan como están.",
    goOn: "Seguir",
    sealed: "Tus palabras están selladas",
    sealedHint: "Ahora nadie más que tú puede leerlas.",
    opened: "Tus palabras están abiertas otra vez",
    openedHint: "La frase secreta y el kit ya no hacen falta.",
    rotated: "La nueva llave ya está en uso",
    rotatedHint: "La frase secreta, el kit y las llaves de acceso de antes ya no abren nada.",
  },
  sealed: {
    title: "Tus palabras están selladas",
    what: "Nadie más que tú puede leer tus notas y nombres. Aquí está lo que los abre; el servidor no conoce nada de ello.",
    list: "Lo que abre tus palabras",
    passphrase: "Frase secreta",
    kit: "Kit de rescate",
    since: "desde el {day}",
    change: "Cambiar",
    changePassphrase: "Cambiar la frase secreta",
    newKit: "Kit nuevo",
    check: "Comprobar el kit",
    passkeyHint:
      "Con una llave de acceso desbloqueas tus palabras con tu huella, tu cara o el bloqueo de un dispositivo. Acompaña a la frase secreta y al kit, y nunca los sustituye.",
  },
  proof: {
    what: "Primero, tu frase secreta o tu kit de rescate, porque esto crea otra forma de abrir tus palabras.",
  },
  change: {
    title: "Una nueva frase secreta",
    save: "Guardar la frase secreta",
    busy: "Guardando…",
    saved: "Nueva frase secreta",
    savedHint: "Desde ahora abre tus palabras, y la anterior ya no.",
    learned:
      "Si crees que alguien conoce la anterior, crea después también una nueva llave, en “Una nueva llave”.",
    failed: "No se pudo guardar. La anterior sigue valiendo.",
  },
  newKit: {
    title: "Un nuevo kit de rescate",
    save: "Usar este kit",
    saved: "Nuevo kit de rescate",
    savedHint: "El anterior ya no abre nada. Puedes tirarlo.",
    failed: "No se pudo guardar. El kit anterior sigue valiendo.",
  },
  checkKit: {
    title: "Comprueba tu kit",
    what: "Escribe el código de tu kit. Se compara aquí, en tu navegador, y no se envía a ningún sitio.",
    check: "Comprobar",
    right: "Es el kit correcto",
    rightHint: "Devuélvelo adonde estaba.",
    wrong: "Es un kit, pero no el que abre ahora tus palabras. Puede que uno más nuevo lo haya sustituido.",
  },
  passkey: {
    title: "Una llave de acceso para tus palabras",
    what: "Puede que tu dispositivo pregunte dos veces: una para crear la llave de acceso y otra para usarla.",
    added: "Llave de acceso añadida",
    addedHint: "“{name}” desbloquea tus palabras desde ahora.",
    cannot:
      "Esta llave de acceso no puede desbloquear palabras: a tu dispositivo o navegador le falta lo necesario. Puedes quitarla del dispositivo. Tu frase secreta funciona en todas partes.",
    failed: "No se pudo añadir la llave de acceso. No ha cambiado nada.",
    removeHint: "Ya no desbloqueará tus palabras. Tu frase secreta y tu kit sí.",
    removedHint: "Ya no desbloquea tus palabras.",
  },
  yearly: {
    what: "Lo creaste el {day}. Basta una mirada: ¿está donde crees, y se lee bien?",
    here: "Sí, aquí está",
    thanks: "Es bueno saberlo",
    thanksHint: "La pregunta vuelve dentro de un año.",
  },
  rotate: {
    title: "Una nueva llave",
    what: "Por si alguien ha podido conocer tu frase secreta, encontrar tu kit o llevarse un dispositivo donde tus palabras estaban desbloqueadas: todas tus palabras se sellan de nuevo, con una nueva llave. La frase secreta, el kit y las llaves de acceso de antes dejan de abrir.",
    begin: "Crear una nueva llave",
    kept: "Puedes conservar tu frase secreta si solo tú la conoces. El kit siempre es nuevo, y las llaves de acceso se añaden otra vez después.",
    start: "Sellar con la nueva llave",
    begun: "La nueva llave está en marcha",
    begunHint: "Conserva la frase secreta o el kit de antes hasta que termine.",
    failed: "No se pudo empezar ahora. Tus palabras siguen selladas con la llave anterior.",
  },
  unseal: {
    title: "Abrir tus palabras otra vez",
    what: "Tus palabras vuelven a estar en este servidor como antes, y quien lo administra puede leerlas. La frase secreta, el kit y las llaves de acceso ya no hacen falta.",
    begin: "Abrir mis palabras",
    sure: "¿Abrir tus palabras otra vez?",
    keep: "Dejarlas selladas",
    failed: "No se pudo empezar ahora. Tus palabras siguen selladas.",
    begun: "Tus palabras se están abriendo",
    locked: "Para volver a abrirlas, primero desbloquea tus palabras en este dispositivo.",
  },
};
