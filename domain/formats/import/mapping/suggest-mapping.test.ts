import { describe, expect, it } from "vitest";
import { journalOf, readCsv } from "../../../../testing/read-files.ts";
import { translatorOf } from "../../../../testing/translators.ts";
import { emotionIds } from "../../../emotions.ts";
import { type LanguageId, languageIds } from "../../../languages/languages.ts";
import { maxTags, type Tag, tagNameLimit } from "../../../records/tag/tag.ts";
import { englishWords, feelingByWord } from "./feeling-words.ts";
import type { FeelingWords } from "./plain-words.ts";
import { suggestFeeling } from "./suggest-feeling.ts";
import { nothingRemembered, rememberAnswers, suggestMapping } from "./suggest-mapping.ts";
import { wordsOfLanguage } from "./words-of-language.ts";

const feelingOf = (name: string, level: number | null = null) => suggestFeeling({ id: name, name, level });

describe("the suggested feeling", () => {
  it("is the one that has the name, in any spelling", () => {
    for (const id of emotionIds) expect(feelingOf(id.toUpperCase())?.emotion).toBe(id);
    expect(feelingOf("😊 Grateful!")?.emotion).toBe("gratitude");
  });

  it.each([
    ...[
      ["rad", "joy"],
      ["meh", "contentment"],
      ["awful", "sadness"],
      ["Burned out", "sadness"],
    ],
    ...[
      ["stressed", "anxiety"],
      ["Peaceful", "serenity"],
      ["lonely :(", "loneliness"],
      ["Furious", "anger"],
    ],
    ...[
      ["super happy day", "joy"],
      ["Kinda anxious", "anxiety"],
      ["Not good", "sadness"],
    ],
  ])("of %s is %s", (name, emotion) => {
    expect(feelingOf(name)?.emotion).toBe(emotion);
  });

  it("is known for every label of Apple's State of Mind", () => {
    const labels =
      "amazed amused angry annoyed anxious ashamed brave calm confident content disappointed discouraged disgusted " +
      "drained embarrassed excited frustrated grateful guilty happy hopeful hopeless indifferent irritated jealous " +
      "joyful lonely overwhelmed passionate peaceful proud relieved sad satisfied scared stressed surprised worried";
    expect(labels.split(" ").filter((label) => feelingOf(label) === null)).toEqual([]);
  });

  it("is by the level where the name says nothing, and unpleasant only at unpleasant levels", () => {
    expect(feelingOf("Dienstag")).toBeNull();
    expect([1, 0.75, 0.5, 0.25, 0].map((level) => feelingOf("Dienstag", level)?.emotion)).toEqual([
      ...["joy", "contentment", "contentment", "sadness", "anguish"],
    ]);
  });

  it("does not take a word for its opposite", () => {
    expect(feelingOf("not happy")?.emotion).not.toBe("joy");
    expect(feelingOf("never angry")).toBeNull();
  });

  it("knows each word once, and only in lower case without signs", () => {
    for (const word of feelingByWord.keys()) expect(word).toMatch(/^[a-z]+( [a-z]+)*$/);
  });
});

describe("the suggested feeling of a reader of another language", async () => {
  const others: readonly LanguageId[] = languageIds.filter((id) => id !== "en");
  const words = new Map<LanguageId, FeelingWords>(
    await Promise.all(others.map(async (id) => [id, wordsOfLanguage(await translatorOf(id))] as const)),
  );
  const feelingFor = (language: string, name: string) => {
    const own = words.get(language as LanguageId);
    return suggestFeeling({ id: name, name, level: null }, own ? [own, englishWords] : [englishWords]);
  };

  it.each([
    ...[
      ["de", "gut", "joy"],
      ["de", "Traurig 😢", "sadness"],
      ["de", "ziemlich müde", "sadness"],
      ["de", "Stolz", "pride"],
      ["de", "rad", "joy"],
      ["de", "nicht gut", "sadness"],
      ["de", "gar nicht so happy", undefined],
      ["de", "nicht schlimm", "serenity"],
    ],
    ...[
      ["fr", "J’ai peur !", "fear"],
      ["fr", "un peu triste", "sadness"],
      ["fr", "pas content", undefined],
      ["es", "muy feliz", "joy"],
      ["es", "nada feliz", undefined],
      ["pt-BR", "triste", "sadness"],
      ["pt-BR", "não muito feliz", undefined],
      ["it", "arrabbiato", "anger"],
      ["it", "non felice", undefined],
      ["pl", "zly", "anger"],
      ["pl", "nie jestem zły", undefined],
    ],
    ...[
      ["ja", "とても嬉しい", "joy"],
      ["ja", "元気がない", undefined],
      ["ja", "やる気がない", "sadness"],
      ["zh-Hans", "很开心", "joy"],
      ["zh-Hans", "不开心", "sadness"],
      ["zh-Hans", "没那么快乐", undefined],
      ["zh-Hans", "累", "sadness"],
      ["ar", "سعيدة جدًا", "joy"],
      ["ar", "غير سعيد", undefined],
      ["ar", "لست حزينا", undefined],
    ],
  ] as const)("in %s, of %s is %s", (language, name, emotion) => {
    expect(feelingFor(language, name)?.emotion).toBe(emotion);
  });

  it("is known for the names of all feelings, and for every word of the quiz", () => {
    for (const [language, { feelings }] of words) {
      expect(new Set(Array.from(feelings.values(), ({ emotion }) => emotion)).size, language).toBe(
        emotionIds.length,
      );
      const unknown = [...feelings.keys()].filter((word) => feelingFor(language, word) === null);
      expect(unknown, language).toEqual([]);
    }
  });
});

