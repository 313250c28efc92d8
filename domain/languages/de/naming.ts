import type { naming } from "../en/naming.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof naming> = {
  title: "Diese Sterne benennen",
  nameLength: "{length} von {limit}",
  name: "Name",
  orAddTo: "Oder hinzufügen zu",
  nameHint: "Zum Beispiel: Mein erster Sommer hier",
  save: "Benennen",
  subtitle: "Eine Linie verbindet sie in der Reihenfolge, in der du sie gewählt hast.",
  tooManyStars: "Ein Sternbild hat bis zu {max} Sterne. Du hast {stars, number} gewählt.",
  full: "Du hast {max} Sternbilder, mehr kann ein Universum nicht haben. Entferne eines in deinem Tagebuch, um Platz zu schaffen.",
};
