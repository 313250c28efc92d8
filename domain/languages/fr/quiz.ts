import type { quiz } from "../en/quiz.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof quiz> = {
  pageTitle: "Quiz de départ",
  back: "Revenir aux activités",
  count: "<hidden>Situation </hidden>{scenario, number} / {count, number}",
  progress: "Progression",
  answered: "{done, plural, one {# réponse} other {# réponses}} sur {count, number}",
  question: "Que ressentirais-tu dans cette situation ?",
  intensity: "Intensité",
  subtle: "Légère",
  intense: "Intense",
  next: "Situation suivante",
  complete: "Terminer le quiz",
  hint: "Vise moins de 10 secondes par situation : choisis la première émotion qui vient. C’est une réflexion sur soi, pas un test de santé.",
  contexts: {
    work: "Travail",
    relationship: "Relation",
    health: "Santé",
    family: "Famille",
    social: "Entourage",
  },
  difficulties: {
    easy: "Facile",
    medium: "Moyen",
    hard: "Difficile",
  },
  own: {
    type: "Écrire ta propre émotion",
    yourWord: "<quiet>Ton mot : </quiet><own>{word}</own>",
    label: "Ta propre émotion",
    use: "Utiliser",
  },
  wheel: {
    joy: "Joie",
    love: "Amour",
    serenity: "Sérénité",
    melancholy: "Mélancolie",
    sadness: "Tristesse",
    frustration: "Frustration",
    anger: "Colère",
    anxiety: "Anxiété",
    fear: "Peur",
    surprise: "Surprise",
    curiosity: "Curiosité",
    excitement: "Enthousiasme",
  },
  situations: {
    work_1: {
      name: "Un merci en public",
      text: "Une personne de ton équipe te remercie, en citant ton nom devant tout le monde, pour un travail que tu croyais passé inaperçu.",
    },
    relationship_1: {
      name: "Une soirée annulée",
      text: "Une personne proche annule votre soirée une heure avant, pour la troisième fois ce mois-ci. « Pardon, aujourd’hui c’est trop. À bientôt ! »",
    },
    health_1: {
      name: "Un examen à refaire",
      text: "Après un bilan de routine, le cabinet médical appelle : il faudrait refaire l’un des examens. « En général, ce n’est rien. » Ton rendez-vous est dans neuf jours.",
    },
    family_1: {
      name: "Une assiette au chaud",
      text: "Tu rentres tard. Quelqu’un de ta famille a gardé une assiette au chaud, et s’assoit à côté de toi pendant que tu manges.",
    },
    social_1: {
      name: "Une fête sans visage connu",
      text: "Tu arrives à une fête où tu ne connais que la personne qui reçoit, occupée à l’autre bout de la pièce. Près de toi, un groupe rit de quelque chose que tu as manqué.",
    },
    work_2: {
      name: "Un court message le soir",
      text: "Le soir, la personne qui dirige ton équipe t’écrit : « On peut se parler demain à neuf heures ? » Rien d’autre. Cette semaine, une chose que tu as faite a bien marché, et une échéance a été dépassée.",
    },
  },
  result: {
    title: "Quiz de départ terminé !",
    scenarios: "Situations",
    totalTime: "Temps total",
    average: "Temps par réponse",
    seconds: "{seconds} s",
    reflection:
      "C’est une réflexion sur soi, pas un test de santé. Il n’y a pas de meilleur ou de moins bon résultat.",
    recommended: "Recommandé pour toi",
    games: "Découvrir les jeux",
    share: "Partager le résultat",
    again: "Refaire le quiz",
    shared:
      "{outcome} {count, plural, one {# situation} other {# situations}} en {total} secondes, {average} en moyenne. D’après mon quiz de départ dans Mood Universe.",
    notSharedReason: "Ton navigateur ne l’a pas permis. Ton résultat reste ici.",
  },
  outcomes: {
    growth_quest: {
      title: "Une quête personnelle s’ouvre !",
      description:
        "Dans une partie de ta vie, tu as souvent ressenti quelque chose de bien différent du repère. Cela mérite un regard bienveillant, de plus près : sur ce que tu ressens, sur ce qui se répète, et sur ce qui te tient debout.",
    },
    regulation_focus: {
      title: "À explorer : traverser ses émotions",
      description:
        "Dans certains de ces moments, tu as ressenti quelque chose de bien différent du repère. Ni l’un ni l’autre n’est faux. Ces trois-là parlent d’émotions fortes, et de ta propre façon de les traverser.",
    },
    exploration: {
      title: "Une belle conscience des émotions !",
      description:
        "La plupart de tes émotions étaient proches du repère. Si tu veux aller plus loin, ces trois-là sont pour toi, à ton rythme.",
    },
  },
  answers: {
    title: "Tes réponses",
    intro:
      "Chaque cercle est un moment ; le premier est au milieu. Le repère est une émotion à laquelle comparer : une réponse éloignée de lui est différente, pas fausse.",
    wheel: "Tes réponses sur la roue des émotions. La liste dit la même chose en mots.",
    theBaseline: "Le repère",
    whatYouFelt: "Ce que tu as ressenti",
    beside: "Hors de la roue :",
    youFelt: "Ressenti",
    baseline: "Repère",
    typed: "<own>{word}</own><place> ({feeling} sur la roue)</place>",
    ownWord: "Un mot à toi, hors de la roue",
    same: "La même émotion",
    close: "Une proche voisine, à {steps, plural, one {# pas} other {# pas}}",
    different: "Une autre émotion, à {steps, plural, one {# pas} other {# pas}}",
  },
  types: {
    game: "Jeu",
    puzzle: "Énigme",
    maze: "Labyrinthe",
  },
  games: {
    "emotion-memory-match": "Mémoire des émotions",
    "empathy-adventures": "Aventures d’empathie",
    "trigger-pattern-puzzle": "Énigme des réactions",
    "mood-maze-solver": "Labyrinthe des humeurs",
    "emotional-labyrinth": "Dédale des émotions",
    "mindfulness-maze": "Labyrinthe de l’instant présent",
  },
  forYou: "Choisi pour toi",
  reasons: {
    emotional_awareness: "conscience des émotions",
    pattern_recognition: "repérer ce qui se répète",
    grounding: "ancrage",
    social_skills: "aisance avec les autres",
    emotional_navigation: "s’orienter dans ses émotions",
    deep_processing: "aller au fond des choses",
    skill_building: "développer ses capacités",
    pattern_mastery: "agir sur ce qui se répète",
    mindful_exploration: "explorer en pleine conscience",
  },
  tryUntilThen: "Encore en construction. En attendant, essaie :",
  comingSoon: {
    pageTitle: "Bientôt disponible",
    title: "Bientôt disponible",
    building: "« {game} » est encore en construction.",
    unreachable: "Ton quiz est hors de portée en ce moment. Rien n’est perdu.",
    quizFirst:
      "« {game} » est encore en construction. Termine d’abord le quiz de départ : chaque activité commence là.",
    offer:
      "« {game} » est encore en construction. Son thème : {about}. En attendant, voici un exercice qui va dans le même sens.",
    about: {
      emotional_awareness: "la conscience des émotions",
      pattern_recognition: "repérer ce qui se répète",
      grounding: "l’ancrage",
      social_skills: "l’aisance avec les autres",
      emotional_navigation: "s’orienter dans ses émotions",
      deep_processing: "aller au fond des choses",
      skill_building: "développer ses capacités",
      pattern_mastery: "agir sur ce qui se répète",
      mindful_exploration: "explorer en pleine conscience",
    },
  },
};
