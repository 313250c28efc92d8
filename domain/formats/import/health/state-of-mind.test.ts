import { describe, expect, it } from "vitest";
import { journalOf, readCsv, starsOf } from "../../../../testing/read-files.ts";
import { jsonSourceOf } from "../read-json.ts";
import { readStateOfMind } from "./state-of-mind.ts";

const checkIn = {
  ...{
    id: "9B1C",
    start: "2026-09-10 22:45:10 -0400",
    end: "2026-09-10 22:45:10 -0400",
    kind: "momentaryEmotion",
  },
  ...{
    valence: -0.6,
    valenceClassification: "unpleasant",
    labels: ["Anxious", "Sad"],
    associations: ["selfCare"],
  },
};
const read = (...stateOfMind: unknown[]) =>
  journalOf(readStateOfMind({ data: { metrics: [], stateOfMind } }));

describe("Apple's State of Mind", () => {
  it("is found in or out of `data`", () => {
    expect(jsonSourceOf({ data: { stateOfMind: [] } })).toBe("health-auto-export-json");
    expect(jsonSourceOf({ stateOfMind: [checkIn] })).toBe("health-auto-export-json");
    expect(jsonSourceOf({ data: { metrics: [] } })).toBeNull();
  });

  it("becomes stars of its labels, as intense as its valence", () => {
    const journal = read(checkIn);
    expect(journal.entries).toMatchObject([
      { key: "state-of-mind 9B1C", date: "2026-09-10", time: "22:45", utcOffset: -240, note: "" },
    ]);
    const { entries, tags } = starsOf(journal);
    expect(entries).toMatchObject([
      {
        ...{ emotion: "anxiety", intensity: 6, secondaryEmotion: "sadness", secondaryIntensity: 6 },
        ...{ timestamp: "2026-09-11T02:45:10.000Z", utcOffset: -240 },
      },
    ]);
    expect(tags).toMatchObject([{ name: "self-care", kind: "other" }]);
  });

  it("without labels has the class of its valence as its mood", () => {
    const { labels, ...unlabelled } = checkIn;
    const { valenceClassification, ...unclassified } = unlabelled;
    const journal = read(
      { ...unlabelled, id: "1" },
      { ...unclassified, id: "2", valence: 1 },
      { ...unlabelled, id: "3", valenceClassification: "verySlightlyOdd", valence: 0 },
      { ...unclassified, id: "4", valence: "much" },
    );
    expect(journal.moods).toEqual([
      { id: "very pleasant", name: "very pleasant", level: 1, count: 1 },
      { id: "neutral", name: "neutral", level: 0.5, count: 1 },
      { id: "unpleasant", name: "unpleasant", level: 1 / 6, count: 1 },
    ]);
    expect(journal.problems).toMatchObject([{ row: 4, code: "no-mood" }]);
  });

  it("has what else the export measures, with the parts of a night left to it", () => {
    const journal = journalOf(
      readStateOfMind({
        data: {
          stateOfMind: [checkIn],
          metrics: [
            {
              ...{ name: "step_count", units: "count" },
              data: [
                { date: "2026-09-10 08:00:00 -0400", qty: 512 },
                { date: "2026-09-10 09:00:00 -0400", qty: 0 },
              ],
            },
            {
              ...{ name: "sleep_analysis", units: "hr" },
              data: [
                { date: "2026-09-10 00:00:00 -0400", totalSleep: 7.25, deep: 1.5, inBed: 8 },
                { date: "2026-09-11 00:00:00 -0400", asleep: 0, totalSleep: 0 },
              ],
            },
            {
              name: "heart_rate",
              units: "count/min",
              data: [{ date: "2026-09-10 08:00:00 -0400", Avg: 61.5 }],
            },
            { name: "broken", units: 3, data: [{ date: "soon", qty: 1 }, { qty: "many" }, null] },
          ],
        },
      }),
    );
    expect(journal.entries).toHaveLength(1);
    expect(journal.series).toMatchObject([
      {
        name: "Step count",
        unit: "",
        values: [512, 0],
        combining: "sum",
        isOfDay: true,
        utcOffsets: [-240, -240],
      },
      { name: "Sleep", unit: "hr", at: ["2026-09-10T00:00"], values: [7.25], combining: "sum" },
      { name: "Heart rate", unit: "count/min", values: [61.5], combining: "mean", isOfDay: false },
    ]);
    expect(jsonSourceOf({ data: { metrics: [{}] } })).toBe("health-auto-export-json");
  });

  it("in UTC is at the person's own clock", () => {
    const journal = read({ ...checkIn, start: "2026-09-10T22:45:10Z" });
    expect(starsOf(journal).entries).toMatchObject([
      { timestamp: "2026-09-10T22:45:10.000Z", utcOffset: 120, timeZone: "Europe/Berlin" },
    ]);
  });

  it.each([
    [["Happy"], "veryPleasant", -0.8, ["very unpleasant"], ["Happy", "very pleasant"]],
    [["Happy", "Sad"], "unpleasant", -0.8, ["Sad"], ["Happy"]],
    [["Happy"], "pleasant", 0.1, ["Happy"], []],
    [["Surprised"], "veryPleasant", -0.8, ["Surprised"], ["very pleasant"]],
    [["Indifferent"], "", 0.9, ["Indifferent"], []],
    [["Fröhlich"], "", -0.9, ["Fröhlich"], []],
    [["Happy"], "veryUnpleasant", null, ["Happy"], []],
  ])("with the labels %j, the class %s and the valence %d is %j", (labels, cls, valence, moods, against) => {
    const journal = read({ ...checkIn, labels, valence, valenceClassification: cls });
    expect(journal.moods.map(({ name }) => name)).toEqual(moods);
    expect(journal.problems.map(({ remark }) => remark.params?.names ?? [])).toEqual(
      against.length > 0 ? [against] : [],
    );
  });

  it.each([
    ["Start,End,Kind,Labels,Associations,Valence,Valence Classification", "Calm | Sad", "Work | Self Care"],
    ["start;end;kind;labels;associations;valence;valence classification", "Calm, Sad", "Work, Self Care"],
  ])("is read from a table with the header %s", (header, labels, associations) => {
    const separator = header.includes(";") ? ";" : ",";
    const rows = [
      ["2026-09-10 22:45:10 -0400", "", "Momentary Emotion", labels, associations, "0.1", "Neutral"],
      ["2026-09-11 08:00:00 -0400", "", "Daily Mood", "", "", "", "Slightly Pleasant"],
      ["2026-09-12 08:00:00 -0400", "", "Daily Mood", "", "", "-1", ""],
      ["2026-09-13 08:00:00 -0400", "", "Daily Mood", "", "", "much", ""],
    ];
    const lines = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(separator));
    const journal = journalOf(readCsv([header, ...lines].join("\n")));
    expect(journal.source).toBe("health-auto-export-json");
    expect(journal.entries).toMatchObject([
      { date: "2026-09-10", time: "22:45", utcOffset: -240, tags: ["Work", "Self Care"] },
      { moods: [{ id: "slightly pleasant" }] },
      { moods: [{ id: "very unpleasant" }] },
    ]);
    expect(journal.problems).toMatchObject([{ row: 5, code: "no-mood" }]);
  });
});
