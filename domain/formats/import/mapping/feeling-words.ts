/**
 * Which feeling of the product is nearest to an English word that other journals use, and how intense it is. The words are
 * those of Daylio, How We Feel, Apple's State of Mind and Bearable, and common synonyms. They are suggestions: the person decides.
 */

import { type EmotionId, emotionIds } from "../../../emotions.ts";
import { intensityRange } from "../../../records/star/fields.ts";
import type { Feeling } from "../read-journal.ts";
import { negationsOf } from "./negations.ts";
import type { FeelingWords } from "./plain-words.ts";

/** Words by feeling and intensity. */
const words: Readonly<Partial<Record<EmotionId, Readonly<Record<number, string>>>>> = {
  fear: {
    5: "apprehensive, uneasy, wary, cautious",
    7: "afraid, scared, frightened, fearful, shocked, stunned, vulnerable, fragile",
    9: "terrified, panicked, panic, petrified, horrified",
  },
  anxiety: {
    4: "concerned, restless, jittery, antsy, fidgety, impatient, confused, conflicted, doubtful, hesitant, distracted",
    6: "nervous, worried, tense, troubled, pressured, insecure, agitated, on edge",
    7: "anxious, stressed, stress, overwhelmed, frazzled, burdened",
    9: "panicky, stressed out, freaked out, frantic",
  },
  anger: {
    4: "annoyed, irritated, irritable, peeved, grumpy, cranky, moody, bothered",
    6: "frustrated, frustrating, mad, cross, resentful, bitter, offended, disgusted, repulsed, contempt, contemptuous",
    8: "angry, irate, hostile, outraged, hateful, hate",
    10: "furious, enraged, livid, fuming, rage, raging",
  },
  distrust: { 6: "distrustful, suspicious, mistrustful, skeptical, sceptical, betrayed, defensive, guarded" },
  love: {
    6: "warm, affectionate, touched, moved, connected, close, accepted, appreciated, belonging, included, understood, heard, respected",
    8: "loved, loving, in love, adored, cherished, valued, romantic",
  },
  joy: {
    4: "amused, pleasant, upbeat, playful, silly, pleased, fun",
    7: "happy, happiness, glad, cheerful, joyful, merry, festive, delighted, lively, great, excited, excitement, alive",
    9: "rad, ecstatic, elated, exhilarated, thrilled, overjoyed, blissful, amazing, awesome, fantastic, super, wonderful, excellent, euphoric, exuberant, jubilant, very happy, very pleasant, perfect, brilliant, incredible",
  },
  compassion: { 6: "compassionate, empathetic, empathic, sympathetic, caring, kind, tender, supportive" },
  trust: { 6: "trusting, safe, secure, supported, protected" },
  desire: { 6: "longing, wishful, yearning, craving, eager" },
  lust: { 7: "aroused, horny, sexy, passionate, turned on, attracted" },
  ambition: {
    6: "motivated, driven, ambitious, productive, energized, energised, energetic, invigorated, hyper",
  },
  envy: { 6: "envious, jealous, jealousy, fomo" },
  wonder: { 8: "amazed, awe, awed, in awe, enchanted, fascinated, captivated, astonished" },
  curiosity: {
    5: "curious, interested, intrigued, absorbed, thoughtful, pensive, mixed, mixed feelings, engaged",
  },
  hope: { 6: "hopeful, optimistic, encouraged, positive, looking forward, expectant, better, improving" },
  surprise: { 6: "surprised, startled, perplexed, bewildered, speechless" },
  grief: {
    7: "grieving, grieved, mourning, bereaved, heartbroken, heartache",
    8: "devastated, loss",
  },
  sadness: {
    3: "bored, apathetic, indifferent, blah, unmotivated, disengaged, tired, sleepy, drained, fatigued, exhausted, spent, weary, burned out, burnt out, sick, ill, unwell, lethargic, sluggish, slightly unpleasant, disconnected, numb, empty, weak",
    5: "disappointed, down, glum, discouraged, disheartened, let down, low, blue, gloomy, sullen, moping, not good, not great, bad, poor, unpleasant, upset, hurt, unhappy",
    7: "sad, sadness, crying, tearful, melancholy, melancholic, morose, somber, very bad, depressed, depression, despondent, forlorn",
    9: "awful, terrible, horrible, very sad, very unpleasant, worst, dreadful, fugly",
  },
  regret: { 5: "regretful, remorse, remorseful, sorry, nostalgic, wistful, self critical" },
  loneliness: {
    7: "lonely, alone, isolated, excluded, left out, alienated, rejected, homesick, abandoned, unloved",
  },
  anguish: {
    9: "anguished, miserable, tormented, agony, in pain, desperate, despairing, desolate, suffering",
  },
  shame: {
    6: "ashamed, embarrassed, humiliated, mortified, awkward, inferior, inadequate, worthless, self conscious",
  },
  guilt: { 6: "guilty, at fault, to blame" },
  hopelessness: { 7: "hopeless, helpless, powerless, pessimistic, trapped, stuck, defeated, lost, despair" },
  serenity: {
    6: "calm, peaceful, tranquil, quiet, still, mellow, balanced, mindful, centered, centred, zen",
    8: "serene, at peace, deeply calm",
  },
  relief: { 5: "relieved, unburdened, rested, restful, refreshed, recovered" },
  contentment: {
    2: "meh, neutral, ok, okay, fine, alright, all right, so so, average, normal, mediocre, not bad, neither, complacent, moderate",
    5: "content, comfortable, relaxed, chill, chilled, at ease, easygoing, carefree, cozy, cosy, slightly pleasant, satisfied, decent",
    7: "good, fulfilled, well, nice, contented, very good",
  },
  gratitude: { 7: "grateful, thankful, blessed, appreciative, lucky, fortunate" },
  power: { 7: "powerful, strong, empowered, unstoppable" },
  confidence: {
    6: "confident, brave, courageous, self assured, capable, competent, assertive, bold, in control",
  },
  pride: { 7: "proud, accomplished, successful, victorious, triumphant, achieved" },
  determination: { 7: "determined, focused, focussed, resolute, challenged, persistent, disciplined" },
  transcendence: { 8: "transcendent, spiritual, at one, enlightened, humbled" },
  inspiration: { 7: "inspired, creative, enthusiastic, impassioned, stimulated" },
  faith: { 6: "faithful, devout, prayerful, believing" },
  purpose: { 7: "purposeful, meaningful, useful, needed" },
};

/** Feelings by word. Of two that a word stands under, the first counts. */
export const feelingByWord: ReadonlyMap<string, Feeling> = new Map(
  Object.entries(words)
    .flatMap(([emotion, byIntensity]) =>
      Object.entries(byIntensity).flatMap(([intensity, list]) =>
        list
          .split(", ")
          .map((word) => [word, { emotion: emotion as EmotionId, intensity: Number(intensity) }] as const),
      ),
    )
    .reverse(),
);

/** The names of the feelings count more than other words. */
export const englishWords: FeelingWords = {
  feelings: new Map([
    ...feelingByWord,
    ...emotionIds.map((emotion) => [emotion, { emotion, intensity: intensityRange.default }] as const),
  ]),
  negations: negationsOf("en"),
};
