import { describe, expect, it } from "vitest";
import { journalOf, starsOf } from "../../../../testing/read-files.ts";
import { readZipTexts } from "../read-zip.ts";
import { readDayOne } from "./day-one-json.ts";

const entry = {
  ...{
    uuid: "81F0F3CA693F484792F76359E9E2ACE8",
    creationDate: "2025-12-25T03:04:32Z",
    timeZone: "Asia/Bangkok",
  },
  ...{
    text: "# Coffee\n\n![](dayone-moment://68D7)\n\nA day in the caf\u00e9\\. *Nice\\!*",
    tags: ["work", "travel"],
  },
};
const file = (...entries: unknown[]) => ({ metadata: { version: "1.0" }, entries });

describe("the journals of Day One", () => {
  it("become entries on the clock of the place where they were written", () => {
    const journal = journalOf(readDayOne([file(entry)]));
    expect(journal.entries).toMatchObject([
      {
        ...{ key: "day-one 81F0F3CA693F484792F76359E9E2ACE8", date: "2025-12-25", time: "10:04", moods: [] },
        ...{
          note: "Coffee\n\nA day in the caf\u00e9. *Nice!*",
          timeZone: "Asia/Bangkok",
          tags: ["work", "travel"],
        },
      },
    ]);
  });

  it.each([
    ["one\n\n[](dayone-moment://0B)\n\ntwo", "one\n\ntwo"],
    ["[![](dayone-moment://0B)](https://sea.example)one", "one"],
    ["see [the pier](dayone-moment://0B)", "see the pier"],
    ["one dayone-moment:/video/0B", "one"],
    ["\ufffc\n\none \ufffctwo\n\ufffc \ufffc\nthree\ufffc", "one two\nthree"],
    ["a \\[\\](b) and [a link](https://sea.example)", "a [](b) and [a link](https://sea.example)"],
  ])("leave no trace of pictures in %j", (text, note) => {
    expect(journalOf(readDayOne([file({ ...entry, text })])).entries[0]?.note).toBe(note);
    const richText = JSON.stringify({ contents: [{ text: "\ufffc" }, { text: "one\ufffc" }] });
    const rich = journalOf(readDayOne([file({ ...entry, text: "", richText })]));
    expect(rich.entries[0]?.note).toBe("one");
  });

  it("get their feeling from the person: one for all, or one for each", () => {
    const journal = journalOf(readDayOne([file(entry, { ...entry, uuid: "2" })]));
    const [first] = journal.entries;
    const { entries } = starsOf(journal, {
      withoutMood: { emotion: "hope", intensity: 5 },
      entries: new Map([[first?.key ?? "", { emotion: "joy", intensity: 9 }]]),
    });
    expect(entries.map(({ emotion, utcOffset, timestamp }) => [emotion, utcOffset, timestamp])).toEqual([
      ["joy", 420, "2025-12-25T03:04:32.000Z"],
      ["hope", 420, "2025-12-25T03:04:32.000Z"],
    ]);
  });

  it("are several files in one ZIP, beside photos and other files", () => {
    const texts = [
      { name: "Journal.json", text: JSON.stringify(file(entry)) },
      { name: "Dreams.json", text: JSON.stringify(file({ ...entry, uuid: "2" }, entry)) },
    ];
    const { entries, problems } = journalOf(readZipTexts(texts));
    expect(entries.map(({ row }) => row)).toEqual([1, 2]);
    expect(problems).toMatchObject([{ row: 3, code: "duplicate" }]);
  });

  it("can have rich text alone", () => {
    const richText = JSON.stringify({
      contents: [{ text: "One, " }, { embeddedObjects: [] }, { text: "two" }],
    });
    const { text, ...rich } = entry;
    expect(journalOf(readDayOne([file({ ...rich, richText })])).entries).toMatchObject([
      { note: "One, two" },
    ]);
  });
});
