import type { mazes } from "../en/mazes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mazes> = {
  title: "Labyrinthes",
  pageTitle: "Labyrinthes",
  intro:
    "Un labyrinthe demande un pas à la fois. Choisis-en un, et observe ce que cela fait de rencontrer un mur.",
  back: "Revenir aux activités",
  backToMazes: "Revenir aux labyrinthes",
  unknown: {
    title: "Ce labyrinthe n’existe pas",
    reason: "Voici ceux qui existent.",
  },
  howToPlay: {
    title: "Comment jouer",
    goal: "Mène ton étoile du coin en haut à gauche jusqu’à l’étoile dorée en bas à droite.",
    move: "Avance avec les flèches ou W, A, S et D, avec les quatre boutons fléchés, ou en glissant le doigt sur le labyrinthe : un geste plus long fait plus de pas.",
    trail:
      "Une ligne de lumière montre le chemin du retour, et des points pâles montrent les cases déjà visitées.",
    clock:
      "Le chronomètre démarre à l’ouverture d’un labyrinthe et ne s’arrête pas. Si tu reviens à temps sur cet onglet, tu reprends où tu en étais.",
    announced:
      "Après chaque coup, un lecteur d’écran annonce ta place, les directions libres et le nombre de pas jusqu’au but.",
  },
  rules: {
    title: "Règles du jeu",
    goal: "Pars en haut à gauche et rejoins l’étoile en bas à droite.",
    moves: "Chaque pas sur la case voisine est un coup. Un mur t’arrête et ne coûte rien.",
    clock:
      "Le chronomètre démarre à l’ouverture du labyrinthe et ne fait pas de pause. Après {minutes, plural, one {# minute} other {# minutes}}, le temps est écoulé.",
  },
  titles: {
    "cosmic-pathfinder": "Sentier cosmique",
    "patience-trial": "Labyrinthe de patience",
  },
  pathfinder: {
    description:
      "Un labyrinthe aimable aux courtes impasses. Flâne, reviens sur tes pas quand tu veux, et trouve ton passage.",
    same: "Tout le monde parcourt ce même labyrinthe ; tu peux donc revenir et te tromper moins souvent.",
    reset:
      "« Recommencer » et « Réessayer » te ramènent tous deux à son départ, avec le temps et les coups à zéro.",
  },
  patience: {
    description:
      "De longs couloirs qui se détournent souvent juste avant le but. Observe ce que fait l’impatience, et fais quand même le pas suivant.",
    new: "Un nouveau labyrinthe est créé à chaque fois, et un seul chemin le traverse.",
    reset:
      "« Recommencer » garde ce labyrinthe et remet le temps et les coups à zéro. « Réessayer » en crée un nouveau.",
    warning:
      "Celui-ci met ta patience à l’épreuve : le chemin fait souvent 200 pas et passe devant bien des impasses. Tu peux le quitter quand tu veux.",
  },
  card: {
    size: "Taille",
    cells: "{width, number} × {height, number}",
    timeLimit: "Temps limite",
    minutes: "{minutes, plural, one {# minute} other {# minutes}}",
    type: "Type",
    types: {
      exploration: "Exploration",
      trigger: "Mise à l’épreuve",
    },
    difficulty: "Difficulté",
    difficulties: {
      easy: "Facile",
      medium: "Moyenne",
      hard: "Difficile",
      extreme: "Extrême",
    },
    enter: "Entrer : {maze}",
    continue: "Continuer : {maze}",
  },
  time: "Temps",
  moves: "Coups",
  remaining: "Restant",
  reset: "Recommencer",
  tryAgain: "Réessayer",
  move: "Avancer",
  moveTo: {
    up: "Aller vers le haut",
    right: "Aller à droite",
    down: "Aller vers le bas",
    left: "Aller à gauche",
  },
  wall: {
    up: "Mur en haut.",
    right: "Mur à droite.",
    down: "Mur en bas.",
    left: "Mur à gauche.",
  },
  directions: {
    up: "en haut",
    right: "à droite",
    down: "en bas",
    left: "à gauche",
  },
  place:
    "Ligne {row, number}, colonne {column, number}. Libre : {open}. Encore {count, plural, one {# pas} other {# pas}} jusqu’au but.",
  board:
    "{maze}, {rows, plural, one {# ligne} other {# lignes}} sur {columns, plural, one {# colonne} other {# colonnes}}. Le but est à la ligne {row, number}, colonne {column, number}. Avance avec les flèches ou W, A, S et D.",
  timeUp: {
    title: "Le temps est écoulé !",
    text: "Tu as fait {count, plural, one {# coup} other {# coups}} en {minutes, plural, one {# minute} other {# minutes}}. Tu peux réessayer quand tu veux.",
    another: "Choisir un autre labyrinthe",
  },
  found: {
    title: "Tu as trouvé le chemin",
    text: "Tu as traversé « {maze} » en {time}, avec {count, plural, one {# coup} other {# coups}}.",
    share: "Partager la réussite",
    shared:
      "J’ai trouvé mon chemin dans « {maze} » en {time}, avec {count, plural, one {# coup} other {# coups}}.",
    copiedHint: "Ta réussite est dans le presse-papiers, à coller où tu veux.",
    notShared: "Rien n’a été partagé",
    notSharedReason: "Ton navigateur ne laisse pas cette page partager ou copier. Le résultat reste ici.",
  },
};
