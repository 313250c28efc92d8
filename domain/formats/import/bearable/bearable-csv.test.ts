import { describe, expect, it } from "vitest";
import { english } from "../../../../testing/english.ts";
import { journalOf, readCsv, starsOf } from "../../../../testing/read-files.ts";
import { remarkText } from "../remark-text.ts";

const newer = "date,date formatted,weekday,time of day,category,rating/amount,detail,notes";
const older = "date,weekday,time of day,category,rating/amount,detail,notes";
const read = (...lines: string[]) => journalOf(readCsv(lines.join("\n")));

describe("the CSV of Bearable", () => {
  it("becomes a star for each mood, with what was noted at the same moment", () => {
    const journal = read(
      newer,
      "8th Feb 2026,2026-02-08,Sunday,16:04,Mood,8,Happy | Calm,By the sea",
      "8th Feb 2026,2026-02-08,Sunday,16:04,Symptom,1,Headache (Mild),",
      "8th Feb 2026,2026-02-08,Sunday,16:04,Factors,1,Swimming,Cold water",
      "8th Feb 2026,2026-02-08,Sunday,16:04,Energy,3,,",
    );
    expect(journal.source).toBe("bearable-csv");
    expect(journal.entries).toMatchObject([
      {
        ...{ row: 2, key: "bearable 2026-02-08 16:04 happy calm", note: "By the sea\n\nCold water" },
        tags: ["Headache", "Swimming"],
      },
    ]);
    expect(journal.tags).toMatchObject([{ kind: "body" }, { kind: "activity" }]);
    expect(journal.problems).toEqual([]);
    expect(starsOf(journal).entries).toMatchObject([{ emotion: "joy", secondaryEmotion: "serenity" }]);
  });

  it("of an older version has dates like 30th Nov 2021 and parts of the day", () => {
    const journal = read(older, "30th Nov 2021,Tuesday,pm,Mood,4,,", "1st Dec 2021,Wednesday,am,Mood,2,,");
    expect(journal.entries).toMatchObject([
      { date: "2021-11-30", time: "18:00" },
      { date: "2021-12-01", time: "09:00" },
    ]);
    expect(journal.moods).toMatchObject([
      { name: "4", level: 0.75 },
      { name: "2", level: 0.25 },
    ]);
    expect(journal.problems).toMatchObject([{ row: 0, code: "unreadable-time", severity: "changed" }]);
  });

  it("has ratings up to 10 if one is above 5", () => {
    const journal = read(older, "30th Nov 2021,,10:00,Mood,10,,", "30th Nov 2021,,11:00,Mood,1,,");
    expect(journal.moods.map(({ level }) => level)).toEqual([1, 0]);
  });

  it("gives the readings of a day to the nearest mood of their time of day, or else to the last", () => {
    const journal = read(
      older,
      "2nd Dec 2021,,21:00,Mood,2,,",
      "2nd Dec 2021,,08:00,Mood,4,,",
      "2nd Dec 2021,,am,Symptom,2,Neck pain (Moderate),",
      "2nd Dec 2021,,pm,Lifestyle factors,,Garden | Reading,",
      "2nd Dec 2021,,all day,Gratitudes,,A letter,",
      "2nd Dec 2021,,02:00,Notes,,Awake,",
      "3rd Dec 2021,,pm,Symptom,2,Neck pain (Moderate),",
    );
    expect(journal.entries).toMatchObject([
      { time: "21:00", tags: ["Garden", "Reading"], note: "A letter\n\nAwake" },
      { time: "08:00", tags: ["Neck pain"], note: "" },
    ]);
    expect(journal.problems).toEqual([]);
  });

  it.each(["Gratitude", "Gratitudes", "Note", "Daily notes", "Journal", "Reflections"])(
    "keeps the words of the category %s",
    (category) => {
      const { entries } = read(older, "2nd Dec 2021,,am,Mood,2,,", `2nd Dec 2021,,,${category},,The sea,`);
      expect(entries).toMatchObject([{ note: "The sea" }]);
    },
  );

  it("has series of its ratings, of sleep in minutes, of symptoms and of measurements", () => {
    const { series, problems } = read(
      newer,
      "8th Feb 2026,2026-02-08,Sunday,am,Energy,3,OK,",
      "9th Feb 2026,2026-02-09,Monday,am,Energy,,V. high,",
      "8th Feb 2026,2026-02-08,Sunday,am,Mood,8,Happy,",
      "8th Feb 2026,2026-02-08,Sunday,all day,Sleep,07:30,Asleep 23:00 - 06:30. In bed 22:45 - 07:00,",
      "9th Feb 2026,2026-02-09,Monday,all day,Sleep,,Asleep 23:30 - 06:30. In bed 23:00 - 07:00,",
      "10th Feb 2026,2026-02-10,Tuesday,all day,Sleep,6.5,,",
      "10th Feb 2026,2026-02-10,Tuesday,mid,Sleep,,Asleep 13:00 - 14:30. In bed 13:00 - 15:00,",
      "8th Feb 2026,2026-02-08,Sunday,all day,Sleep quality,4,Great,",
      "8th Feb 2026,2026-02-08,Sunday,am,Symptom,2,Back (lower) pain (Moderate) | Cough (Moderate),",
      "8th Feb 2026,2026-02-08,Sunday,pm,Symptom,,Cough (Severe),",
      "8th Feb 2026,2026-02-08,Sunday,08:10,Health measurements,70.5 kg,Weight,",
      "8th Feb 2026,2026-02-08,Sunday,am,Meds/Supplements,400 mg,Ibuprofen,",
      "8th Feb 2026,2026-02-08,Sunday,pm,Meds/Supplements,one,Vitamin D,",
      "8th Feb 2026,2026-02-08,Sunday,pm,Productivity,5,,",
    );
    const found = series.map(({ name, unit, at, values }) => [name, unit, at.join(" "), values.join(" ")]);
    expect(found.toSorted()).toEqual([
      ["Back (lower) pain", "", "2026-02-08T09:00", "2"],
      ["Cough", "", "2026-02-08T09:00 2026-02-08T18:00", "2 3"],
      ["Energy", "", "2026-02-08T09:00 2026-02-09T09:00", "3 5"],
      ["Ibuprofen", "mg", "2026-02-08T09:00", "400"],
      ["Mood", "", "2026-02-08T09:00", "8"],
      ["Productivity", "", "2026-02-08T18:00", "5"],
      ["Sleep quality", "", "2026-02-08", "4"],
      ["Sleep", "min", "2026-02-08 2026-02-09 2026-02-10 2026-02-10", "450 420 390 90"],
      ["Weight", "kg", "2026-02-08T08:10", "70.5"],
    ]);
    expect(problems.map(({ remark }) => remarkText(english, remark))).toEqual([
      "1 reading of “meds/supplements” cannot be imported.",
      "Parts of the day became hours: am 9:00, mid 13:00 and pm 18:00.",
    ]);
  });
});
