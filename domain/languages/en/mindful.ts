import { texts } from "../text.ts";

/** The screens of the mindful exercises. */
export const mindful = texts("mindful", {
  title: "Mindful Moments",
  pageTitle: "Mindful moments",
  intro: "A few minutes for yourself. Pick whatever feels right. You can stop at any time and go on later.",
  back: "Back to activities",
  all: "All exercises",
  /** The card of an exercise that sounds like `other`, the title of another, says one of these. */
  differs: {
    asking: "You answer and choose here. {other} only guides you.",
    quiet: "You only follow here. {other} asks something of you.",
  },
  unknown: {
    title: "This exercise does not exist",
    reason: "Here are the ones that do.",
  },
  /** Types that stand on the card of an exercise. */
  types: {
    breathing: "Breathing",
    sensory: "Sensory",
    focus: "Focus",
    trigger: "Trigger response",
    visualization: "Visualization",
    guided: "Guided",
  },
  /** `time` is minutes and seconds, such as "1:05". */
  pausedAt: "Paused at {time}",
  session: {
    /** Accessible name of the area of a session. */
    name: "Session",
    /** Accessible name of the switches below it. */
    cues: "Cues",
    start: "Start",
    pause: "Pause",
    reset: "Reset",
    elapsed: "Elapsed time",
    progress: "Progress",
    elapsedOf: "{elapsed} of {total}",
    /** Follows the elapsed time and a bar; only screen readers get what is hidden. */
    total: "<hidden>of </hidden>{total}",
    /** Stands under the answers of a question. */
    paused: "Paused. Press Start to go on.",
  },
  /** Names of the picture of steps. */
  step: "Step {step, number} of {count, number}",
  question: "Question {step, number} of {count, number}",
  part: "Exercise {step, number} of {count, number}",
  guided: {
    intro:
      "{count, plural, one {# quiet step} other {# quiet steps}}, one after the other. All you need to do is follow.",
    bell: "Bell",
    bellHint: "A soft bell at each step and at the end, so that you can close your eyes.",
    voice: "Spoken steps",
    voiceHint: "Your device reads each step to you.",
  },
  breathing: {
    /** Accessible name of the choice. */
    techniques: "Techniques",
    choose: "Choose a technique",
    chooseAnother: "Choose another technique",
    sound: "Sound cues",
    soundHint:
      "A tone rises as you breathe in and falls as you breathe out, so that you can close your eyes.",
    vibration: "Vibration cues",
    vibrationHint: "A short buzz to breathe in and a long one to breathe out, if your device can vibrate.",
    paused: "Paused. It waits for you.",
    ready: "Begin when you are ready.",
    /** Screen readers hear it when a phase begins, such as "Inhale, 4 seconds". */
    phase: "{phase}, {seconds, plural, one {# second} other {# seconds}}",
    cycles: "Cycles",
    technique: "Technique",
    /** The parts of a breath, and what to do in each. */
    phases: {
      inhale: { name: "Inhale", hint: "Breathe in, deep into your belly" },
      hold: { name: "Hold", hint: "Pause, and let your shoulders soften" },
      exhale: { name: "Exhale", hint: "Breathe out slowly" },
      reset: { name: "Reset", hint: "Rest for a moment" },
    },
    achievement: "Achievement Unlocked",
    master: "Breathing Master",
    totalCycles: "Total cycles",
    share: "Share Achievement",
    /** What is shared with other people. */
    shared:
      "Breathing Master: I finished {cycles, plural, one {# cycle} other {# cycles}} of {technique} in Mood Universe.",
    notSharedReason: "Your browser did not allow it. You can take a screenshot instead.",
  },
  focus: {
    score: "Score <strong>{score, number}</strong>",
    secondsLeft: "{seconds, number} s left",
    /** Screen readers hear it when a part begins. */
    announced: "{title}. {description}",
    light: "Light",
    lightCaught: "Light, caught",
    /** A button. */
    back: "My mind wandered, and I am back",
    returns:
      "{count, plural, =0 {Rest your eyes on the light.} =1 {You came back once.} other {You came back # times.}}",
    lookAt: {
      star: "Look at the star",
      moon: "Look at the moon",
      comet: "Look at the comet",
    },
    things: {
      star: "Star",
      moon: "Moon",
      comet: "Comet",
    },
    stay: "Stay there until the next one is named.",
    tap: "Tap as you breathe out",
    rounds: "{count, plural, =1 {You counted to ten once.} other {You counted to ten # times.}}",
    recount: "I lost count, start again",
    /** What the parts counted, in a list with a number after each. */
    caught: "Lights caught",
    timesBack: "Times you came back",
    followed: "Cues followed",
    timesCounted: "Times counted to ten",
  },
  trigger: {
    lastResponse: "Your last response",
    chose: "You chose: {response}",
    /** What kind of response it was: "Assertive: standing by yourself". */
    meaning: "<strong>{kind}</strong>: {name}",
    score: "Score {points}",
    scoreNote:
      "The score adds up the points of your responses: more where a response tends to open things up, fewer where it tends to close them. A low score is not a bad one.",
  },
  /** The end of an exercise. */
  end: {
    title: "Exercise Complete!",
    score: "Score",
    again: "Do Again",
    another: "Choose Another",
    /** Said by kind of exercise. */
    closing: {
      breathing: "These minutes were only for you.",
      sensory: "This is what you noticed.",
      focus: "Every mind wanders. Noticing it is the practice.",
      trigger:
        "Everybody knows all of these responses, and another day you may choose others. This is a self-reflection, not a test of health.",
      visualization: "This is what you chose on the way.",
      guided: "There is no hurry. Stay for a moment before you go on.",
    },
    timeOver: "The time was up before the last question. Everything that you answered counts.",
    oneBreath: "One slow breath before you go?",
    thanks: "Thank you for taking this time.",
    breathe: "Breathe",
    breatheIn: "Breathe in",
    breatheOut: "Breathe out",
  },
  /** Headings of the questions. */
  senses: {
    touch: "Touch",
    sound: "Sound",
    sight: "Sight",
    smell: "Smell",
    taste: "Taste",
    internal: "Inside",
  },
  whatWouldYouDo: "What would you most likely do?",
  /** What a person did in a finished exercise. `time` is such as "3 minutes and 30 seconds". */
  did: {
    breathing:
      "You took {count, plural, one {# slow breath} other {# slow breaths}} of {technique} in {time}.",
    guided:
      "You followed {count, plural, one {all # step} other {all # steps}} and took {time} for yourself.",
    /** `parts` is a list of the parts below. */
    focus: "In {time} you {parts}.",
    caught: "caught {count, plural, one {# light} other {# lights}}",
    cameBack: "came back {count, plural, =1 {once} =2 {twice} other {# times}}",
    followed: "followed {count, plural, one {# cue} other {# cues}}",
    counted: "counted to ten {count, plural, =1 {once} =2 {twice} other {# times}}",
    stayed: "You stayed with all four parts for {time}.",
    allSenses: "You listened to all {count, plural, one {# sense} other {# senses}} in {time}.",
    someSenses: "You listened to {answers} of {count, plural, one {# sense} other {# senses}} in {time}.",
    allMoments: "You thought about all {count, plural, one {# moment} other {# moments}} in {time}.",
    someMoments:
      "You thought about {answers} of {count, plural, one {# moment} other {# moments}} in {time}.",
    allPlaces:
      "You visited all {count, plural, one {# place in the sun} other {# places in the sun}} in {time}.",
    somePlaces:
      "You visited {answers} of {count, plural, one {# place in the sun} other {# places in the sun}} in {time}.",
    nothing: "You gave yourself {time}.",
  },
});
