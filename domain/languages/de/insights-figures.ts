import type { figures } from "../en/insights-figures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof figures> = {
  notClear: "Nicht eindeutig",
  notYet: "Noch nicht",
  notClearOrNotYet: "Nicht eindeutig oder noch nicht",

  coverage: {
    method:
      "Ein Tag zählt einmal, so viele Sterne er auch hat. Tage und Stunden sind die deiner eigenen Uhr zur Zeit des Sterns; bei Sternen ohne gespeicherte Uhr die dieses Geräts.",
    note: "Aus {days, number} von {span, plural, one {# Tag} other {# Tagen}}. Viele Menschen schreiben an trüben Tagen weniger.",
    noteOfLast:
      "Aus {days, number} der letzten {span, plural, one {# Tag} other {# Tage}}. Viele Menschen schreiben an trüben Tagen weniger.",
  },

  weather: {
    method: {
      score:
        "Der Wert eines Sterns ist, wie angenehm sein Gefühl zählt, mal seine Stärke. Wie angenehm ein Gefühl zählt, schätzt dieses Produkt selbst. Ein Tag ist das Mittel seiner Sterne und eine Woche das Mittel ihrer Tage.",
      band: "Das Band umfasst, was die stillen Tage der Woche gewesen sein könnten, danach, wie sehr die Tage deiner Wochen schwanken: In 80 von 100 Wochen liegt das Mittel aller sieben Tage darin.",
      change:
        "Eine langsame Veränderung ist eine Linie durch die Mittel von je 14 Tagen des letzten Jahres. Sie wird nur genannt, wenn ein Tagebuch ohne jede Veränderung sie in weniger als 5 von 100 Fällen zeigen würde. Ob die Tage dem Jahr folgen, wird ebenso beurteilt, mit einer Welle von einem Jahr.",
      room: "Wie sehr Tage schwanken können, hängt von ihrem Mittel ab: Nahe einem Ende der Skala ist weniger Raum. Der Prozentwert bezieht sich auf diesen Raum.",
    },
    spread:
      "In den letzten 90 Tagen {days, plural, one {lag dein # Tag} other {lagen deine # Tage}} mit Stern etwa {distance} vom Mittel entfernt: {percent, number}\u00a0% dessen, was Tage mit diesem Mittel höchstens schwanken können.",
    spreadCount:
      "Wie sehr deine Tage schwanken: {days, number} von {needed, number} Tagen mit Stern in den letzten 90.",
    spreadMissing: "Wie sehr deine Tage schwanken: ab {needed, number} Tagen der letzten 90.",
    turnCount:
      "Eine langsame Veränderung: {days, number} von {needed, number} Tagen mit Stern im letzten Jahr.",
    turnTooClose: "Eine langsame Veränderung: Deine Tage mit Stern liegen zu dicht beieinander.",
    noSeason:
      "Deine Tage folgen nicht eindeutig dem Jahr, nach {days, plural, one {# Tag} other {# Tagen}} mit Stern.",
    seasonSpan:
      "Ob deine Tage dem Jahr folgen: {span, number} von {needed, plural, one {# Tag} other {# Tagen}} seit deinem ersten Stern.",
    seasonCount:
      "Ob deine Tage dem Jahr folgen: {days, number} von {needed, plural, one {# Tag} other {# Tagen}} mit Stern.",
    seasonTooClose: "Ob deine Tage dem Jahr folgen: Deine Tage mit Stern liegen zu dicht beieinander.",
  },

  tags: {
    method: {
      compared:
        "Tage mit einem Stichwort werden mit Tagen ohne dieses verglichen; dabei sind Wochentage, langsame Veränderungen über Monate und die Tatsache berücksichtigt, dass ein Tag oft dem Tag davor ähnelt. Nur die letzten vier Jahre zählen.",
      chance:
        "Bei vielen Stichwörtern sieht eines davon durch Zufall besonders aus. Ein Unterschied wird deshalb nur genannt, wenn er unter allen deinen Stichwörtern selten wäre und schon vor vier Wochen zu sehen war. Auch dann sagt er, was mit was einhergeht, nicht, was wovon kommt.",
    },
    unsure: "Nicht eindeutig anders als die Tage ohne: {tags}.",
    missingWith: "„{tag}“ ({days, number} von {needed, number} Tagen damit)",
    missingWithout: "„{tag}“ ({days, number} von {needed, number} Tagen ohne)",
    tooFew: "„{tag}“ (zu wenige Tage)",
    tooEarly: "Für einen Vergleich noch zu früh: {tags}.",
    bound:
      "{count, plural, one {{tags} kommt nur an bestimmten Wochentagen oder in einem Zeitabschnitt vor und lässt sich davon nicht trennen.} other {{tags} kommen nur an bestimmten Wochentagen oder in einem Zeitabschnitt vor und lassen sich davon nicht trennen.}}",
    chart: "Tage mit einem Stichwort, verglichen mit Tagen ohne",
    ofDays: "{daysWith, number} von {days, plural, one {# Tag} other {# Tagen}}",
    columns: {
      with: "Tage mit",
      without: "Tage ohne",
      shared: "Oft an denselben Tagen",
    },
  },

  rhythm: {
    method:
      "Ein Feld mit wenigen Sternen sagt wenig über seine Stunden, deshalb ist sein Mittel zum Mittel aller deiner Sterne hingezogen. Ein Wochentag wird nur genannt, wenn sich seine Tage stärker von den anderen unterscheiden, als sie es durch Zufall in 5 von 100 Tagebüchern täten, alle sieben Wochentage eingerechnet, in den letzten vier Jahren.",
    noWeekday: "Kein Wochentag ist eindeutig anders als die übrigen.",
    weekdayTooEarly: "Ob ein Wochentag anders ist: ab acht solchen Tagen.",
    oneMean:
      "Diese Stunden unterscheiden sich nicht stärker, als es durch Zufall geschieht, deshalb zeigt jede das Mittel aller Sterne.",
    table: "Wochentage und Tageszeiten",
    unit: "Mittlerer Wert von −1 (unangenehm) bis 1 (angenehm), bei wenigen Sternen zum Mittel aller Sterne hingezogen; darunter die Zahl der Sterne.",
    noStar: "kein Stern",
    stars: "{count, plural, one {#<unit> Stern</unit>} other {#<unit> Sterne</unit>}}",
    columns: { weekday: "Wochentag", hours: "Stunden", mean: "Mittel", stars: "Sterne" },
  },

  words: {
    method: {
      variety:
        "Die Vielfalt ist die Entropie von 30 Sternen, gezogen aus denen der letzten 90 Tage, ausgedrückt als Zahl von Gefühlen: So viele, gleich oft genannt, wären ebenso vielfältig. Sie sagt, wie vielfältig deine Worte sind, nicht, wie fein du fühlst.",
      pairs:
        "Gefühle, die sich einen Stern teilen, werden mit dem Zufall unter den Sternen derselben vier Wochen verglichen; Gefühle, die aufeinander folgen, mit jeder Reihenfolge der Sterne desselben Tages. Paare von weniger als fünf Tagen werden nicht genannt.",
    },
    named: "Du hast {count, number} der 36 Gefühle genannt.",
    namedWithOwn: "Du hast {count, number} von {all, number} Gefühlen genannt: den 36 und deinen eigenen.",
    oneFeeling: "Alle deine Sterne der letzten 90 Tage nennen zuerst dasselbe Gefühl.",
    variety:
      "Vielfalt: {of, number} deiner Sterne aus den letzten 90 Tagen sind so vielfältig wie etwa {count, plural, one {{amount} gleich oft genanntes Gefühl} other {{amount} gleich oft genannte Gefühle}}.",
    varietyCount:
      "Die Vielfalt deiner Worte: {stars, number} von {needed, plural, one {# Stern} other {# Sternen}}.",
    varietyMissing:
      "Die Vielfalt deiner Worte: ab {needed, plural, one {# Stern} other {# Sternen}} in den letzten 90 Tagen.",
    sharedPair:
      "„{first}“ und „{second}“ teilen sich {count, plural, one {# Stern} other {# Sterne}}; durch Zufall wären es etwa {expected}.",
    followingPair:
      "„{second}“ kam am selben Tag {count, number}-mal direkt nach „{first}“; durch Zufall wäre es etwa {expected}-mal.",
    noPair: "Keine zwei Gefühle treten öfter zusammen auf, als der Zufall es wollte.",
    pairCount: "Welche Gefühle zusammen auftreten: {days, number} von {needed, number} Tagen mit Stern.",
  },

  practice: {
    method:
      "Menschen beginnen eine Übung, wenn es ihnen nicht gut geht, und trübe Momente vergehen von selbst. Deshalb wird die Veränderung vom letzten Stern in den zwei Stunden vor einer Übung zum ersten in den zwei Stunden danach mit der Veränderung zwischen ähnlichen Sternen ohne Übung dazwischen verglichen.",
    outOfReach:
      "Deine beendeten Übungen liegen auf dem Server, der gerade nicht erreichbar ist. Alles andere auf dieser Seite stammt von den Sternen auf diesem Gerät.",
    noDifference:
      "{exercise}, {times, number}-mal mit einem Stern innerhalb von zwei Stunden davor und danach: kein eindeutiger Unterschied zu ähnlichen Momenten ohne Übung.",
    tooEarly: "{exercise}: {times, number} von {needed, number} Malen mit einem Stern davor und danach.",
    nothingSimilar: "{exercise}: zu wenige ähnliche Momente ohne Übung zum Vergleichen.",
    chart: "Der Stern nach einer Übung, verglichen mit ähnlichen Momenten",
    times: "{count, number}-mal",
    timesColumn: "Anzahl",
  },

  steadiness: {
    method:
      "Die Veränderung von Stern zu Stern ist die Wurzel der mittleren quadrierten Differenz aufeinanderfolgender Sterne eines Tages, in den letzten 90 Tagen. Wie lange eine Stimmung anhält, wird aus den letzten 1.000 Sternen geschätzt, mit dem Modell einer Stimmung, die zu ihrem Mittel zurückkehrt, welche Zeit auch immer zwischen den Sternen liegt; der Bereich enthält sie in 90 von 100 Fällen.",
    change:
      "Von Stern zu Stern innerhalb eines Tages änderte sich dein Wert um etwa {change}, nach {pairs, plural, one {# Paar} other {# Paaren}} von Sternen.",
    changeMissing: "Die Veränderung von Stern zu Stern: ab zwei Sternen an einem Tag.",
    halfLife:
      "Die Hälfte dessen, was deine Stimmung hebt oder senkt, ist nach {length} vorbei, nach {stars, plural, one {# Stern} other {# Sternen}} geschätzt (von {low} bis zu {high}).",
    halfLifeCount:
      "Wie lange eine Stimmung anhält: {stars, number} von {needed, plural, one {# Stern} other {# Sternen}}.",
    halfLifeMissing: "Wie lange eine Stimmung anhält: Deine Sterne zeigen es nicht eindeutig.",
    length: {
      hour: "etwa einer Stunde",
      hours: "etwa {hours, plural, one {# Stunde} other {# Stunden}}",
      days: "etwa {days, plural, one {# Tag} other {# Tagen}}",
    },
  },

  hours: {
    title: "Die Stunden deiner Sterne",
    unit: "Sterne in jeder Stunde des Tages, nach deiner damaligen Uhr.",
    columns: { hour: "Stunde", stars: "Sterne" },
  },

  weeks: {
    title: "Deine Wochen",
    unit: "Mittlerer Wert der Tage jeder Woche, von −1 (unangenehm) bis 1 (angenehm). Wie angenehm ein Gefühl zählt, schätzt dieses Produkt selbst. Das Band enthält das Mittel in 80 von 100 Wochen.",
    columns: {
      week: "Woche ab",
      mean: "Mittel",
      low: "Untergrenze",
      high: "Obergrenze",
      days: "Tage mit Stern",
    },
    show: "Zeigen",
    lastYear: "Letzte 52 Wochen",
    all: "Alle Wochen",
    pleasant: "angenehm",
    unpleasant: "unangenehm",
    slider: "Woche",
    reading: "Woche ab {date}: {mean}, zwischen {low} und {high}, {days, number} von 7 Tagen",
  },

  intervals: {
    unit: "Unterschied im Wert, auf der Skala von −1 bis 1. Die Linie ist der Bereich, nach dem die Sätze sprechen; ein gefüllter Punkt sagt, dass er die Mitte verlässt.",
    columns: {
      name: "Name",
      difference: "Unterschied",
      low: "Untergrenze",
      high: "Obergrenze",
      sure: "Wie sicher",
    },
    dimmer: "dunkler",
    brighter: "heller",
    drawn: "{drawn, number} von {all, number} sind gezeichnet; die Tabelle hat alle.",
  },
};