describe("the suggested mapping", () => {
  const journal = (activities: string) =>
    journalOf(readCsv(`full_date,time,mood,activities\n2026-02-08,16:04,Prima,${activities}`));
  const tag = (name: string): Tag => ({ id: name, name, kind: "place", isArchived: false, revision: 1 });

  const withTags = (tags: readonly Tag[]) => ({ universe: { tags, feelings: [] } });

  it("uses the universe's tags and the starters, with their kinds", () => {
    const { tags } = suggestMapping(journal("SEA | Friends | yoga"), withTags([tag("sea")]));
    expect([...tags]).toEqual([
      ["SEA", { name: "sea", kind: "place" }],
      ["Friends", { name: "friends", kind: "people" }],
      ["yoga", { name: "yoga", kind: "other" }],
    ]);
  });

  it("shortens names that no tag can have, and leaves out those of which nothing is left", () => {
    const { tags } = suggestMapping(journal(`${"👩‍🚀".repeat(20)} | \u2063\u2063 | ab\u202ec`));
    const [astronauts, other] = [...tags.values()];
    expect(astronauts?.name.length).toBeLessThanOrEqual(tagNameLimit);
    expect(astronauts?.name).toMatch(/^(👩‍🚀)+$/u);
    expect(other).toMatchObject({ name: "abc" });
    expect(tags.size).toBe(2);
  });

  it("leaves out the least used tags for which a universe has no room", () => {
    const names = Array.from({ length: 5 }, (_, at) => `new ${at}`);
    const universe = Array.from({ length: maxTags - 3 }, (_, at) => tag(`old ${at}`));
    const { tags } = suggestMapping(journal(names.join(" | ")), withTags(universe));
    expect([...tags.values()].filter((mapped) => mapped === null)).toHaveLength(2);
  });

  it("prefers what the person answered before, and remembers what they answer now", () => {
    const first = journal("yoga | sea");
    const answers = {
      ...suggestMapping(first),
      moods: new Map([["prima", { emotion: "pride", intensity: 4 } as const]]),
      tags: new Map([
        ["yoga", null],
        ["sea", { name: "ocean", kind: "place" } as const],
      ]),
    };
    const remembered = JSON.parse(JSON.stringify(rememberAnswers(first, answers, nothingRemembered)));
    const again = suggestMapping(journal("Yoga | SEA | run"), { remembered });
    expect(again.moods.get("prima")).toEqual({ emotion: "pride", intensity: 4 });
    expect([...again.tags]).toEqual([
      ["Yoga", null],
      ["SEA", { name: "ocean", kind: "place" }],
      ["run", { name: "run", kind: "other" }],
    ]);
  });

  describe("of a mood with the name of an own feeling", () => {
    const own = { id: "5d8c3f0e-7a3b-4b6e-9d0a-1f2e3d4c5b6a", name: "prima", revision: 1, isArchived: false };
    const feeling = { name: "Prima", family: "serenity", valence: 0.5, energy: 0.2 } as const;
    const universe = { tags: [], feelings: [{ ...feeling, ...own }] };

    it("is that feeling", () => {
      expect(suggestMapping(journal(""), { universe }).moods.get("prima")).toMatchObject({ emotion: own.id });
    });

    it("is the answer of last time, which is made again where it is gone", () => {
      const answers = {
        ...suggestMapping(journal("")),
        moods: new Map([["prima", { emotion: "made", intensity: 4 }]]),
        feelings: new Map([["made", feeling]]),
      };
      const remembered = JSON.parse(JSON.stringify(rememberAnswers(journal(""), answers, nothingRemembered)));
      const createId = () => "again";
      const gone = suggestMapping(journal(""), { remembered, createId });
      expect([...gone.moods, ...gone.feelings]).toEqual([
        ["prima", { emotion: "again", intensity: 4 }],
        ["again", feeling],
      ]);
      const there = suggestMapping(journal(""), { remembered, universe, createId });
      expect([...there.moods, ...there.feelings]).toEqual([["prima", { emotion: own.id, intensity: 4 }]]);
    });
  });

  it("remembers which trackers the person took", () => {
    const measured = journalOf(readCsv("date,mood,Sleep\n2026-02-08,good,7.5"));
    const before = suggestMapping(measured);
    const taken = new Map([...before.trackers].map(([id, answer]) => [id, { ...answer, isTaken: true }]));
    const remembered = rememberAnswers(measured, { ...before, trackers: taken }, nothingRemembered);
    expect(suggestMapping(measured, { remembered: JSON.parse(JSON.stringify(remembered)) }).trackers).toEqual(
      taken,
    );
    expect(suggestMapping(measured, { remembered: { moods: [], tags: [] } }).trackers).toEqual(
      before.trackers,
    );
  });
});
