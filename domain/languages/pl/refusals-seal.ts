import type { refusalsSeal } from "../en/refusals-seal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSeal> = {
  universeSealed:
    "Słowa tego wszechświata są zapieczętowane, a to przyszło bez pieczęci. Nic się nie zmieniło. Wczytaj tę stronę ponownie i odblokuj swoje słowa.",
  universeNotSealed: "Słowa tego wszechświata nie są już zapieczętowane. Wczytaj tę stronę ponownie.",
  wrongEpoch:
    "To zapieczętowano kluczem, którego ten wszechświat już nie używa. Wczytaj tę stronę ponownie i jeszcze raz odblokuj swoje słowa.",
  sealState:
    "To nie pasuje do obecnego etapu pieczętowania twoich słów. Wczytaj tę stronę ponownie, żeby go zobaczyć.",
  wordsLeft:
    "{plain, plural, one {# wpis nie jest jeszcze gotowy} few {# wpisy nie są jeszcze gotowe} many {# wpisów nie jest jeszcze gotowych} other {# wpisu nie jest jeszcze gotowe}}.",
  slotNeeded: "Zawsze jest jedna tajna fraza i jeden zestaw ratunkowy. Najpierw utwórz nowy.",
  tooManySlots: "Może być do {max} sposobów odblokowania słów. Usuń któryś, który nie jest już potrzebny.",
};
