import { texts } from "../text.ts";

/** The baseline quiz: its scenarios, its wheel, its result, and the games that it recommends. */
export const quiz = texts("quiz", {
  pageTitle: "Baseline quiz",
  back: "Back to activities",
  /** How far it is; only screen readers get what is hidden. */
  count: "<hidden>Scenario </hidden>{scenario, number} / {count, number}",
  progress: "Progress",
  answered: "{done, number} of {count, number} answered",
  question: "How would you feel in this situation?",
  intensity: "Intensity",
  /** The ends of the slider of intensity. */
  subtle: "Subtle",
  intense: "Intense",
  next: "Next Scenario",
  complete: "Complete Quiz",
  hint: "Aim for under 10 seconds per scenario: your first feeling is the one to choose. It is a self-reflection, not a test of health.",
  /** Badges of a scenario. */
  contexts: {
    work: "Work",
    relationship: "Relationship",
    health: "Health",
    family: "Family",
    social: "Social",
  },
  difficulties: {
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
  },
  own: {
    type: "Type Your Own Emotion",
    yourWord: "<quiet>Your word: </quiet><own>{word}</own>",
    label: "Your own emotion",
    use: "Use",
  },
  /** The feelings of the wheel. */
  wheel: {
    joy: "Joy",
    love: "Love",
    serenity: "Serenity",
    melancholy: "Melancholy",
    sadness: "Sadness",
    frustration: "Frustration",
    anger: "Anger",
    anxiety: "Anxiety",
    fear: "Fear",
    surprise: "Surprise",
    curiosity: "Curiosity",
    excitement: "Excitement",
  },
  /** Short enough for an answer in ten seconds, and open to any feeling. The name is for the result. */
  situations: {
    work_1: {
      name: "A public thank-you",
      text: "A colleague thanks you, by name and in front of everyone, for work that you thought nobody had noticed.",
    },
    relationship_1: {
      name: "A cancelled evening",
      text: "Someone close to you cancels your evening together an hour before, for the third time this month. “So sorry, today is too much. Soon!”",
    },
    health_1: {
      name: "A repeated test",
      text: "After a routine check-up, the doctor’s office calls: they would like to repeat one of the tests. “It is usually nothing.” Your appointment is in nine days.",
    },
    family_1: {
      name: "A warm plate",
      text: "You come home late. Someone in your family has kept a plate warm, and sits down beside you while you eat.",
    },
    social_1: {
      name: "A party of strangers",
      text: "You arrive at a party where you know only the host, who is busy across the room. Near you, a group laughs at something you missed.",
    },
    work_2: {
      name: "A short message in the evening",
      text: "In the evening your manager writes: “Can we talk tomorrow at nine?” Nothing else. This week one thing you did went well, and one deadline slipped.",
    },
  },
  result: {
    title: "Baseline Assessment Complete!",
    scenarios: "Scenarios",
    totalTime: "Total time",
    average: "Average response",
    seconds: "{seconds} s",
    reflection: "It is a self-reflection, not a test of health. There is no better or worse outcome.",
    recommended: "Recommended for you",
    games: "Explore Games",
    share: "Share Results",
    again: "Take Again",
    /** What is shared with other people; `outcome` is the title of the outcome, a sentence. */
    shared:
      "{outcome} {count, plural, one {# scenario} other {# scenarios}} in {total} seconds, {average} on average. From my baseline quiz in Mood Universe.",
    notSharedReason: "Your browser did not allow it. Your result stays here.",
  },
  outcomes: {
    growth_quest: {
      title: "Personal Growth Quest Unlocked!",
      description:
        "In one part of your life, you often felt something quite different from the baseline. That is worth a friendly, closer look: at what you feel, at what repeats, and at what keeps you steady.",
    },
    regulation_focus: {
      title: "Emotional Regulation Recommended",
      description:
        "In some of these moments, you felt something quite different from the baseline. Neither is wrong. These three are about strong feelings, and about finding your own way through them.",
    },
    exploration: {
      title: "Great Emotional Awareness!",
      description:
        "Most of your feelings were close to the baseline. If you would like to go further, these three are for you, at your own pace.",
    },
  },
  answers: {
    title: "Your answers",
    intro:
      "Each circle is one moment; the first is in the middle. The baseline is one feeling to compare with: an answer far from it is different, not wrong.",
    /** Accessible name of the wheel. */
    wheel: "Your answers on the emotion wheel. The list says the same in words.",
    /** The legend of the wheel. */
    theBaseline: "The baseline",
    whatYouFelt: "What you felt",
    /** Precedes typed words that have no place on the wheel. */
    beside: "Beside the wheel:",
    /** Precedes a feeling, in a list. */
    youFelt: "You felt",
    baseline: "Baseline",
    /** A typed word and its place. */
    typed: "<own>{word}</own><place> ({feeling} on the wheel)</place>",
    /** How close an answer is to the baseline, in words that do not rate it. */
    ownWord: "A word of your own, beside the wheel",
    same: "The same feeling",
    close: "A close neighbour, {steps, plural, one {# step away} other {# steps away}}",
    different: "A different feeling, {steps, plural, one {# step away} other {# steps away}}",
  },
  /** What the result recommends. */
  types: {
    game: "Game",
    puzzle: "Puzzle",
    maze: "Maze",
  },
  games: {
    "emotion-memory-match": "Emotion Memory Match",
    "empathy-adventures": "Empathy Adventures",
    "trigger-pattern-puzzle": "Trigger Pattern Puzzle",
    "mood-maze-solver": "Mood Maze Solver",
    "emotional-labyrinth": "Emotional Labyrinth",
    "mindfulness-maze": "Mindfulness Maze",
  },
  forYou: "Personalized for you",
  /** Why a game is recommended. It stands alone; the page puts its first letter in upper case. */
  reasons: {
    emotional_awareness: "emotional awareness",
    pattern_recognition: "pattern recognition",
    grounding: "grounding",
    social_skills: "social skills",
    emotional_navigation: "emotional navigation",
    deep_processing: "deep processing",
    skill_building: "skill building",
    pattern_mastery: "pattern mastery",
    mindful_exploration: "mindful exploration",
  },
  tryUntilThen: "Still being built. Until then, try:",
  comingSoon: {
    pageTitle: "Coming soon",
    title: "Coming Soon",
    building: "{game} is still being built.",
    unreachable: "Your quiz cannot be looked up right now. Nothing is lost.",
    quizFirst:
      "{game} is still being built. Please finish the baseline quiz first: every activity begins there.",
    /** `about` is one of the texts below. */
    offer:
      "{game} is still being built. It will be about {about}. Until it is ready, here is an exercise that goes the same way.",
    about: {
      emotional_awareness: "emotional awareness",
      pattern_recognition: "pattern recognition",
      grounding: "grounding",
      social_skills: "social skills",
      emotional_navigation: "emotional navigation",
      deep_processing: "deep processing",
      skill_building: "skill building",
      pattern_mastery: "pattern mastery",
      mindful_exploration: "mindful exploration",
    },
  },
});
