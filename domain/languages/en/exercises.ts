import { texts } from "../text.ts";

/** The mindful exercises: what they say, ask and offer. */
export const exercises = texts("exercises", {
  descriptions: {
    breathing: "A figure of light breathes with you, in one of four patterns.",
    "sensory-orbit-training": "One small question for each of your senses.",
    "stellar-focus-conditioner": "Four short exercises for your attention: follow, center, switch and count.",
    "cosmic-trigger-resolution": "Three moments that sting, and what you might do in each.",
    "solar-warmth-journey": "Imagine a day in the sun, in four scenes. You choose how each one goes.",
    "stellar-focus": "Picture a single star, and come back to it whenever your mind wanders.",
    "sensory-orbit": "Notice what you can see, feel, hear, smell and taste, right where you are.",
    "gravity-grounding": "Feel your weight, and the ground that carries it.",
    "solar-warmth": "Imagine a small sun in your chest, and let its warmth spread.",
    "moonlight-reflection": "Look back on your day kindly, and let it come to an end.",
  },
  instructions: {
    breathing: {
      one: "Sit or lie down so that your belly can move freely.",
      two: "Follow the figure: breathe in, hold, breathe out. The number counts the seconds.",
      three: "If a pause feels too long, just breathe, and join in again at the next breath.",
    },
    sensoryOrbitTraining: {
      one: "Six questions: one for each of your five senses, and one for how your body feels inside.",
      two: "Take a breath before each answer, then tap what comes closest. There is no wrong answer.",
    },
    stellarFocusConditioner: {
      one: "Four exercises of one minute each. The next one begins by itself.",
      two: "Your mind will wander, as everybody's does. Just come back when you notice it.",
    },
    cosmicTriggerResolution: {
      one: "Three situations with four responses each. Tap the one that is most like you today.",
      two: "After each one you can read what such a response tends to lead to. It is a self-reflection, not a test of health.",
    },
    solarWarmthJourney: {
      one: "Four scenes, from dawn to dusk. Read each one slowly and picture it.",
      two: "Stay with each picture for as long as you like. Then choose an answer, and the next scene begins.",
    },
  },
  steps: {
    stellarFocus: {
      one: "Sit or lie down so that you are comfortable. Let your eyes close, or look softly at one spot below you.",
      two: "Picture a single star in a dark sky. It is small and steady, and it is in no hurry.",
      three:
        "Let your breath come and go by itself. With each breath in, see the star a little more clearly.",
      four: "Thoughts will drift past like thin clouds. You need not push them away. Let them pass, and look at the star behind them.",
      five: "If you lost the star for a while, that is fine. Go back to it as often as you need.",
      six: "Let the star fade, and notice the room around you again. Move your fingers, and open your eyes when you want to.",
    },
    sensoryOrbit: {
      one: "Settle where you are. Let your shoulders drop a little, and look around slowly.",
      two: "Find five things that you can see. Small ones count: a scratch, a thread, the edge of a shadow.",
      three:
        "Find four things that you can feel: a sleeve, the floor, the temperature of the air, your own hand.",
      four: "Find three things that you can hear, close by or far away.",
      five: "Find two things that you can smell, or remember two smells that you like.",
      six: "Find one thing that you can taste. Then notice everything together: what you see, feel, hear, smell and taste. You are here.",
    },
    gravityGrounding: {
      one: "Put both feet on the floor. If you are lying down, feel the whole length of your body on the bed or the ground.",
      two: "Notice how heavy you are. The ground carries all of your weight, and it does not get tired.",
      three:
        "Press your feet down for one breath, and let go for one breath. Do that two more times, at your own pace.",
      four: "Let your jaw grow heavy, then your arms, then your hands. Let them sink as far as they like.",
      five: "Think of something that has stood for a long time: a mountain, an old tree, a stone wall. Be as still as it is for a few breaths.",
      six: "Feel your weight once more. When you get up, the ground will be there under every step.",
    },
    solarWarmth: {
      one: "Rub your palms together until they are warm, and lay them where it feels good: on your chest, your belly or your cheeks.",
      two: "Imagine a small sun in the middle of your chest. It glows softly, like a stove in winter.",
      three:
        "With each breath out, its warmth goes a little further: into your shoulders, down your arms, into your hands.",
      four: "Let it reach a place that feels cold or tight today. Nothing has to change there. Just let it be warm.",
      five: "Think of somebody who could use some warmth. In your mind, send them a little of yours.",
      six: "Let the warmth gather in your chest again. You can come back to it whenever you like.",
    },
    moonlightReflection: {
      one: "Make yourself comfortable, as if the day were over. Dim the light if you can.",
      two: "Picture the moon above still water. For now, you do not have to solve anything.",
      three:
        "Let your day pass by, from the morning on, like a view from a train. You do not need to stop anywhere.",
      four: "Was there a moment that was good, however small? Stay with it for a few breaths.",
      five: "Was there a moment that was hard? Think of yourself in it as kindly as you would think of a friend.",
      six: "Tell yourself, in your own words, that this was your day, and that it was enough.",
      seven: "Let the moon and the water fade. Take one slow breath, and let the day be over.",
    },
  },
  closing: "The exercise is over. Take one slow breath, and open your eyes when you like.",
  techniques: {
    box: {
      name: "Box Breathing",
      description: "Four equal parts, like the sides of a square. Good for finding an even pace.",
    },
    "4-7-8": {
      name: "4-7-8 Breathing",
      description:
        "A short breath in, a long pause, and a longer breath out. Many people like it in the evening.",
    },
    triangle: {
      name: "Triangle Breathing",
      description: "Three equal parts, and no pause after breathing out. A gentle one to begin with.",
    },
    star: {
      name: "Star Breathing",
      description: "Five slow parts, like the points of a star. In the last one you simply rest.",
    },
  },
  focus: {
    follow: {
      title: "Follow",
      description:
        "A light moves from place to place. Follow it with your eyes, and tap it wherever it stops.",
    },
    center: {
      title: "Center",
      description:
        "Look at the light while it slowly dims. When you notice that your mind has wandered, tap the light, and it shines again. Noticing is the whole exercise.",
    },
    switch: {
      title: "Switch",
      description: "Move your attention to the thing that is named, and tap it when you are there.",
    },
    count: {
      title: "Count",
      description: "Tap once for each slow breath out, and count to ten. After ten, start again at one.",
    },
  },
  senses: {
    touch: {
      prompt: "Notice what your body is touching right now. What do you feel first?",
      options: {
        one: "The ground under my feet",
        two: "Whatever I am sitting or lying on",
        three: "Fabric against my skin",
        four: "Air on my face or hands",
      },
    },
    sound: {
      prompt: "Listen for a breath or two, without trying. Which sound do you notice first?",
      options: {
        one: "My own breathing",
        two: "Something humming or ticking in this room",
        three: "Voices, steps or traffic further off",
        four: "It is almost silent",
      },
    },
    sight: {
      prompt: "Let your eyes rest on something near you. What do you notice?",
      options: {
        one: "A colour",
        two: "A light or a shadow",
        three: "A shape or an edge",
        four: "The dark, with my eyes closed",
      },
    },
    smell: {
      prompt: "Breathe in slowly through your nose. What do you smell?",
      options: {
        one: "Coffee, tea or food",
        two: "Soap, fabric or skin",
        three: "Rain, earth or plants",
        four: "Nothing in particular",
      },
    },
    taste: {
      prompt: "Now notice your mouth and your tongue. What do you taste?",
      options: {
        one: "Something I ate or drank",
        two: "Mint or toothpaste",
        three: "My mouth is dry, I would like some water",
        four: "Nothing I can name",
      },
    },
    internal: {
      prompt: "Now notice your chest and your belly. How does it feel inside?",
      options: {
        one: "Something is tight",
        two: "Something is warm or heavy",
        three: "Something is fluttering or restless",
        four: "It is calm",
      },
    },
  },
  scenes: {
    dawn: {
      title: "First Light",
      description:
        "It is early, and nobody needs you yet. In the east the sky turns from grey to rose, and you feel the first warmth on your face.",
      ask: "Where are you standing?",
      options: {
        one: "On a beach with slow waves",
        two: "On a hill above a valley",
        three: "In a meadow, wet with dew",
        four: "At an open window at home",
      },
    },
    morning: {
      title: "Rising Warmth",
      description:
        "The sun rises above the horizon. Its warmth moves from your face down to your shoulders, your chest and your open hands.",
      ask: "Where does it feel best?",
      options: {
        one: "On my shoulders",
        two: "In my chest",
        three: "In my hands",
        four: "In my belly",
      },
    },
    noon: {
      title: "Full Noon",
      description:
        "The sun is high, and everything around you is bright and warm. You can put down whatever you have been carrying today.",
      ask: "What would you like to put down for a while?",
      options: {
        one: "A worry",
        two: "My tiredness",
        three: "Something I have not said",
        four: "Nothing, I just want to be here",
      },
    },
    evening: {
      title: "Evening Glow",
      description:
        "The sun sinks low, but its warmth stays: in the stones, in the air, and in you. You can take some of it home.",
      ask: "What do you take with you?",
      options: {
        one: "A little calm",
        two: "A little courage",
        three: "A kinder look at myself",
        four: "The colour of this light",
      },
    },
  },
  /** What kind of response it was, and what such a response tends to lead to. */
  responses: {
    adaptive: {
      kind: "Adaptive",
      name: "finding another way",
      tendency:
        "Saying how you feel and looking for another day often keeps both the plan and the closeness.",
    },
    reactive: {
      kind: "Reactive",
      name: "straight from the feeling",
      tendency:
        "Letting it out at once is a relief, and a calmer word afterwards often says better what you meant.",
    },
    constructive: {
      kind: "Constructive",
      name: "building on it",
      tendency: "Talking it over with the person often makes the next time easier for both of you.",
    },
    avoidant: {
      kind: "Avoidant",
      name: "keeping some distance",
      tendency:
        "Setting it aside gives you some rest, and the feeling often comes back later, when there may be more room for it.",
    },
    assertive: {
      kind: "Assertive",
      name: "standing by yourself",
      tendency: "Saying calmly what matters to you often gets you heard, without a fight.",
    },
    aggressive: {
      kind: "Aggressive",
      name: "defending what is yours",
      tendency:
        "Fighting back protects something that matters to you, and people often hear the anger first and the reason later.",
    },
    passive: {
      kind: "Passive",
      name: "keeping the peace",
      tendency:
        "Making it smaller keeps things quiet for now, and what you wanted often stays unheard until you say it.",
    },
    understanding: {
      kind: "Understanding",
      name: "giving them room",
      tendency: "Thinking of what the other person may be going through often makes the wait easier to bear.",
    },
    resilient: {
      kind: "Resilient",
      name: "caring for yourself first",
      tendency: "Letting it hurt and being kind to yourself often makes the next step a lighter one.",
    },
    flexible: {
      kind: "Flexible",
      name: "changing course",
      tendency: "Making something else of the time often gives you the evening back.",
    },
    anxious: {
      kind: "Anxious",
      name: "looking for what went wrong",
      tendency:
        "Going over it again shows how much you care, and it often makes the worry louder, so a kind word to yourself can help.",
    },
  },
  moments: {
    meeting: {
      heading: "Moment 1",
      scenario:
        "In a meeting, a colleague presents an idea that you told them about last week. Heads nod, and your name does not come up.",
      avoidant: "Let it pass and keep it to myself",
      assertive: "Say calmly that I am glad people like it, and that we talked about it last week",
      aggressive: "Cut in and tell the room whose idea that is",
      constructive: "Talk to them afterwards about naming us both next time",
    },
    message: {
      heading: "Moment 2",
      scenario:
        "You wrote a friend a long and open message. It was read yesterday, and there is still no answer.",
      anxious: "Read it again and again, looking for what I got wrong",
      resilient: "Feel the sting, do something kind for myself, and ask again in a few days",
      passive: "Write “never mind, it was nothing”, though it was something",
      understanding: "Think of what their week may be like, and give them time",
    },
    evening: {
      heading: "Moment 3",
      scenario:
        "You kept this evening free and looked forward to it all day. Ten minutes before you leave, the plan is called off.",
      flexible: "Turn it into an evening for something I have been missing",
      reactive: "Type out how annoyed I am and press send",
      adaptive: "Say that I am disappointed, and suggest another day",
      avoidant: "Put on a series and not think about it",
    },
  },
});
