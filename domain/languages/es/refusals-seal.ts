import type { refusalsSeal } from "../en/refusals-seal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSeal> = {
  universeSealed:
    "Las palabras de este universo están selladas, y esto llegó sin sellar. No se cambió nada. Vuelve a cargar esta página y desbloquea tus palabras.",
  universeNotSealed: "Las palabras de este universo ya no están selladas. Vuelve a cargar esta página.",
  wrongEpoch:
    "Esto se selló con una llave que este universo ya no usa. Vuelve a cargar esta página y desbloquea otra vez tus palabras.",
  sealState:
    "Esto no corresponde al punto en que está el sellado de tus palabras. Vuelve a cargar esta página para verlo.",
  wordsLeft:
    "{plain, plural, one {# elemento todavía no está listo} many {# de elementos todavía no están listos} other {# elementos todavía no están listos}}.",
  slotNeeded: "Siempre hay una frase secreta y un kit de rescate. Crea primero otro.",
  tooManySlots:
    "Puede haber hasta {max} formas de desbloquear las palabras. Quita alguna que ya no necesites.",
};
