import type { exercises } from "../en/exercises.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exercises> = {
  descriptions: {
    breathing: "Une figure de lumière respire avec toi, sur l’un de ses quatre rythmes.",
    "sensory-orbit-training": "Une petite question pour chacun de tes sens.",
    "stellar-focus-conditioner":
      "Quatre courts exercices d’attention : suivre, se centrer, passer de l’un à l’autre et compter.",
    "cosmic-trigger-resolution": "Trois moments qui piquent, et ce que tu pourrais y faire.",
    "solar-warmth-journey":
      "Imagine une journée au soleil, en quatre scènes. Tu choisis comment chacune se passe.",
    "stellar-focus": "Imagine une seule étoile, et reviens à elle chaque fois que ton esprit s’égare.",
    "sensory-orbit": "Observe ce que tu vois, touches, entends, sens et goûtes, là où tu es.",
    "gravity-grounding": "Sens ton poids, et le sol qui le porte.",
    "solar-warmth": "Imagine un petit soleil dans ta poitrine, et laisse sa chaleur se répandre.",
    "moonlight-reflection": "Repense à ta journée avec bienveillance, et laisse-la se terminer.",
  },
  instructions: {
    breathing: {
      one: "Installe-toi, sur un siège ou en position allongée, le ventre libre de bouger.",
      two: "Suis la figure : inspire, retiens ton souffle, expire. Le nombre compte les secondes.",
      three: "Si une pause te paraît trop longue, respire, et reprends au souffle suivant.",
    },
    sensoryOrbitTraining: {
      one: "Six questions : une pour chacun de tes cinq sens, et une pour ce que ton corps ressent à l’intérieur.",
      two: "Respire une fois avant chaque réponse, puis touche ce qui s’en approche le plus. Il n’y a pas de mauvaise réponse.",
    },
    stellarFocusConditioner: {
      one: "Quatre exercices d’une minute chacun. Le suivant commence tout seul.",
      two: "Ton esprit va s’égarer, comme celui de tout le monde. Reviens simplement quand tu le remarques.",
    },
    cosmicTriggerResolution: {
      one: "Trois situations avec quatre réactions chacune. Touche celle qui te ressemble le plus aujourd’hui.",
      two: "Après chacune, tu peux lire à quoi une telle réaction a tendance à mener. C’est une réflexion sur soi, pas un test de santé.",
    },
    solarWarmthJourney: {
      one: "Quatre scènes, de l’aube au crépuscule. Lis chacune lentement et imagine-la.",
      two: "Reste dans chaque image aussi longtemps que tu veux. Choisis ensuite une réponse, et la scène suivante commence.",
    },
  },
  steps: {
    stellarFocus: {
      one: "Installe-toi confortablement, sur un siège ou en position allongée. Laisse tes yeux se fermer, ou regarde doucement un point plus bas.",
      two: "Imagine une seule étoile dans un ciel sombre. Elle est petite et constante, et rien ne la presse.",
      three:
        "Laisse ton souffle aller et venir tout seul. À chaque inspiration, vois l’étoile un peu plus nettement.",
      four: "Des pensées passeront comme de fins nuages. Tu n’as pas à les repousser. Laisse-les passer, et regarde l’étoile derrière elles.",
      five: "Si tu as perdu l’étoile un moment, ce n’est rien. Reviens à elle aussi souvent qu’il le faut.",
      six: "Laisse l’étoile s’effacer, et retrouve la pièce autour de toi. Bouge les doigts, et ouvre les yeux quand tu veux.",
    },
    sensoryOrbit: {
      one: "Pose-toi là où tu es. Laisse tes épaules descendre un peu, et regarde lentement autour de toi.",
      two: "Trouve cinq choses que tu peux voir. Les petites comptent : une rayure, un fil, le bord d’une ombre.",
      three:
        "Trouve quatre choses que tu peux toucher ou sentir sur ta peau : une manche, le sol, la température de l’air, ta propre main.",
      four: "Trouve trois choses que tu peux entendre, tout près ou au loin.",
      five: "Trouve deux odeurs que tu peux sentir, ou souviens-toi de deux odeurs que tu aimes.",
      six: "Trouve une chose que tu peux goûter. Puis observe tout ensemble : ce que tu vois, touches, entends, sens et goûtes. Tu es là.",
    },
    gravityGrounding: {
      one: "Pose les deux pieds au sol. En position allongée, sens toute la longueur de ton corps sur le lit ou par terre.",
      two: "Sens combien ton corps pèse. Le sol porte tout ton poids, et il ne se fatigue pas.",
      three:
        "Appuie les pieds vers le bas le temps d’un souffle, et relâche le temps d’un souffle. Encore deux fois, à ton rythme.",
      four: "Laisse ta mâchoire devenir lourde, puis tes bras, puis tes mains. Laisse-les descendre autant qu’ils veulent.",
      five: "Pense à quelque chose qui est debout depuis longtemps : une montagne, un vieil arbre, un mur de pierre. Reste immobile comme lui le temps de quelques souffles.",
      six: "Sens ton poids encore une fois. Quand tu te lèveras, le sol sera là sous chaque pas.",
    },
    solarWarmth: {
      one: "Frotte tes paumes jusqu’à ce qu’elles soient chaudes, et pose-les là où cela fait du bien : sur ta poitrine, ton ventre ou tes joues.",
      two: "Imagine un petit soleil au milieu de ta poitrine. Il luit doucement, comme un poêle en hiver.",
      three:
        "À chaque expiration, sa chaleur va un peu plus loin : dans tes épaules, le long de tes bras, dans tes mains.",
      four: "Laisse-la atteindre un endroit qui est froid ou noué aujourd’hui. Rien n’a besoin d’y changer. Laisse-le simplement se réchauffer.",
      five: "Pense à quelqu’un qui aurait besoin d’un peu de chaleur. En pensée, envoie-lui un peu de la tienne.",
      six: "Laisse la chaleur revenir dans ta poitrine. Tu peux la retrouver quand tu veux.",
    },
    moonlightReflection: {
      one: "Mets-toi à l’aise, comme si la journée était finie. Baisse la lumière si tu peux.",
      two: "Imagine la lune au-dessus d’une eau calme. Pour l’instant, tu n’as rien à résoudre.",
      three:
        "Laisse défiler ta journée, depuis le matin, comme un paysage vu d’un train. Tu n’as à t’arrêter nulle part.",
      four: "Y a-t-il eu un bon moment, même petit ? Restes-y le temps de quelques souffles.",
      five: "Y a-t-il eu un moment difficile ? Pense à toi, à ce moment-là, avec autant de bienveillance que pour quelqu’un que tu aimes.",
      six: "Dis-toi, avec tes mots, que c’était ta journée, et qu’elle suffisait.",
      seven: "Laisse la lune et l’eau s’effacer. Respire lentement, une fois, et laisse la journée finir.",
    },
  },
  closing: "L’exercice est terminé. Respire lentement, une fois, et ouvre les yeux quand tu veux.",
  techniques: {
    box: {
      name: "Respiration carrée",
      description: "Quatre temps égaux, comme les côtés d’un carré. Idéale pour trouver un rythme régulier.",
    },
    "4-7-8": {
      name: "Respiration 4-7-8",
      description:
        "Une courte inspiration, une longue pause et une expiration plus longue. Beaucoup l’apprécient le soir.",
    },
    triangle: {
      name: "Respiration en triangle",
      description: "Trois temps égaux, sans pause après l’expiration. Toute douce pour commencer.",
    },
    star: {
      name: "Respiration en étoile",
      description: "Cinq temps lents, comme les branches d’une étoile. Au dernier, tu te reposes simplement.",
    },
  },
  focus: {
    follow: {
      title: "Suivre",
      description:
        "Une lumière va d’un endroit à l’autre. Suis-la des yeux, et touche-la partout où elle s’arrête.",
    },
    center: {
      title: "Se centrer",
      description:
        "Regarde la lumière pendant qu’elle faiblit lentement. Quand tu remarques que ton esprit s’est égaré, touche la lumière, et elle brille de nouveau. Le remarquer, c’est tout l’exercice.",
    },
    switch: {
      title: "Changer",
      description: "Porte ton attention sur la chose qui est nommée, et touche-la quand tu y es.",
    },
    count: {
      title: "Compter",
      description:
        "Touche l’écran une fois à chaque lente expiration, et compte jusqu’à dix. Après dix, recommence à un.",
    },
  },
  senses: {
    touch: {
      prompt: "Observe ce que ton corps touche en ce moment. Que sens-tu d’abord ?",
      options: {
        one: "Le sol sous mes pieds",
        two: "Ce qui me porte, un siège ou un lit",
        three: "Du tissu contre ma peau",
        four: "L’air sur mon visage ou mes mains",
      },
    },
    sound: {
      prompt: "Écoute le temps d’un ou deux souffles, sans effort. Quel son remarques-tu d’abord ?",
      options: {
        one: "Ma propre respiration",
        two: "Quelque chose qui ronronne ou fait tic-tac dans la pièce",
        three: "Des voix, des pas ou des voitures plus loin",
        four: "C’est presque le silence",
      },
    },
    sight: {
      prompt: "Laisse tes yeux se poser sur quelque chose de proche. Que remarques-tu ?",
      options: {
        one: "Une couleur",
        two: "Une lumière ou une ombre",
        three: "Une forme ou un bord",
        four: "Le noir, les yeux fermés",
      },
    },
    smell: {
      prompt: "Inspire lentement par le nez. Que sens-tu ?",
      options: {
        one: "Du café, du thé ou de la cuisine",
        two: "Du savon, du tissu ou la peau",
        three: "La pluie, la terre ou des plantes",
        four: "Rien de particulier",
      },
    },
    taste: {
      prompt: "Porte maintenant ton attention sur ta bouche et ta langue. Quel goût y trouves-tu ?",
      options: {
        one: "Celui de quelque chose que j’ai mangé ou bu",
        two: "De la menthe ou du dentifrice",
        three: "J’ai la bouche sèche, un peu d’eau me ferait du bien",
        four: "Aucun que je puisse nommer",
      },
    },
    internal: {
      prompt: "Porte maintenant ton attention sur ta poitrine et ton ventre. Que s’y passe-t-il ?",
      options: {
        one: "Quelque chose est serré",
        two: "Quelque chose est chaud ou lourd",
        three: "Quelque chose palpite ou s’agite",
        four: "C’est calme",
      },
    },
  },
  scenes: {
    dawn: {
      title: "Première lumière",
      description:
        "Il est tôt, et personne n’a encore besoin de toi. À l’est, le ciel passe du gris au rose, et tu sens la première chaleur sur ton visage.",
      ask: "Où es-tu ?",
      options: {
        one: "Sur une plage aux vagues lentes",
        two: "Sur une colline au-dessus d’une vallée",
        three: "Dans un pré mouillé de rosée",
        four: "À une fenêtre ouverte, à la maison",
      },
    },
    morning: {
      title: "La chaleur monte",
      description:
        "Le soleil s’élève au-dessus de l’horizon. Sa chaleur descend de ton visage à tes épaules, à ta poitrine et à tes mains ouvertes.",
      ask: "Où fait-elle le plus de bien ?",
      options: {
        one: "Sur mes épaules",
        two: "Dans ma poitrine",
        three: "Dans mes mains",
        four: "Dans mon ventre",
      },
    },
    noon: {
      title: "Plein midi",
      description:
        "Le soleil est haut, et tout autour de toi est clair et chaud. Tu peux déposer ce que tu portes depuis ce matin.",
      ask: "Qu’aimerais-tu déposer un moment ?",
      options: {
        one: "Un souci",
        two: "Ma fatigue",
        three: "Quelque chose que je n’ai pas dit",
        four: "Rien, je veux juste être là",
      },
    },
    evening: {
      title: "Lueur du soir",
      description:
        "Le soleil descend, mais sa chaleur reste : dans les pierres, dans l’air et en toi. Tu peux en emporter un peu à la maison.",
      ask: "Qu’emportes-tu ?",
      options: {
        one: "Un peu de calme",
        two: "Un peu de courage",
        three: "Un regard plus doux sur moi",
        four: "La couleur de cette lumière",
      },
    },
  },
  responses: {
    adaptive: {
      kind: "Adaptative",
      name: "trouver un autre moyen",
      tendency:
        "Dire ce que l’on ressent et chercher un autre jour sauve souvent à la fois le projet et le lien.",
    },
    reactive: {
      kind: "Spontanée",
      name: "sous le coup de l’émotion",
      tendency:
        "Tout laisser sortir d’un coup soulage, et un mot plus calme ensuite dit souvent mieux ce que tu voulais dire.",
    },
    constructive: {
      kind: "Constructive",
      name: "bâtir là-dessus",
      tendency: "En parler avec la personne rend souvent la prochaine fois plus facile pour vous deux.",
    },
    avoidant: {
      kind: "Évitante",
      name: "garder un peu de distance",
      tendency:
        "Le mettre de côté te donne un peu de repos, et l’émotion revient souvent plus tard, quand il y a peut-être plus de place pour elle.",
    },
    assertive: {
      kind: "Affirmée",
      name: "rester fidèle à soi-même",
      tendency: "Dire calmement ce qui compte pour toi te fait souvent entendre, sans dispute.",
    },
    aggressive: {
      kind: "Agressive",
      name: "défendre ce qui est à soi",
      tendency:
        "Riposter protège quelque chose qui compte pour toi, et l’on entend souvent la colère d’abord, la raison plus tard.",
    },
    passive: {
      kind: "Passive",
      name: "préserver la paix",
      tendency:
        "Minimiser préserve le calme pour l’instant, et ce que tu voulais reste souvent ignoré jusqu’à ce que tu le dises.",
    },
    understanding: {
      kind: "Compréhensive",
      name: "laisser de la place à l’autre",
      tendency: "Penser à ce que l’autre traverse peut-être rend souvent l’attente plus facile à supporter.",
    },
    resilient: {
      kind: "Résiliente",
      name: "prendre soin de soi d’abord",
      tendency:
        "Accepter que cela fasse mal et te traiter avec douceur rend souvent le pas suivant plus léger.",
    },
    flexible: {
      kind: "Flexible",
      name: "changer de cap",
      tendency: "Faire autre chose de ce temps te rend souvent ta soirée.",
    },
    anxious: {
      kind: "Anxieuse",
      name: "chercher ce qui a cloché",
      tendency:
        "Y revenir sans cesse montre combien tu y tiens, et rend souvent l’inquiétude plus forte ; un mot gentil envers toi peut aider.",
    },
  },
  moments: {
    meeting: {
      heading: "Moment 1",
      scenario:
        "En réunion, une personne de ton équipe présente une idée dont tu lui as parlé la semaine dernière. On approuve de la tête, et ton nom n’est pas cité.",
      avoidant: "Laisser passer et le garder pour moi",
      assertive:
        "Dire calmement que c’est bien de voir cette idée appréciée, et que nous en avons parlé la semaine dernière",
      aggressive: "L’interrompre et dire à tout le monde de qui vient cette idée",
      constructive: "Lui en parler ensuite, pour que nos deux noms soient cités la prochaine fois",
    },
    message: {
      heading: "Moment 2",
      scenario:
        "Tu as écrit à une personne proche un long message, à cœur ouvert. Il a été lu hier, et il n’y a toujours pas de réponse.",
      anxious: "Relire le message encore et encore, à la recherche de mon erreur",
      resilient:
        "Sentir que ça pique, faire quelque chose de doux pour moi, et redemander dans quelques jours",
      passive: "Écrire « laisse tomber, ce n’était rien », alors que c’était quelque chose",
      understanding: "Penser à ce que peut être sa semaine, et lui laisser du temps",
    },
    evening: {
      heading: "Moment 3",
      scenario:
        "Tu as gardé cette soirée libre et tu l’as attendue toute la journée. Dix minutes avant ton départ, c’est annulé.",
      flexible: "En faire une soirée pour quelque chose qui me manquait",
      reactive: "Écrire combien ça m’énerve et appuyer sur « Envoyer »",
      adaptive: "Dire ma déception et proposer un autre jour",
      avoidant: "Lancer une série et ne pas y penser",
    },
  },
};
