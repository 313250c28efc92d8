/** Notes for the demo universe, by family of emotion. */

import type { FamilyId } from "#domain/emotions.ts";
import type { Random } from "#domain/pseudo-random.ts";
import { choose } from "./random-choice.ts";

const notes: Record<FamilyId, readonly string[]> = {
  love: [
    "Breakfast with everyone at one table, and nobody looked at a phone.",
    "She laughed so hard at my bad joke that I laughed too.",
    "A long call with my brother. We should do this more often.",
    "The dog fell asleep on my feet and I did not dare to move.",
    "Helped Noor carry boxes up four floors. Pizza on the floor afterwards.",
    "Danced in the kitchen while the soup burned a little.",
    "Got a letter, a real one, on paper.",
  ],
  power: [
    "Ran the whole loop round the lake without stopping.",
    "Said no, kindly, and it was fine.",
    "The talk went well. My hands stopped shaking after the second slide.",
    "Fixed the bike by myself.",
    "Finished the thing that has been on the list since spring.",
    "Asked for what I need, and got it.",
  ],
  wonder: [
    "The sky was green for a minute before the storm.",
    "Read about octopuses until far too late.",
    "Heard a language on the tram that I could not place.",
    "First crocus in the yard.",
    "Maybe things could really turn out well this year.",
    "Looked through Imre's telescope: rings, actual rings.",
    "Found a bookshop in a street I have walked down for years.",
  ],
  fear: [
    "Lay awake over the bill again.",
    "The doctor wants to repeat the test. Probably nothing.",
    "Snapped at someone who did not deserve it.",
    "So many messages that I turned the phone face down.",
    "The meeting was moved to tomorrow, so I get to worry one more night.",
    "Somebody cut me off in traffic and I carried it about all day.",
  ],
  serenity: [
    "Rain on the roof, nothing to do.",
    "Tea on the balcony before anybody was up.",
    "An hour in the garden with my hands in the soil.",
    "It is done and sent. I can breathe out.",
    "Slept well for once. Everything is easier.",
    "Swam slowly, watched the tiles go by.",
    "Grateful for an ordinary day.",
  ],
  anguish: [
    "Said something I cannot take back.",
    "Everything was too much today.",
    "I should have been there.",
    "Sat in the car for a while before I could go in.",
    "Hard to see a way round this. Wrote it down at least.",
  ],
  grief: [
    "It would have been her birthday.",
    "Found his handwriting in an old cookbook.",
    "Everyone had plans, it seems.",
    "Looked at photos from the old flat.",
    "One of those grey days that never quite begin.",
    "I miss the way we used to talk.",
  ],
  transcendence: [
    "The choir held the last note and for a moment there was no me.",
    "Fog below, sun above. I stood on the ridge for an hour.",
    "Lost track of time while painting. It was dark when I looked up.",
    "Everything seemed to belong together, even the noise.",
    "Watched the Perseids from the roof until two.",
  ],
  desire: [
    "I want that job so much that I can picture the desk.",
    "Saw everyone's holiday pictures. I want to be anywhere else.",
    "Three pages of the story today. I want to know how it ends.",
    "Counting the days until we see each other.",
    "Signed up for the course. No way back now.",
  ],
};

/** A random note for an emotion of the family, different from the previous note. */
export function noteFor(family: FamilyId, previous: string | null, random: Random): string {
  return choose(random, notes[family], (note) => (note === previous ? 0 : 1));
}
