import type { keepsakes } from "../en/keepsakes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof keepsakes> = {
  film: {
    left: {
      unknown: "Calcul du temps nécessaire",
      seconds: "Encore quelques secondes",
      aboutSeconds: "Encore {seconds} secondes environ",
      aboutMinutes: "Encore {minutes, plural, one {# minute} other {# minutes}} environ",
    },
    making: "Création de ton film",
    makingHint:
      "Ton navigateur le dessine image par image sur cet appareil. Laisse ceci ouvert jusqu’à ce qu’il soit prêt.",
    length: "Durée",
    seconds: "{seconds} s",
    title: "Titre",
    optional: "Facultatif",
    music: "Musique",
    noSound: "Ce navigateur ne peut créer des films que sans son.",
    make: "Créer le film",
    wide: "Horizontal",
    tall: "Vertical",
    failures: {
      graphics:
        "Ton navigateur ne peut pas dessiner le film maintenant, car son affichage graphique (WebGL) n’est pas disponible. Ton journal est intact. Ferme d’autres onglets ou redémarre le navigateur, puis réessaie.",
      music: "La musique n’est pas arrivée. Vérifie ta connexion et réessaie, ou crée le film sans musique.",
      browser:
        "Le navigateur n’a pas pu terminer le film ; il manque peut-être de mémoire. Ton journal est intact. Ferme d’autres onglets, ou choisis un film plus court.",
    },
    period: "Ce qu’il montre",
    firstStar: "Ta première étoile s’allume.",
    fromFirst:
      "{count, plural, one {# étoile s’allume, de la première à la dernière.} other {# étoiles s’allument, de la première à la dernière.}}",
    preview: "Aperçu de ton film",
    noPreview: "L’aperçu ne peut pas être dessiné en ce moment.",
    moment: "Moment du film",
    second: "Seconde {second} sur {length}",
    yours: "Ton film",
    ready: "Ton film est prêt.",
    savedAs: "Enregistré sous {name}. Il est dans tes téléchargements.",
    again: "En créer un autre",
    save: "Enregistrer le film",
    unsupported:
      "Ce navigateur ne peut pas créer de films. Une version récente de Chrome, Edge, Firefox ou Safari, sur un ordinateur, le peut. Ton journal fonctionne ici comme avant.",
    insecure:
      "Les navigateurs ne créent des films que sur des pages ouvertes en HTTPS, et celle-ci ne l’est pas. Ton journal fonctionne ici comme avant.",
    drawn: "Ton film, pendant qu’il se dessine",
    gettingReady: "Préparation…",
    everything: "Tout · {count, plural, one {# étoile} other {# étoiles}}",
    year: "{year} · {count, plural, one {# étoile} other {# étoiles}}",
    secondsOf: "{second} / {length} s",
    megabytes: "{name}, {size} Mo",
    loading: "Chargement…",
  },
  shape: {
    title: "Forme",
    portrait: "Portrait",
    landscape: "Paysage",
  },
  dates: "Dates",
  drawing: "Dessin en cours…",
  poster: {
    size: "Taille",
    stars: "Étoiles",
    inView: "Comme à l’écran",
    all: "Toutes",
    names: "Noms dans le ciel",
    namesOfTags: "Ce sont ici les noms de tes étiquettes.",
    namesOfConstellations: "Aussi les noms de tes constellations.",
    ready: {
      title: "Ton affiche est prête",
      description: "Elle est dans tes téléchargements.",
    },
    preview: "Aperçu de ton affiche",
    making: "Dessin de ton affiche",
    save: "Enregistrer l’affiche",
    screen: "Écran",
    largest: "La plus grande",
    print: "{across} × {down} cm, à imprimer",
    pixels: "{across} × {down} pixels",
  },
  name: "Nom",
  legend: "Légende des émotions",
  card: {
    preview: "Aperçu de ta carte",
    notShared: {
      title: "La carte n’a pas été partagée",
      description: "Enregistre-la, puis partage le fichier.",
    },
    copied: {
      title: "Carte copiée",
      description: "Colle-la où tu veux.",
    },
    notCopied: {
      title: "La carte n’a pas été copiée",
      description: "Le navigateur ne le permet pas. Enregistre plutôt la carte.",
    },
    copy: "Copier la carte",
    save: "Enregistrer la carte",
    share: "Partager la carte",
  },
  parts: {
    poster: "Affiche",
    film: "Film",
    card: "Carte",
    title: "Que veux-tu créer ?",
  },
  title: "Garder ton ciel",
  subtitle: "En image ou en film. Aucun des deux ne montre tes notes.",
  noStars: "Ton ciel n’a pas encore d’étoiles. Note ta première humeur, et il y aura quelque chose à garder.",
  colours: {
    night: "Nuit",
    paper: "Papier",
    title: "Couleurs",
  },
  failures: {
    tooLarge:
      "Le processeur graphique de cet appareil dessine des images de {largest, number} pixels de côté au plus. Choisis une taille plus petite.",
    noGraphics:
      "Ton navigateur ne peut pas dessiner l’image maintenant, car son affichage graphique (WebGL) n’est pas disponible. Ton journal est intact. Ferme d’autres onglets ou redémarre le navigateur, puis réessaie.",
    unexpected:
      "L’image n’a pas pu être créée. Ton journal est intact. Réessaie, ou choisis une taille plus petite.",
  },
};
