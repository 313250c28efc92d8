/** Synonyms that people type for the twelve emotions of the wheel. */

import { isOnWheel, type WheelId } from "./emotion-wheel.ts";

/** In lower case; each word occurs once. */
export const synonyms: Readonly<Record<WheelId, readonly string[]>> = {
  joy: [
    ...["happy", "happiness", "glad", "cheerful", "delighted", "joyful", "joyous", "pleased", "blissful"],
    ...["merry", "jolly", "sunny", "upbeat", "good", "great", "wonderful", "lovely", "feeling good"],
    ...["over the moon", "on cloud nine", "proud", "pride", "satisfied", "appreciated", "valued", "seen"],
    ...["recognized", "recognised", "flattered", "hopeful", "optimistic", "lucky", "smiling", "yay"],
  ],
  love: [
    ...["loved", "loving", "in love", "affection", "affectionate", "adoring", "adored", "warm", "warmth"],
    ...["tender", "tenderness", "caring", "cared for", "cherished", "compassion", "compassionate", "fond"],
    ...["close", "connected", "grateful", "gratitude", "thankful", "touched", "moved", "trust", "trusting"],
    ...["warm and fuzzy", "welcome", "at home", "belonging", "supported", "sympathy", "empathy"],
  ],
  serenity: [
    ...["serene", "calm", "peaceful", "peace", "at peace", "relaxed", "content", "contentment", "at ease"],
    ...[
      "tranquil",
      "chill",
      "chilled",
      "mellow",
      "relieved",
      "relief",
      "balanced",
      "grounded",
      "comfortable",
    ],
    ...[
      "comforted",
      "cozy",
      "cosy",
      "safe",
      "secure",
      "okay",
      "ok",
      "fine",
      "alright",
      "composed",
      "patient",
    ],
    ...["confident", "unbothered", "all good", "no worries", "not bothered", "accepting"],
  ],
  melancholy: [
    ...["melancholic", "melancholia", "wistful", "nostalgic", "nostalgia", "gloomy", "glum", "meh", "blah"],
    ...["empty", "numb", "flat", "listless", "bittersweet", "pensive", "weary", "tired", "exhausted"],
    ...["homesick", "bored", "boredom", "low", "apathetic", "indifferent", "longing", "drained", "a bit off"],
    ...["nothing", "whatever", "can't be bothered", "resigned"],
  ],
  sadness: [
    ...["sad", "unhappy", "down", "blue", "heartbroken", "hurt", "crying", "tearful", "miserable", "sorrow"],
    ...[
      "sorrowful",
      "grief",
      "grieving",
      "disappointed",
      "disappointment",
      "let down",
      "upset",
      "devastated",
    ],
    ...[
      "gutted",
      "lonely",
      "alone",
      "loneliness",
      "rejected",
      "left out",
      "excluded",
      "ignored",
      "invisible",
    ],
    ...["despair", "hopeless", "unwanted", "bummed", "bummed out", "ashamed", "guilty", "bad", "depressed"],
  ],
  frustration: [
    ...[
      "frustrated",
      "annoyed",
      "annoyance",
      "irritated",
      "fed up",
      "exasperated",
      "aggravated",
      "impatient",
    ],
    ...["stuck", "had enough", "bothered", "cranky", "grumpy", "over it", "ugh", "irked", "agitated"],
    ...[
      "unappreciated",
      "taken for granted",
      "disrespected",
      "not again",
      "sick of it",
      "jealous",
      "envious",
    ],
    ...["dissatisfied", "displeased", "vexed", "peeved", "helpless"],
  ],
  anger: [
    ...["angry", "furious", "mad", "rage", "raging", "enraged", "outraged", "livid", "pissed off", "pissed"],
    ...["irate", "fuming", "seething", "resentful", "resentment", "hostile", "bitter", "hateful", "hate"],
    ...["seeing red", "betrayed", "boiling", "wrathful", "indignant", "cross", "offended", "insulted"],
  ],
  anxiety: [
    ...["anxious", "nervous", "worried", "worry", "uneasy", "tense", "stressed", "stressed out", "stress"],
    ...["on edge", "restless", "apprehensive", "jittery", "butterflies", "overthinking", "overwhelmed"],
    ...["awkward", "shy", "self-conscious", "insecure", "uncomfortable", "unsure", "uncertain", "concerned"],
    ...["embarrassed", "fidgety", "troubled", "doubtful", "unsettled", "knot in my stomach", "out of place"],
  ],
  fear: [
    ...["afraid", "scared", "frightened", "terrified", "fearful", "horrified", "dread", "dreading", "panic"],
    ...["panicked", "panicking", "panicky", "petrified", "spooked", "threatened", "alarmed", "freaked out"],
    ...["freaking out", "scared stiff", "terror", "unsafe", "frozen", "trembling", "shaking"],
  ],
  surprise: [
    ...["surprised", "astonished", "amazed", "shocked", "shock", "stunned", "startled", "taken aback"],
    ...["speechless", "dumbfounded", "caught off guard", "bewildered", "astounded", "blown away", "wow"],
    ...["unexpected", "flabbergasted", "disbelief", "didn't see that coming", "thrown", "what"],
  ],
  curiosity: [
    ...["curious", "interested", "interest", "intrigued", "wondering", "wonder", "inquisitive", "fascinated"],
    ...["nosy", "puzzled", "questioning", "want to know more", "exploring", "captivated", "absorbed"],
    ...["engaged", "confused", "thoughtful", "hm", "hmm", "open", "attentive"],
  ],
  excitement: [
    ...["excited", "thrilled", "pumped", "hyped", "stoked", "eager", "enthusiastic", "enthusiasm"],
    ...["energized", "energised", "buzzing", "exhilarated", "psyched", "fired up", "can't wait", "giddy"],
    ...["amped", "ecstatic", "elated", "euphoric", "looking forward", "keen", "motivated", "inspired"],
  ],
};

const wheelIdOf = new Map(
  Object.entries(synonyms).flatMap(([id, words]) => words.map((word) => [word, id as WheelId] as const)),
);

/** The form in which typed words are stored. */
export const trimAndLowerCase = (typed: string) => typed.trim().toLowerCase();

/** The emotion of the wheel that a word means; an unknown word is returned trimmed and in lower case. */
export function normalizeEmotion(typed: string): string {
  const word = trimAndLowerCase(typed);
  // Repeated spaces, curly apostrophes and final punctuation do not change the meaning.
  const plain = word
    .replace(/\s+/g, " ")
    .replace(/’/g, "'")
    .replace(/ ?[.!?…]+$/, "");
  return isOnWheel(plain) ? plain : (wheelIdOf.get(plain) ?? word);
}
