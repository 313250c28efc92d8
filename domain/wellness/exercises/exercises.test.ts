import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../testing/english.ts";
import { contrastRatio } from "../../color.ts";
import { exerciseIds } from "../ids.ts";
import { phaseNames, techniques } from "./breathing.ts";
import { allExercises, findExercise } from "./exercises.ts";
import { stepAt } from "./guided.ts";
import { questionsOf } from "./questions.ts";
import { senses, sensoryPrompts } from "./sensory.ts";
import {
  chosenResponses,
  responseMeanings,
  responsePoints,
  triggerScenarios,
  triggerScore,
} from "./triggers.ts";

const backgrounds = { paper: "#f7f4ec", paperPanel: "#fffdf8", night: "#070b18", nightPanel: "#0f1630" };

describe("the ten exercises", () => {
  it("have their ids, names and durations", () => {
    expect(allExercises.map(({ id }) => id)).toEqual(exerciseIds);
    expect(
      allExercises.map(
        ({ title, type, durationSeconds }) => `${english(title)}, ${type}, ${durationSeconds}`,
      ),
    ).toEqual([
      "Cosmic Breathing, breathing, 180",
      "Sensory Orbit Training, sensory, 300",
      "Stellar Focus Conditioner, focus, 240",
      "Cosmic Trigger Resolution, trigger, 360",
      "Solar Warmth Journey, visualization, 420",
      "Stellar Focus, guided, 300",
      "Sensory Orbit, guided, 240",
      "Gravity Grounding, guided, 210",
      "Solar Warmth, guided, 270",
      "Moonlight Reflection, guided, 420",
    ]);
  });

  it("are found by their ids only", () => {
    for (const id of exerciseIds) expect(findExercise(id)?.id).toBe(id);
    for (const id of [null, "", "Breathing", "__proto__"]) expect(findExercise(id)).toBeUndefined();
  });

  it("ask six, three and four questions with four different answers each", () => {
    const questions = allExercises.map((exercise) => questionsOf(exercise));
    expect(questions.map(({ length }) => length)).toEqual([0, 6, 0, 3, 4, 0, 0, 0, 0, 0]);
    for (const { options } of questions.flat())
      expect(new Set(options.map((option) => english(option))).size).toBe(4);
  });

  it("ask about every sense", () => {
    expect(sensoryPrompts.map(({ sense }) => sense)).toEqual(senses);
  });

  it("repeat no description, instruction, question or option", () => {
    const texts = allExercises.flatMap((exercise) => [
      exercise.description,
      ...exercise.instructions,
      ...questionsOf(exercise).flatMap(({ text, options }) => [text, ...options]),
    ]);
    expect(new Set(texts.map((text) => english(text))).size).toBe(texts.length);
  });

  it("have colours that are legible as text in both themes", () => {
    const tones = [...allExercises, ...techniques.flatMap(({ pattern }) => pattern)];
    for (const { color, inkColor } of tones) {
      for (const night of [backgrounds.night, backgrounds.nightPanel])
        expect(contrastRatio(color, night)).toBeGreaterThanOrEqual(4.5);
      for (const paper of [backgrounds.paper, backgrounds.paperPanel])
        expect(contrastRatio(inkColor, paper)).toBeGreaterThanOrEqual(4.5);
    }
    expect(new Set(techniques.flatMap(({ pattern }) => pattern.map(({ color }) => color))).size).toBe(
      phaseNames.length,
    );
  });
});

describe("the responses to a trigger", () => {
  const responses = triggerScenarios.flatMap((scenario) => scenario.responses);

  it("have the eleven types with their points, and avoidant twice", () => {
    expect(responses.map(({ type }) => type).sort()).toEqual(
      [...Object.keys(responsePoints), "avoidant"].sort(),
    );
    for (const { type, points } of responses) expect(points).toBe(responsePoints[type]);
    expect(responsePoints).toEqual({
      ...{ adaptive: 10, reactive: -5, constructive: 15, avoidant: 0, assertive: 10, aggressive: -10 },
      ...{ passive: -5, understanding: 5, resilient: 15, flexible: 10, anxious: -10 },
    });
  });

  it("have a kind name and one sentence on what they tend to lead to", () => {
    expect(Object.keys(responseMeanings)).toEqual(Object.keys(responsePoints));
    for (const [type, meaning] of Object.entries(responseMeanings)) {
      const [name, tendency] = [english(meaning.name), english(meaning.tendency)];
      expect(name, type).toMatch(/^[a-z]/);
      expect(tendency, type).toMatch(/^[A-Z][^.!?]+ often [^.!?]+\.$/);
      expect(`${name} ${tendency}`, type).not.toMatch(/\b(wrong with|bad|should|must|never|always|fail)/i);
    }
  });

  it("are listed in order, without answers that do not exist", () => {
    const chosen = chosenResponses([2, 0, 3, 1]);
    expect(chosen.map(({ type }) => type)).toEqual(["aggressive", "anxious", "avoidant"]);
    expect(chosenResponses([7])).toEqual([]);
  });

  it("include negative points and at least 10 points in each scenario", () => {
    for (const scenario of triggerScenarios) {
      const points = scenario.responses.map((response) => response.points);
      expect(Math.min(...points)).toBeLessThan(0);
      expect(Math.max(...points)).toBeGreaterThanOrEqual(10);
    }
  });

  it("have the sum of their points as the score", () => {
    const option = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(fc.array(option, { maxLength: triggerScenarios.length }), (answers) => {
        const points = answers.map((place, n) => triggerScenarios[n]?.responses[place]?.points ?? Number.NaN);
        expect(triggerScore(answers)).toBe(points.reduce((sum, each) => sum + each, 0));
      }),
    );
  });
});

describe("the steps of a guided exercise", () => {
  const guided = allExercises.filter(({ type }) => type === "guided");

  it("advance evenly and end at the last step", () => {
    for (const { instructions, durationSeconds } of guided) {
      const ms = 1000 * durationSeconds;
      const each = ms / instructions.length;
      for (const n of instructions.keys()) {
        expect(stepAt(instructions, Math.ceil(n * each), ms)).toBe(n);
        expect(stepAt(instructions, Math.floor((n + 1) * each) - 1, ms)).toBe(n);
      }
      expect(stepAt(instructions, ms, ms)).toBe(instructions.length - 1);
    }
  });

  it("never go back and never pass the last step", () => {
    const times = fc.array(fc.integer({ min: -10, max: 500_000 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(fc.constantFrom(...guided), times, ({ instructions, durationSeconds }, moments) => {
        const steps = moments
          .toSorted((a, b) => a - b)
          .map((ms) => stepAt(instructions, ms, 1000 * durationSeconds));
        for (const [n, step] of steps.entries()) {
          expect(instructions[step]).toBeDefined();
          expect(step).toBeGreaterThanOrEqual(steps[n - 1] ?? 0);
        }
      }),
    );
  });
});
