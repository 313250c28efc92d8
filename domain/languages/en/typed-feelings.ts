import { texts } from "../text.ts";

/**
 * The words that people type for a feeling of the wheel when they would rather use their own: at least ten for each, in
 * lower case, separated by semicolons, each under one feeling only. The names of the wheel itself (`quiz.wheel`) count
 * without being listed. A translation is not of these words: it has those that people use in its language. Accents,
 * vowel signs, and punctuation at the ends make no difference.
 */
export const typedFeelings = texts("typed-feelings", {
  joy: "happy; happiness; glad; cheerful; delighted; joyful; joyous; pleased; blissful; merry; jolly; sunny; upbeat; good; great; wonderful; lovely; feeling good; over the moon; on cloud nine; proud; pride; satisfied; appreciated; valued; seen; recognized; recognised; flattered; hopeful; optimistic; lucky; smiling; yay",
  love: "loved; loving; in love; affection; affectionate; adoring; adored; warm; warmth; tender; tenderness; caring; cared for; cherished; compassion; compassionate; fond; close; connected; grateful; gratitude; thankful; touched; moved; trust; trusting; warm and fuzzy; welcome; at home; belonging; supported; sympathy; empathy",
  serenity:
    "serene; calm; peaceful; peace; at peace; relaxed; content; contentment; at ease; tranquil; chill; chilled; mellow; relieved; relief; balanced; grounded; comfortable; comforted; cozy; cosy; safe; secure; okay; ok; fine; alright; composed; patient; confident; unbothered; all good; no worries; not bothered; accepting",
  melancholy:
    "melancholic; melancholia; wistful; nostalgic; nostalgia; gloomy; glum; meh; blah; empty; numb; flat; listless; bittersweet; pensive; weary; tired; exhausted; homesick; bored; boredom; low; apathetic; indifferent; longing; drained; a bit off; nothing; whatever; can't be bothered; resigned",
  sadness:
    "sad; unhappy; down; blue; heartbroken; hurt; crying; tearful; miserable; sorrow; sorrowful; grief; grieving; disappointed; disappointment; let down; upset; devastated; gutted; lonely; alone; loneliness; rejected; left out; excluded; ignored; invisible; despair; hopeless; unwanted; bummed; bummed out; ashamed; guilty; bad; depressed",
  frustration:
    "frustrated; annoyed; annoyance; irritated; fed up; exasperated; aggravated; impatient; stuck; had enough; bothered; cranky; grumpy; over it; ugh; irked; agitated; unappreciated; taken for granted; disrespected; not again; sick of it; jealous; envious; dissatisfied; displeased; vexed; peeved; helpless",
  anger:
    "angry; furious; mad; rage; raging; enraged; outraged; livid; pissed off; pissed; irate; fuming; seething; resentful; resentment; hostile; bitter; hateful; hate; seeing red; betrayed; boiling; wrathful; indignant; cross; offended; insulted",
  anxiety:
    "anxious; nervous; worried; worry; uneasy; tense; stressed; stressed out; stress; on edge; restless; apprehensive; jittery; butterflies; overthinking; overwhelmed; awkward; shy; self-conscious; insecure; uncomfortable; unsure; uncertain; concerned; embarrassed; fidgety; troubled; doubtful; unsettled; knot in my stomach; out of place",
  fear: "afraid; scared; frightened; terrified; fearful; horrified; dread; dreading; panic; panicked; panicking; panicky; petrified; spooked; threatened; alarmed; freaked out; freaking out; scared stiff; terror; unsafe; frozen; trembling; shaking",
  surprise:
    "surprised; astonished; amazed; shocked; shock; stunned; startled; taken aback; speechless; dumbfounded; caught off guard; bewildered; astounded; blown away; wow; unexpected; flabbergasted; disbelief; didn't see that coming; thrown; what",
  curiosity:
    "curious; interested; interest; intrigued; wondering; wonder; inquisitive; fascinated; nosy; puzzled; questioning; want to know more; exploring; captivated; absorbed; engaged; confused; thoughtful; hm; hmm; open; attentive",
  excitement:
    "excited; thrilled; pumped; hyped; stoked; eager; enthusiastic; enthusiasm; energized; energised; buzzing; exhilarated; psyched; fired up; can't wait; giddy; amped; ecstatic; elated; euphoric; looking forward; keen; motivated; inspired",
});
