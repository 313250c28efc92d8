import { describe, expect, it } from "vitest";
import { journalOf, starsOf } from "../../../../testing/read-files.ts";
import { jsonSourceOf } from "../read-json.ts";
import { readPixy } from "./pixy-json.ts";

const id = "2f1f9d5e-6a52-4a3c-8f0e-7f5b8f1f2a10";
const item = {
  ...{ id, date: "2026-02-08", dateTime: "2026-02-08T15:04:30.000Z", rating: "very_good" },
  ...{ message: "Sea", tags: [{ id: "t1" }, { id: "gone" }], emotions: [] },
};
const file = (...items: unknown[]) => ({
  version: "1.2.0",
  items,
  tags: [{ id: "t1", title: "family" }],
  settings: {},
});

describe("the export of Pixy", () => {
  it("becomes entries with their ratings, tags and messages", () => {
    expect(jsonSourceOf(file(item))).toBe("pixy-json");
    const journal = journalOf(readPixy(file(item)));
    expect(journal.entries).toMatchObject([
      {
        key: `pixy ${id}`,
        date: "2026-02-08",
        instant: "2026-02-08T15:04:30.000Z",
        note: "Sea",
        tags: ["family"],
      },
    ]);
    expect(journal.moods).toMatchObject([{ name: "very good", level: 5 / 6 }]);
    expect(starsOf(journal).entries).toMatchObject([
      { timestamp: "2026-02-08T15:04:30.000Z", utcOffset: 60 },
    ]);
  });

  it("has emotions that say more than the rating", () => {
    const journal = journalOf(readPixy(file({ ...item, emotions: ["grateful", "at_ease"] })));
    expect(starsOf(journal).entries).toMatchObject([
      { emotion: "gratitude", secondaryEmotion: "contentment" },
    ]);
  });

  it("of the first version has items by date, whose tags are in the settings", () => {
    const old = { items: { "2022-01-05": { date: "2022-01-05", rating: "bad", tags: [{ id: "t2" }] } } };
    const json = { ...old, settings: { tags: [{ id: "t2", name: "rain" }] } };
    const journal = journalOf(readPixy(json));
    expect(journal.entries).toMatchObject([
      { key: "pixy 2022-01-05 bad", date: "2022-01-05", time: null, instant: null, tags: ["rain"] },
    ]);
  });

  it("measures how well the person slept, of the day", () => {
    const nights = [{ quality: "very_bad" }, { quality: "very_good" }, { quality: "odd" }, null];
    const items = nights.map((sleep, at) => ({ ...item, id: `${id.slice(0, -1)}${at}`, sleep }));
    expect(journalOf(readPixy(file(...items))).series).toMatchObject([
      { name: "Sleep quality", range: { min: 1, max: 5 }, at: ["2026-02-08", "2026-02-08"], values: [1, 5] },
    ]);
  });

  it("keeps the day that the person chose where the moment is of another day", () => {
    const journal = journalOf(readPixy(file({ ...item, date: "2026-01-01" })));
    expect(journal.entries).toMatchObject([{ date: "2026-01-01", time: null }]);
  });
});
