import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comingSoonIds } from "../ids.ts";
import { type ContrastType, contrastTypes } from "./quiz.ts";
import { outcomeOf, outcomes } from "./recommendations.ts";

const answer = (contextTag: string, contrastType: ContrastType) => ({ contextTag, contrastType });
const hard = (...tags: string[]) => tags.map((tag) => answer(tag, "hard"));

const anyAnswers = fc.array(
  fc.record({
    contextTag: fc.constantFrom("work", "family", "social"),
    contrastType: fc.constantFrom(...contrastTypes),
  }),
  { maxLength: 12 },
);

describe("the outcome", () => {
  it("is a growth quest when three answers of one context are hard, regardless of the others", () => {
    const answers = [...hard("family", "work", "work", "work"), answer("social", "match")];
    expect(outcomeOf(answers)).toEqual({ id: "growth_quest", contextPattern: "work" });
  });

  it("is regulation when at least two answers are hard, but no three in one context", () => {
    expect(outcomeOf(hard("work", "family")).id).toBe("regulation_focus");
    expect(outcomeOf(hard("work", "work", "family", "family", "social")).id).toBe("regulation_focus");
    expect(outcomeOf([...hard("work", "work"), answer("work", "soft")]).id).toBe("regulation_focus");
  });

  it("is exploration otherwise", () => {
    expect(outcomeOf(hard("work")).id).toBe("exploration");
    expect(outcomeOf([answer("work", "soft"), answer("work", "soft"), answer("work", "match")])).toEqual({
      id: "exploration",
      contextPattern: null,
    });
    expect(outcomeOf([]).id).toBe("exploration");
  });

  it("is defined for any answers and does not depend on their order", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { id, contextPattern } = outcomeOf(answers);
        const ofHard = answers.filter(({ contrastType }) => contrastType === "hard");
        const mostInOneContext = Math.max(
          0,
          ...ofHard.map(({ contextTag }) => ofHard.filter((other) => other.contextTag === contextTag).length),
        );
        expect(id).toBe(
          mostInOneContext >= 3 ? "growth_quest" : ofHard.length >= 2 ? "regulation_focus" : "exploration",
        );
        expect(contextPattern !== null).toBe(id === "growth_quest");
        expect(outcomeOf([...answers].reverse()).id).toBe(id);
      }),
    );
  });
});

describe("the recommendations", () => {
  const listed = (id: keyof typeof outcomes) =>
    outcomes[id].recommendations.map(({ type, id: content, reason }) => `${type} ${content} (${reason})`);

  it("are the three that the specification lists for each outcome, in order", () => {
    expect(listed("growth_quest")).toEqual([
      "game emotion-memory-match (emotional_awareness)",
      "puzzle trigger-pattern-puzzle (pattern_recognition)",
      "maze mindfulness-maze (grounding)",
    ]);
    expect(listed("regulation_focus")).toEqual([
      "game empathy-adventures (social_skills)",
      "puzzle mood-maze-solver (emotional_navigation)",
      "maze emotional-labyrinth (deep_processing)",
    ]);
    expect(listed("exploration")).toEqual([
      "game emotion-memory-match (skill_building)",
      "puzzle trigger-pattern-puzzle (pattern_mastery)",
      "maze mindfulness-maze (mindful_exploration)",
    ]);
  });

  it("have the specified titles and levels, and name announced activities", () => {
    expect(
      Object.values(outcomes).map(({ title, difficultyLevel }) => [title.english, difficultyLevel]),
    ).toEqual([
      ["Personal Growth Quest Unlocked!", "medium"],
      ["Emotional Regulation Recommended", "medium"],
      ["Great Emotional Awareness!", "easy"],
    ]);
    for (const { recommendations } of Object.values(outcomes))
      for (const { id } of recommendations) expect(comingSoonIds).toContain(id);
  });
});
