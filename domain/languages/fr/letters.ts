import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  method:
    "La lettre compte les étoiles de son temps ; un jour est aussi lumineux que la valeur moyenne de ses étoiles. Elle cite jusqu’à trois notes, exactement comme elles sont écrites. Des règles les choisissent, et rien ne juge ce qu’elles disent : une note d’un jour lumineux, une note plus longue d’une étoile aux émotions difficiles, et une note de la première étoile d’une émotion, de la première étoile après un long silence, du jour le plus rempli, ou la plus longue. À côté de chaque citation, son étoile peut être tenue à l’écart des lettres. « C’est net » et « c’est probable » ont le même sens que dans la comparaison de deux périodes. L’image montre le temps de gauche à droite, et les émotions agréables en haut.",

  begin: {
    first: {
      a: "Ton journal commence ici : {day}. Depuis, il compte {stars, plural, one {# étoile} other {# étoiles}} sur {days, plural, one {# jour} other {# jours}}.",
      b: "C’est ici que commence ton journal, {day} ; il compte depuis {stars, plural, one {# étoile} other {# étoiles}} sur {days, plural, one {# jour} other {# jours}}.",
    },
    single: {
      a: "{kind, select, week {Cette semaine} month {Ce mois} other {Cette année}} a une étoile : {day}.",
      b: "Une seule étoile pour {kind, select, week {cette semaine} month {ce mois} other {cette année}}. Son jour : {day}.",
      c: "Une étoile, {day} : voilà {kind, select, week {cette semaine} month {ce mois} other {cette année}} dans ton ciel.",
    },
    thin: {
      a: "{kind, select, week {Une semaine calme} month {Un mois calme} other {Une année calme}} dans ton ciel : {stars, plural, one {# étoile} other {# étoiles}} sur {days, plural, one {# jour} other {# jours}}.",
      b: "Tu as peu écrit {kind, select, week {cette semaine} month {ce mois-ci} other {cette année}}, {stars, plural, one {# étoile} other {# étoiles}} sur {days, plural, one {# jour} other {# jours}}, et tout est là.",
      c: "{kind, select, week {Cette semaine} month {Ce mois} other {Cette année}} a laissé une trace légère : {stars, plural, one {# étoile} other {# étoiles}} sur {days, plural, one {# jour} other {# jours}}.",
    },
    some: {
      a: "Tu as allumé {stars, plural, one {# étoile} other {# étoiles}}, {days, plural, one {# jour} other {# jours}} sur {length, number}.",
      b: "{kind, select, week {Cette semaine} month {Ce mois} other {Cette année}} a {stars, plural, one {# étoile} other {# étoiles}}, {days, plural, one {# jour} other {# jours}} sur {length, number}.",
      c: "Tu as mis quelque chose en mots {days, plural, one {# jour} other {# jours}} sur {length, number} : {stars, plural, one {# étoile} other {# étoiles}} en tout.",
      d: "Ton ciel a {stars, plural, one {# étoile} other {# étoiles}} de {kind, select, week {cette semaine} month {ce mois} other {cette année}}, {days, plural, one {# jour} other {# jours}} sur {length, number}.",
    },
    full: {
      a: "Chaque jour de {kind, select, week {cette semaine} month {ce mois} other {cette année}} a une étoile : {stars, plural, one {# étoile} other {# étoiles}} en tout.",
      b: "{kind, select, week {Cette semaine} month {Ce mois} other {Cette année}} est écrit{kind, select, week {e} month {} other {e}} du premier jour au dernier, en {stars, plural, one {# étoile} other {# étoiles}}.",
      c: "Du premier jour au dernier, {kind, select, week {cette semaine} month {ce mois} other {cette année}} a ses étoiles : {stars, number}.",
    },
    soFar: {
      a: "{kind, select, week {Cette semaine} month {Ce mois} other {Cette année}} n’est pas encore {kind, select, week {finie} month {fini} other {finie}}. Pour l’instant : {stars, plural, one {# étoile} other {# étoiles}}, {days, plural, one {# jour} other {# jours}} sur {length, number}.",
      b: "Jusqu’à aujourd’hui, {kind, select, week {cette semaine} month {ce mois} other {cette année}} a {stars, plural, one {# étoile} other {# étoiles}}, {days, plural, one {# jour} other {# jours}} sur {length, number}.",
      c: "Pour l’instant, tu as allumé {stars, plural, one {# étoile} other {# étoiles}} {kind, select, week {cette semaine} month {ce mois-ci} other {cette année}}, {days, plural, one {# jour} other {# jours}} sur {length, number}.",
    },
  },

  feelings: {
    single: {
      a: "Elle nomme : {feelings}.",
      b: "Tu l’as appelée ainsi : {feelings}.",
      c: "Ce qu’elle dit : {feelings}.",
    },
    same: {
      a: "Toutes nomment : {feelings}.",
      b: "Un seul mot leur a suffi : {feelings}.",
      c: "Chacune d’elles dit : {feelings}.",
    },
    equal: {
      a: "{count, plural, one {Tu as nommé # émotion, et elle ne ressort pas.} other {Tu as nommé # émotions, et aucune ne ressort.}}",
      b: "{count, plural, one {Il y a eu # émotion.} other {Il y a eu # émotions, chacune à peu près aussi souvent que les autres.}}",
      c: "Aucune émotion n’est venue plus souvent que le reste ; tu en as nommé {count, number}.",
    },
    all: {
      a: "Tu as nommé : {feelings}.",
      b: "Les émotions qui s’y trouvent : {feelings}.",
      c: "On y trouve : {feelings}.",
    },
    most: {
      a: "Ce que tu as nommé le plus : {feelings}.",
      b: "Le plus souvent, c’était {feelings}.",
      c: "Ce qui est revenu le plus : {feelings}.",
    },
    item: "« {feeling} » ({count, plural, one {# fois} =2 {deux fois} other {# fois}})",
  },

  news: {
    feelings: {
      a: "Pour la première fois, tu as nommé : {feelings}.",
      b: "Du nouveau parmi tes mots : {feelings}.",
      c: "Sans étoile jusque-là : {feelings}.",
    },
    back: {
      a: "« {feeling} » est de retour ; la dernière fois, c’était le {day}.",
      b: "Après un long moment, tu as de nouveau nommé « {feeling} », pour la première fois depuis le {day}.",
      c: "« {feeling} » n’était plus là depuis le {day}, et c’est revenu.",
    },
    tags: {
      a: "Du nouveau parmi tes étiquettes : {tags}.",
      b: "Pour la première fois en étiquette : {tags}.",
      c: "Tes étiquettes comptent maintenant aussi : {tags}.",
    },
  },

  tags: {
    all: {
      a: "Ce qui l’accompagnait : {tags}.",
      b: "Tes étiquettes pour cela : {tags}.",
      c: "Il y avait avec : {tags}.",
    },
    most: {
      a: "Ce qui l’accompagnait le plus : {tags}.",
      b: "Parmi tes étiquettes, le plus souvent : {tags}.",
      c: "Il y avait le plus souvent avec : {tags}.",
    },
    item: "« {tag} » ({days, plural, one {# jour} other {# jours}})",
  },

  along: {
    tag: {
      a: "Sur {days, plural, one {# jour} other {# jours}} avec « {tag} », tu as aussi nommé « {feeling} » {count, plural, one {# jour} other {# jours}}.",
      b: "« {feeling} » était là {count, plural, one {# jour} other {# jours}} sur {days, plural, one {# jour} other {# jours}} avec « {tag} ».",
      c: "« {tag} » est venu {days, plural, one {# jour} other {# jours}}, et {count, plural, one {# fois} other {# fois}} « {feeling} » aussi.",
    },
    always: {
      a: "Chaque jour avec « {tag} », soit {days, plural, one {# jour} other {# jours}}, tu as aussi nommé « {feeling} ».",
      b: "« {tag} » et « {feeling} » sont venus ensemble, {days, plural, one {# jour} other {# jours}}.",
      c: "Il y a eu {days, plural, one {# jour} other {# jours}} avec « {tag} », et chacun a aussi « {feeling} ».",
    },
    pair: {
      a: "« {first} » et « {second} » ont partagé une étoile {count, plural, one {# fois} other {# fois}}.",
      b: "{count, plural, one {# étoile porte} other {# étoiles portent}} à la fois « {first} » et « {second} ».",
      c: "Tu as nommé ensemble « {first} » et « {second} », {count, plural, one {# fois} other {# fois}}.",
    },
    claim: {
      a: "Sur tous tes jours jusque-là, ceux avec « {tag} » ont été plus {direction, select, brighter {lumineux} other {sombres}}, {sure, select, clearly {c’est net} other {c’est probable}} : {with, number} avec, à côté de {without, number} sans. Cela ne dit pas pourquoi.",
      b: "Jusqu’ici, les jours avec « {tag} » ont été plus {direction, select, brighter {lumineux} other {sombres}}, {sure, select, clearly {c’est net} other {c’est probable}} : {with, number} à côté de {without, number} autres. La raison n’est pas dans les étoiles.",
    },
  },

  contrast: {
    brightness: {
      a: "D’après ses étoiles, {kind, select, week {cette semaine} month {ce mois} other {cette année}} a été plus {direction, select, brighter {{kind, select, week {lumineuse} month {lumineux} other {lumineuse}}} other {sombre}} que {kind, select, year {l’année} other {les douze semaines}} d’avant, {sure, select, clearly {c’est net} other {c’est probable}}.",
      b: "À côté {kind, select, year {de l’année} other {des douze semaines}} d’avant, tes jours ont été plus {direction, select, brighter {lumineux} other {sombres}}, {sure, select, clearly {c’est net} other {c’est probable}}.",
    },
    share: {
      a: "« {name} » était là {direction, select, more {plus} other {moins}} souvent que {kind, select, year {l’année} other {pendant les douze semaines}} d’avant, {sure, select, clearly {c’est net} other {c’est probable}} : {now, number} sur {of, plural, one {# jour} other {# jours}}, contre {earlier, number} sur {ofEarlier, number}.",
      b: "À côté {kind, select, year {de l’année} other {des douze semaines}} d’avant, il y a eu {direction, select, more {plus} other {moins}} souvent « {name} », {sure, select, clearly {c’est net} other {c’est probable}} : {now, number} sur {of, plural, one {# jour} other {# jours}} maintenant, {earlier, number} sur {ofEarlier, number} avant.",
    },
  },

  measured: {
    said: {
      a: "Ce que tu as mesuré : {list}.",
      b: "Dans tes propres chiffres : {list}.",
      c: "Tu as aussi mesuré : {list}.",
    },
    range: "« {tracker} » de {low} à {high} ({days, plural, one {# jour} other {# jours}})",
    mean: "« {tracker} » {value} en moyenne ({days, plural, one {# jour} other {# jours}})",
    same: "« {tracker} » {value} ({days, plural, one {# jour} other {# jours}})",
    yes: "« {tracker} » {count, plural, one {# jour} other {# jours}} sur {days, number}",
  },

  half: {
    a: "L’essentiel se trouve dans la {which, select, first {première} other {seconde}} moitié du mois : {count, plural, one {# étoile} other {# étoiles}} sur {stars, number}.",
    b: "La {which, select, first {première} other {seconde}} moitié du mois a {count, number} de ses {stars, plural, one {# étoile} other {# étoiles}}.",
    c: "C’est dans la {which, select, first {première} other {seconde}} moitié du mois que tu as le plus écrit, {count, plural, one {# étoile} other {# étoiles}} sur {stars, number}.",
  },

  year: {
    words: {
      a: "Ce que tu as nommé le plus a changé au fil des mois : {words}.",
      b: "Les mots qui ont traversé l’année : {words}.",
    },
    wordIn: "« {feeling} » ({month})",
    wordFromTo: "« {feeling} » ({first} – {last})",
    fullest: {
      a: "Tu as le plus écrit en {most}, avec {mostStars, plural, one {# étoile} other {# étoiles}}, et le moins en {least}, avec {leastStars, number}.",
      b: "Le mois le plus rempli : {most} ({mostStars, plural, one {# étoile} other {# étoiles}}) ; le plus calme : {least} ({leastStars, number}).",
    },
    light: {
      a: "D’après les étoiles, le mois le plus lumineux a été {bright}, et le plus sombre {dark}.",
      b: "Les jours ont été les plus lumineux en {bright}, d’après leurs étoiles, et les plus sombres en {dark}.",
    },
    empty: {
      a: "{count, plural, one {# mois n’a pas d’étoile} other {# mois n’ont pas d’étoile}} : {months}.",
      b: "Rien n’est écrit pour {months}.",
    },
  },

  small: {
    arc: {
      a: "Cela a commencé par « {first} » et fini par « {last} ».",
      b: "La première étoile dit « {first} », la dernière « {last} ».",
      c: "De « {first} » au début, on arrive à « {last} » à la fin.",
    },
    fullest: {
      a: "Le jour où tu as le plus écrit : {day}, avec {stars, plural, one {# étoile} other {# étoiles}}.",
      b: "Le jour le plus rempli a été {day}, avec {stars, plural, one {# étoile} other {# étoiles}}.",
      c: "Aucun autre jour n’a autant d’étoiles que {day} : {stars, number}.",
    },
    hours: {
      a: "La plupart des étoiles sont venues {part, select, night {la nuit} morning {le matin} afternoon {l’après-midi} other {le soir}}, {count, number} sur {stars, number}.",
      b: "{count, plural, one {# étoile} other {# étoiles}} sur {stars, number} : c’était {part, select, night {la nuit} morning {le matin} afternoon {l’après-midi} other {le soir}}.",
      c: "Tu as surtout écrit {part, select, night {la nuit} morning {le matin} afternoon {l’après-midi} other {le soir}} : {count, plural, one {# étoile} other {# étoiles}} sur {stars, number}.",
    },
    brightest: {
      a: "Le jour le plus lumineux, d’après ses étoiles : {day}.",
      b: "D’après les étoiles, aucun jour n’a été plus lumineux que {day}.",
      c: "Les étoiles ont le plus brillé ce jour-là : {day}.",
    },
    silence: {
      a: "Sans étoile : {dates}.",
      b: "Rien n’est écrit ici : {dates}.",
      c: "{dates} : le ciel est resté calme.",
    },
    twins: {
      a: "{count, plural, one {# étoile porte} other {# étoiles portent}} deux émotions à la fois{count, plural, one { :} other {, par exemple}} « {first} » et « {second} ».",
      b: "{count, plural, =1 {Une fois} one {# fois} =2 {Deux fois} other {# fois}}, une émotion n’a pas suffi : « {first} » était avec « {second} »{count, plural, one {} other {, par exemple}}.",
      c: "Côte à côte sur une étoile : « {first} » et « {second} ».",
    },
    yearAgo: {
      a: "Un an plus tôt, à la même époque, tu as surtout nommé « {feeling} ».",
      b: "La même époque, un an avant : le plus souvent « {feeling} ».",
      c: "Douze mois plus tôt, ce qui revenait le plus, c’était « {feeling} ».",
    },
  },

  end: {
    thin: {
      a: "C’est tout ce qu’il y a, et cela suffit pour une lettre.",
      b: "Le reste a été vécu sans être écrit.",
      c: "Rien de plus n’est écrit, et rien ne manque.",
    },
    quiet: {
      a: "Les jours sans étoile sont bien comme ils sont.",
      b: "Ce qu’ont été les autres jours, tu le sais.",
      c: "Les autres jours ont passé sans être écrits, et c’est très bien ainsi.",
    },
    soFar: {
      a: "Le reste {kind, select, week {de la semaine} month {du mois} other {de l’année}} est encore ouvert.",
      b: "Ce qui vient encore trouvera sa place ici.",
      c: "Cette lettre grandit avec les étoiles qui suivront.",
    },
  },

  quote: {
    only: {
      a: "Avec elle, tu as écrit :",
      b: "Ces mots l’accompagnent :",
      c: "Dans tes propres mots :",
    },
    bright: {
      a: "{day}, l’un des jours lumineux. Tu as écrit :",
      b: "Un jour lumineux, {day} :",
      c: "{day}, un jour plein de lumière, tu as écrit :",
    },
    hard: {
      a: "{day} : tu as nommé quelque chose de difficile. Tes mots :",
      b: "Un moment difficile, {day} :",
      c: "{day} a eu un moment difficile. Tu as écrit :",
    },
    first: {
      a: "Quand tu as nommé « {feeling} » pour la première fois, {day}, tu as écrit :",
      b: "{day}, la première étoile avec « {feeling} » :",
      c: "Avec « {feeling} », pour la première fois, {day}, tu as écrit :",
    },
    fullest: {
      a: "{day} a plus d’étoiles que tout autre jour. L’une d’elles dit :",
      b: "Le jour le plus rempli, {day} :",
      c: "Parmi tout ce que tu as écrit le jour le plus rempli, {day} :",
    },
    silence: {
      a: "Après {days, plural, one {# jour} other {# jours}} sans étoile, tu as écrit, {day} :",
      b: "{day}, les premiers mots après {days, plural, one {# jour} other {# jours}} sans étoile :",
      c: "Puis, {day}, après {days, plural, one {# jour} other {# jours}} de silence :",
    },
    longest: {
      a: "La note la plus longue est de ce jour : {day}. Elle dit :",
      b: "C’est ici que tu as trouvé le plus de mots, {day} :",
      c: "Dans la note la plus longue, {day} :",
    },
  },
};
