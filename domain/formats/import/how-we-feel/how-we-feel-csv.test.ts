import { describe, expect, it } from "vitest";
import { journalOf, readCsv, starsOf } from "../../../../testing/read-files.ts";

const older =
  "\ufeffDate,Mood,Mood Key,Tags (People),Tags Key (People),Tags (Places),Tags (Events),Exercise,Sleep,Notes,Reflections,Takeaways";
const newer =
  "Date,Locale,Mood Keys,Mood,Tags (People),Tags (Places),Tags (Events),Notes,Reflections,Takeaways";
const read = (...lines: string[]) => journalOf(readCsv(lines.join("\n")));

describe("the CSV of How We Feel", () => {
  it("becomes entries with tags of people, places and events", () => {
    const journal = read(
      older,
      "2026 Sun Feb 8 4:04 PM,Calm,calm,Family; Friends,Family,Home,Cooking,0.5,8,Soup,,Rest more",
    );
    expect(journal.source).toBe("how-we-feel-csv");
    expect(journal.entries).toMatchObject([
      {
        row: 2,
        key: "how-we-feel 2026-02-08 16:04 calm",
        date: "2026-02-08",
        time: "16:04",
        note: "Soup\n\nRest more",
      },
    ]);
    expect(journal.tags).toEqual([
      { name: "Family", kind: "people", count: 1 },
      { name: "Friends", kind: "people", count: 1 },
      { name: "Home", kind: "place", count: 1 },
      { name: "Cooking", kind: "activity", count: 1 },
    ]);
    expect(journal.problems).toEqual([]);
  });

  it("measures sleep, steps and exercise, of which the last check-in of a day knows most", () => {
    const header = "Date,Mood,Tags (People),Exercise,Sleep,Steps,Weather,Temperature (F)";
    const journal = read(
      header,
      "2026 Sun Feb 8 9:04 PM,Calm,,0.5,8,9012,Cloudy,41",
      "2026 Sun Feb 8 8:04 AM,Calm,,,8,250,,39",
      "2026 Mon Feb 9 8:04 AM,,,,7.5,120,,",
    );
    const last = { combining: "last", isOfDay: true } as const;
    expect(journal.series).toMatchObject([
      { name: "Sleep", unit: "", values: [8, 8, 7.5], ...last },
      {
        name: "Steps",
        at: ["2026-02-08T21:04", "2026-02-08T08:04", "2026-02-09T08:04"],
        values: [9012, 250, 120],
      },
      { name: "Temperature", unit: "F", values: [41, 39] },
      { name: "Exercise", values: [0.5] },
    ]);
    expect(journal.problems.map(({ code }) => code)).toEqual(["no-mood", "other-kind"]);
  });

  it("makes a twin star of two moods, and reports the third", () => {
    const journal = read(
      newer,
      "2026 Wed Jul 22 08:15 AM,en,calm;grateful;tired,Calm;Grateful;Tired,,,,,[],[]",
    );
    const { entries, problems } = starsOf(journal);
    expect(entries).toMatchObject([
      { emotion: "serenity", secondaryEmotion: "gratitude", isTwinStar: 1, note: null },
    ]);
    expect(problems).toMatchObject([
      { row: 2, code: "more-moods", remark: { params: { names: expect.arrayContaining(["Tired"]) } } },
    ]);
  });

  it("knows moods of every language by their keys", () => {
    const journal = read(newer, "2026 Wed Jul 22 11:36 PM,de,down,Niedergeschlagen,,,,,[],[]");
    expect(journal.moods).toMatchObject([{ id: "down", name: "Niedergeschlagen" }]);
    expect(starsOf(journal).entries).toMatchObject([
      { emotion: "sadness", timestamp: "2026-07-22T21:36:00.000Z" },
    ]);
  });

  it("has reflections that are lists in JSON", () => {
    const reflections = '"[{""prompt"":""Why?"",""answer"":""Rain""},""Tea""]"';
    const journal = read(newer, `2026 Wed Jul 22 11:36 PM,en,down,Down,,,,Note,${reflections},[`);
    expect(journal.entries[0]?.note).toBe("Note\n\nWhy?\n\nRain\n\nTea\n\n[");
  });
});
