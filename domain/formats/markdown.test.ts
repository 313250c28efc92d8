import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../testing/english.ts";
import { makeTracker } from "../../testing/make.ts";
import { makeStar } from "../../testing/make-star.ts";
import { catalogue } from "../feelings.ts";
import { indexJournal } from "../journal/journal-index.ts";
import { type Reading, readingId } from "../records/reading/reading.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { markdownMonths } from "./markdown-months.ts";
import { markdownLine, markdownQuote } from "./markdown-text.ts";

const entities: Readonly<Record<string, string>> = { "&#9;": "\t", "&#32;": " " };

/** What CommonMark shows for an escaped line. */
const shown = (line: string) =>
  line.replace(
    /\\([!-/:-@[-`{-~])|(&#(?:9|32);)/g,
    (_, escaped: string, entity: string) => escaped ?? entities[entity],
  );
const unquote = (quote: string) =>
  quote
    .split("\n")
    .map((line) => shown(line.replace(/^> ?/, "").replace(/ {2}$/, "")))
    .join("\n");

const line = fc.string({ unit: fc.constantFrom(..."#-+=*_`~>[]()!<&;|\\1.) \tab"), maxLength: 12 });

describe("Markdown text", () => {
  it("shows every note as it was written", () => {
    const note = fc.array(line.filter((one) => one === "" || one.trim() === one || /^\s+\S.*\S$/.test(one)));
    fc.assert(
      fc.property(note, (lines) => {
        const text = lines.join("\n");
        expect(unquote(markdownQuote(text))).toBe(text);
      }),
    );
  });

  it("has no line of a note that begins a heading, a list, a rule or a tag", () => {
    fc.assert(
      fc.property(line, (written) => {
        const body = markdownQuote(written).replace(/^> ?/, "");
        expect(body).not.toMatch(/^\s*(#{1,6}(\s|$)|[-+*](\s|$)|\d{1,9}[.)](\s|$)|[-=]+\s*$|<|>|`)/);
      }),
    );
  });

  it("keeps ordinary sentences readable", () => {
    const sentence = "Long walk (2 h) with Ada & Grace - it's fine! 50% done, #tired.";
    expect(markdownLine(sentence)).toBe(sentence);
  });

  it("ends lines of one paragraph with two spaces, which keep the line break", () => {
    expect(markdownQuote("one\ntwo\n\nthree")).toBe("> one  \n> two\n>\n> three");
  });
});

const readingAt = (trackerId: string, at: string, value: number): Reading => ({
  ...{ id: readingId(trackerId, at), trackerId, at, value, utcOffset: null, timeZone: null, revision: 1 },
});

describe("the months", () => {
  const walk = { id: "a", name: "walk", kind: "other", isArchived: false, revision: 1 } as const;
  let [trackers, readings]: [Tracker[], Reading[]] = [[], []];
  const monthsOf = (...stars: ReturnType<typeof makeStar>[]) => [
    ...markdownMonths(english, indexJournal(catalogue, stars, "UTC").days, {
      ...{ universeName: "Engine *of* Light", tags: new Map([[walk.id, walk]]), timeZone: "UTC" },
      ...{ known: catalogue, trackers, readings },
    }),
  ];

  it("are one text each, with days and stars in order", () => {
    const months = monthsOf(
      makeStar({ timestamp: "2026-02-28T23:30:00.000Z", utcOffset: 60, tags: ["a"] }),
      makeStar({ timestamp: "2026-03-01T08:00:00.000Z", note: "First.\nSecond." }),
      makeStar({
        timestamp: "2026-04-02T08:00:00.000Z",
        ...{ isTwinStar: 1, secondaryEmotion: "fear", secondaryIntensity: 3 },
      }),
    );
    expect(months.map(({ name }) => name)).toEqual(["2026-03.md", "2026-04.md"]);
    expect(months[0]?.text).toBe(`# March 2026

Mood Universe: Engine \\*of\\* Light. 2 stars on 1 day.

## Sunday, 1 March 2026

### 00:30 Joy 7/10

Tags: walk

### 08:00 Joy 7/10

> First.${"  "}
> Second.
`);
    expect(months[1]?.text).toContain("### 08:00 Joy 7/10 with Fear 3/10");
  });

  it("contain every star once", () => {
    const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(moment), (moments) => {
        const stars = moments.map((at, index) =>
          makeStar({ id: `${index}`, timestamp: at.toISOString(), note: `note-${index}.` }),
        );
        const texts = monthsOf(...stars).map(({ text }) => text);
        const found = texts.flatMap((text) =>
          [...text.matchAll(/note-(\d+)\\?\./g)].map(([, index]) => index),
        );
        expect(found.toSorted()).toEqual(stars.map(({ id }) => id).toSorted());
      }),
    );
  });

  it("have what was measured at the head of its day, also where the day has no star", () => {
    const sleep = { ...makeTracker({ name: "Sleep *deep*", kind: "number", unit: "h" }), id: "sleep" };
    const coffee = { ...makeTracker({ name: "Coffee", kind: "count", perDay: "many" }), id: "coffee" };
    trackers = [sleep, coffee] as Tracker[];
    readings = [
      readingAt("coffee", "2026-03-01T07:45", 2),
      readingAt("sleep", "2026-02-27", 6),
      readingAt("sleep", "2026-03-01", 7.5),
    ];
    const [february, march] = monthsOf(makeStar({ timestamp: "2026-03-01T08:00:00.000Z" }));
    [trackers, readings] = [[], []];
    expect(february?.text).toMatch(
      /0 stars on 0 days\.\n\n## Friday,? 27 February 2026\n\n- Sleep \\\*deep\\\*: 6\u00a0h\n$/,
    );
    expect(march?.text).toMatch(
      /1 star on 1 day\.\n\n## .*\n\n- Sleep \\\*deep\\\*: 7\.5\u00a0h\n- Coffee, 07:45: 2\n\n### 08:00 Joy/,
    );
  });
});
