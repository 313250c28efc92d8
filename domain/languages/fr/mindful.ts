import type { mindful } from "../en/mindful.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mindful> = {
  title: "Instants présents",
  pageTitle: "Instants présents",
  intro:
    "Quelques minutes pour toi. Choisis ce qui te convient. Tu peux t’arrêter à tout moment et reprendre plus tard.",
  back: "Revenir aux activités",
  all: "Tous les exercices",
  differs: {
    asking: "Ici, tu réponds et tu choisis. {other} ne fait que te guider.",
    quiet: "Ici, tu n’as qu’à suivre. {other} te pose des questions.",
  },
  unknown: {
    title: "Cet exercice n’existe pas",
    reason: "Voici ceux qui existent.",
  },
  types: {
    breathing: "Respiration",
    sensory: "Sens",
    focus: "Attention",
    trigger: "Réactions",
    visualization: "Visualisation",
    guided: "Guidé",
  },
  pausedAt: "En pause à {time}",
  session: {
    name: "Séance",
    cues: "Signaux",
    start: "Commencer",
    pause: "Pause",
    reset: "Au début",
    elapsed: "Temps écoulé",
    progress: "Progression",
    elapsedOf: "{elapsed} sur {total}",
    total: "<hidden>sur </hidden>{total}",
    paused: "En pause. Appuie sur « Commencer » pour reprendre.",
  },
  step: "Étape {step, number} sur {count, number}",
  question: "Question {step, number} sur {count, number}",
  part: "Exercice {step, number} sur {count, number}",
  guided: {
    intro:
      "{count, plural, one {# étape calme, à suivre tout simplement.} other {# étapes calmes, l’une après l’autre. Il te suffit de suivre.}}",
    bell: "Cloche",
    bellHint: "Une cloche douce à chaque étape et à la fin, pour que tu puisses fermer les yeux.",
    voice: "Étapes lues",
    voiceHint: "Ton appareil te lit chaque étape.",
  },
  breathing: {
    techniques: "Techniques",
    choose: "Choisis une technique",
    chooseAnother: "Choisir une autre technique",
    sound: "Signaux sonores",
    soundHint:
      "Un son monte quand tu inspires et descend quand tu expires, pour que tu puisses fermer les yeux.",
    vibration: "Vibrations",
    vibrationHint:
      "Une vibration courte pour inspirer et une longue pour expirer, si ton appareil peut vibrer.",
    paused: "En pause. L’exercice t’attend.",
    ready: "Commence quand tu veux.",
    phase: "{phase}, {seconds, plural, one {# seconde} other {# secondes}}",
    cycles: "Cycles",
    technique: "Technique",
    phases: {
      inhale: { name: "Inspire", hint: "Inspire, jusqu’au fond du ventre" },
      hold: { name: "Retiens", hint: "Fais une pause, et laisse tes épaules se détendre" },
      exhale: { name: "Expire", hint: "Expire lentement" },
      reset: { name: "Repos", hint: "Repose-toi un instant" },
    },
    achievement: "Réussite obtenue",
    master: "Art du souffle",
    totalCycles: "Cycles en tout",
    share: "Partager la réussite",
    shared:
      "Art du souffle : j’ai terminé {cycles, plural, one {# cycle} other {# cycles}} dans Mood Universe ({technique}).",
    notSharedReason: "Ton navigateur ne l’a pas permis. Tu peux faire une capture d’écran.",
  },
  focus: {
    score: "Score <strong>{score, number}</strong>",
    secondsLeft: "encore {seconds, number} s",
    announced: "{title}. {description}",
    light: "Lumière",
    lightCaught: "Lumière, attrapée",
    back: "Mon esprit s’est égaré, et me revoilà",
    returns:
      "{count, plural, =0 {Pose tes yeux sur la lumière.} =1 {Un retour à la lumière.} one {# retour à la lumière.} other {# retours à la lumière.}}",
    lookAt: {
      star: "Regarde l’étoile",
      moon: "Regarde la lune",
      comet: "Regarde la comète",
    },
    things: {
      star: "Étoile",
      moon: "Lune",
      comet: "Comète",
    },
    stay: "Restes-y jusqu’à ce que la suivante soit nommée.",
    tap: "Touche en expirant",
    rounds:
      "{count, plural, =1 {Tu as compté une fois jusqu’à dix.} one {Tu as compté # fois jusqu’à dix.} other {Tu as compté # fois jusqu’à dix.}}",
    recount: "Je ne sais plus où j’en suis, je recommence",
    caught: "Lumières attrapées",
    timesBack: "Retours à la lumière",
    followed: "Appels suivis",
    timesCounted: "Comptages jusqu’à dix",
  },
  trigger: {
    lastResponse: "Ta dernière réaction",
    chose: "Tu as choisi : {response}",
    meaning: "<strong>{kind}</strong> : {name}",
    score: "Score {points}",
    scoreNote:
      "Le score additionne les points de tes réactions : plus là où une réaction a tendance à ouvrir les choses, moins là où elle a tendance à les fermer. Un score bas n’est pas un mauvais score.",
  },
  end: {
    title: "Exercice terminé !",
    score: "Score",
    again: "Refaire",
    another: "En choisir un autre",
    closing: {
      breathing: "Ces minutes n’étaient que pour toi.",
      sensory: "Voilà ce que tu as remarqué.",
      focus: "Tous les esprits s’égarent. Le remarquer, c’est la pratique.",
      trigger:
        "Tout le monde connaît toutes ces réactions, et un autre jour tu en choisiras peut-être d’autres. C’est une réflexion sur soi, pas un test de santé.",
      visualization: "Voilà ce que tu as choisi en chemin.",
      guided: "Rien ne presse. Reste un moment avant de continuer.",
    },
    timeOver: "Le temps s’est écoulé avant la dernière question. Tout ce que tu as répondu compte.",
    oneBreath: "Une lente respiration avant de partir ?",
    thanks: "Merci d’avoir pris ce temps.",
    breathe: "Respirer",
    breatheIn: "Inspire",
    breatheOut: "Expire",
  },
  senses: {
    touch: "Toucher",
    sound: "Ouïe",
    sight: "Vue",
    smell: "Odorat",
    taste: "Goût",
    internal: "À l’intérieur",
  },
  whatWouldYouDo: "Que ferais-tu le plus probablement ?",
  did: {
    breathing:
      "{count, plural, one {# lente respiration} other {# lentes respirations}} en {time} ({technique}).",
    guided: "Tu as suivi {count, plural, one {# étape} other {les # étapes}} et pris {time} pour toi.",
    focus: "En {time}, tu as fait ceci : {parts}.",
    caught: "{count, plural, one {# lumière attrapée} other {# lumières attrapées}}",
    cameBack: "{count, plural, one {# retour à la lumière} other {# retours à la lumière}}",
    followed: "{count, plural, one {# appel suivi} other {# appels suivis}}",
    counted: "compté {count, plural, one {# fois} other {# fois}} jusqu’à dix",
    stayed: "Tu as suivi les quatre parties pendant {time}.",
    allSenses: "Tu as écouté {count, plural, one {# sens} other {tes # sens}} en {time}.",
    someSenses: "Tu as écouté {answers} de tes {count, plural, one {# sens} other {# sens}} en {time}.",
    allMoments: "Tu as réfléchi {count, plural, one {à # moment} other {aux # moments}} en {time}.",
    someMoments:
      "Tu as réfléchi à {answers} des {count, plural, one {# moment} other {# moments}} en {time}.",
    allPlaces:
      "Tu as visité {count, plural, one {# lieu au soleil} other {les # lieux au soleil}} en {time}.",
    somePlaces:
      "Tu as visité {answers} des {count, plural, one {# lieu au soleil} other {# lieux au soleil}} en {time}.",
    nothing: "Tu t’es offert {time}.",
  },
};
