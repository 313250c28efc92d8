import { describe, expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { insightsOfFirst, journalSizes, plainNames } from "../../testing/journal-states.ts";
import { plainSimulation, tagByChance } from "../../testing/simulated-journal.ts";
import { translatorOf } from "../../testing/translators.ts";
import { languages } from "../languages/languages.ts";
import { type Answers, answersOf } from "./answers.ts";
import type { Insights } from "./insights-data.ts";
import { surenessText } from "./sureness-text.ts";

const partsOf = ({ lately, along, sure }: Answers) => [lately, along, sure];
const statementsOf = (answers: Answers) => partsOf(answers).flatMap(({ card, others }) => [card, ...others]);
const states = new Map(journalSizes.map((size) => [size, insightsOfFirst(size)]));
const translators = await Promise.all(languages.map(({ id }) => translatorOf(id)));
const stateOf = (size: (typeof journalSizes)[number]) => states.get(size) as Insights;
const inEnglish = (found: Insights) => answersOf(english, found, plainNames);

describe.for(translators.map((t) => [t.language, t] as const))("in %s", ([, t]) => {
  test.for([...states])("a journal of %i stars has a sentence in each part", ([, found]) => {
    const answers = answersOf(t, found, plainNames);
    const statements = statementsOf(answers);
    for (const { first, sure, counts, caution, exact } of statements)
      for (const sentence of [first, sure, counts, caution, ...exact]) {
        if (sentence === null) continue;
        expect(sentence).toMatch(/\p{L}.*\p{Sentence_Terminal}$/u);
        expect(sentence).not.toMatch(/NaN|undefined|\bnull\b|Infinity|[{}]/);
      }
    expect(new Set(statements.map(({ key }) => key)).size).toBe(statements.length);
    expect(new Set(statements.map(({ first }) => first)).size).toBe(
      found.coverage.stars === 0 ? statements.length - 1 : statements.length,
    );
    if (answers.later !== null) expect(answers.later).toMatch(/\p{Sentence_Terminal}$/u);
  });

  test("how sure a statement is, is one of three sentences, and what is counted has none", () => {
    const three = (["clearly", "probably", "chance"] as const).map((sure) => surenessText(t, sure));
    for (const { sure, sureness } of statementsOf(answersOf(t, stateOf(5_000), plainNames)))
      expect(sure).toBe(sureness === null ? null : surenessText(t, sureness));
    expect(new Set(three).size).toBe(3);
  });

  test("a first sentence has no figure but whole counts of days, nights and feelings", () => {
    for (const [, found] of states) {
      const { last } = found.lately;
      // The last is of "“tea”, “soup”, “rain” and 3 more".
      const counts = [last.days, last.length, last.feelings.length, found.tags.unsure.length - 3];
      for (const { key, first } of statementsOf(answersOf(t, found, plainNames))) {
        // Months are figures in Japanese and Chinese.
        if (key === "season") continue;
        expect(first).not.toMatch(/\p{Nd}[.,٫]\p{Nd}|[%٪+−±]/u);
        for (const figure of first.match(/\p{Nd}+/gu) ?? []) expect(counts).toContain(Number(figure));
      }
    }
  });
});

describe("the card", () => {
  const cards = (found: Insights) => partsOf(inEnglish(found)).map(({ card }) => card.first);

  test("of each part says in every state of a journal what there is", () => {
    expect(cards(stateOf(0))).toEqual([
      "There is no star yet.",
      "It is too early to say what goes along with brighter or dimmer days.",
      "There is no star yet.",
    ]);
    expect(cards(stateOf(1))).toEqual([
      expect.stringMatching(/^Lately there is one star: “.*”\.$/),
      "It is too early to say what goes along with brighter or dimmer days.",
      "This page knows one day, and one day says little about the others.",
    ]);
    expect(cards(stateOf(12))).toEqual([
      expect.stringMatching(/^Lately, “.*” came up most often\.$/),
      "It is too early to say what goes along with brighter or dimmer days.",
      "These are your first days: what stands here is what happened, and no more than that.",
    ]);
    expect(cards(stateOf(5_000))[1]).toBe("On days with “walk”, your stars were brighter.");
  });

  test("names the surest of what goes along, and the others follow in their order", () => {
    const { along } = inEnglish(stateOf(5_000));
    const order = ["clearly", "probably", "chance"];
    const places = [along.card, ...along.others].map(({ sureness }) => order.indexOf(sureness ?? ""));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });

  test("says that nothing stands out where nothing does, and what was compared", () => {
    const found = insightsOfFirst(300, {
      span: plainSimulation.span,
      tags: (random, days) => [tagByChance("rain", () => 0.3)(random, days)],
    });
    const { along } = inEnglish(found);
    expect(along.card).toMatchObject({
      first: "So far, nothing stands out that goes along with brighter or dimmer days.",
      counts: "Compared: 1 tag and 7 weekdays.",
      sureness: null,
    });
    expect(along.others.map(({ sureness }) => sureness)).toEqual(["chance", "chance"]);
  });

  test("tells a person without tags what tags are for, where nothing can be compared yet", () => {
    const { along } = inEnglish(insightsOfFirst(12, {}));
    expect(along.card.counts).toMatch(/^Tags tell what goes with a feeling/);
  });

  test("says how much of the time is known", () => {
    const sure = (share: number) =>
      inEnglish(insightsOfFirst(120, { span: 2_000, share, mostStars: 1 })).sure.card;
    expect(sure(0.9).first).toMatch(/^Most of your days have a star/);
    expect(sure(0.5).first).toMatch(/^About half of your days have a star/);
    expect(sure(0.2).first).toMatch(/^Most of your days have no star/);
    expect(sure(0.2).counts).toMatch(/^120 of the \d+ days since your first star have one/);
  });
});

test("the three sentences are these in English", () => {
  const found = inEnglish(stateOf(5_000));
  expect(new Set(statementsOf(found).map(({ sure }) => sure))).toEqual(
    new Set([null, "Clearly.", "Probably.", "It may be chance."]),
  );
});

test("a statement about what may be chance names no direction", () => {
  for (const found of states.values())
    for (const { first, sureness } of statementsOf(inEnglish(found)))
      if (sureness === "chance") expect(first).not.toMatch(/brighter|dimmer/);
});

describe("a difficult journal has its sentences, and claims nothing", () => {
  const month = 30 * 86_400_000;
  const moved = (by: number) =>
    insightsOfFirst(
      60,
      { tags: (random, days) => [tagByChance("rain", () => 0.3)(random, days)] },
      (entry, at) =>
        at < 20 ? entry : { ...entry, timestamp: new Date(Date.parse(entry.timestamp) + by).toISOString() },
    );
  const difficult: Record<string, () => Insights> = {
    "of one feeling": () =>
      insightsOfFirst(
        400,
        { tags: (random, days) => [tagByChance("rain", () => 0.3)(random, days)] },
        (entry) => ({
          ...entry,
          emotion: "joy",
          intensity: 5,
          secondaryEmotion: null,
          secondaryIntensity: null,
        }),
      ),
    "of a clock that was a month fast": () => moved(month),
    "of a clock that was a month slow": () => moved(-month),
    "of 50,000 stars": () => {
      const found = insightsOfFirst(50_000, { span: 12, mostStars: 16_000, twins: 0 });
      expect(found.coverage.stars).toBeGreaterThan(45_000);
      return found;
    },
  };

  test.for(Object.entries(difficult))("%s", ([, make]) => {
    const found = make();
    for (const t of translators) {
      const statements = statementsOf(answersOf(t, found, plainNames));
      expect(statements.filter(({ sureness }) => sureness === "clearly" || sureness === "probably")).toEqual(
        [],
      );
      for (const { first } of statements) expect(first).toMatch(/\p{L}.*\p{Sentence_Terminal}$/u);
    }
  });

  test("and of one feeling, no sentence speaks of a difference", () => {
    const found = (difficult["of one feeling"] as () => Insights)();
    const firsts = statementsOf(inEnglish(found)).map(({ first }) => first);
    expect(firsts[0]).toBe("Every star lately says “joy”.");
    expect(firsts.join(" ")).not.toMatch(/different|up and down/);
  });
});
