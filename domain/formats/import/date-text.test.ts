import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCalendarDate } from "../../calendar.ts";
import { anyForm, dateOrders, readDate } from "./date-text.ts";
import { readMoment } from "./moment-text.ts";
import { readTime } from "./time-text.ts";

describe("a date", () => {
  it.each([
    ...[
      "2026-02-08",
      "2026/2/8",
      "2026.02.08",
      "8 Feb 2026",
      "8th Feb 2026",
      "08-Feb-2026",
      "8. February 2026",
    ],
    ...["February 8, 2026", "Feb 8th, 2026", "Sunday, 8 February 2026", "2026 Sun Feb 8", "2026 8 February"],
    ...["٢٠٢٦-٠٢-٠٨", "۲۰۲۶-۰۲-۰۸"],
  ])("is read from %s", (text) => {
    expect(readDate(text)).toBe("2026-02-08");
  });

  it.each([
    ...[
      "8 lutego 2026",
      "8 luty 2026",
      "8 lut 2026",
      "8 de febrero de 2026",
      "8. helmikuuta 2026",
      "8 февраля 2026 г.",
    ],
    ...[
      "8 Şubat 2026",
      "8 févr. 2026",
      "2026年2月8日",
      "2026年2月8日星期日",
      "2026년 2월 8일",
      "8 tháng 2, 2026",
    ],
    ...["ngày 8 tháng 2 năm 2026", "٨ فبراير ٢٠٢٦", "٨ شباط ٢٠٢٦", "8 בפברואר 2026", "8 กุมภาพันธ์ 2569"],
    ...[
      "2月8日 2026",
      "8. Februar 2026",
      "8-Feb-26",
      "Feb 8, '26",
      "20260208",
      "8th of February 2026",
      "8. 2月 2026",
    ],
    ...["2026. febr. 8.", "2026 m. vasario 8 d.", "2026. gada 8. februāris"],
  ])("with a month in words or with marks is read from %s", (text) => {
    expect(readDate(text)).toBe("2026-02-08");
  });

  it.each(["8 marraskuu 2026x", "8 marzipan 2026", "8 mayo-naise 2026", "8 decker 2026", "8 jul aug 2026"])(
    "is not taken from a word that only begins like a month, as in %s",
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );

  it("of November in Finnish is not in March, whose English name begins in the same way", () => {
    expect(readDate("8. marraskuuta 2026")).toBe("2026-11-08");
  });

  it("with numbers alone is read in the order that is given, and not without one", () => {
    expect(dateOrders.map((order) => readDate("03/04/2026", { ...anyForm, order }))).toEqual([
      "2026-04-03",
      "2026-03-04",
      null,
    ]);
    expect(dateOrders.map((order) => readDate("03/04/26", { ...anyForm, order }))).toEqual([
      ...["2026-04-03", "2026-03-04", "2003-04-26"],
    ]);
    expect(readDate("03/04/2026")).toBeNull();
    expect(readDate("13.02.2026", { ...anyForm, order: "month-first" })).toBeNull();
  });

  it.each([
    "",
    "2026-02-30",
    "2023-02-29",
    "31st Nov 2021",
    "8 Foo 2026",
    "26-02-08",
    "2026-02",
    "2026-02-08x",
  ])("is not in %s", (text) => {
    expect(readDate(text)).toBeNull();
  });

  it("exists, whatever the text", () => {
    const part = fc.oneof(
      fc.constantFrom(..."-/., :TZ+", "Feb", "may", "th", "2026"),
      fc.nat(3_000).map(String),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), fc.constantFrom(null, ...dateOrders), (parts, order) => {
        const moment = readMoment(parts.join(""), { ...anyForm, order });
        if (moment) expect(isCalendarDate(moment.date)).toBe(true);
        if (moment?.time) expect(moment.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a time", () => {
  it.each([
    ...[
      ["16:04", "16:04"],
      ["4:04 PM", "16:04"],
      ["4:04 p. m.", "16:04"],
      ["4:04\u202fpm", "16:04"],
    ],
    ...[
      ["12:30 am", "00:30"],
      ["12:30 pm", "12:30"],
      ["下午4:04", "16:04"],
      ["午前 9:05", "09:05"],
    ],
    ...[
      ["9.05", "09:05"],
      ["9h05", "09:05"],
      ["09:05:59", "09:05"],
      ["0:05", "00:05"],
      ["16:04 PM", "16:04"],
    ],
    ...[
      ["16:04 Uhr", "16:04"],
      ["٤:٠٤ م", "16:04"],
      ["٩:٠٥ ص", "09:05"],
      ["午後4時4分", "16:04"],
      ["오후 4시 4분", "16:04"],
      ["4:04 du.", "16:04"],
      ["kl. 16.04", "16:04"],
      ["16 h 04", "16:04"],
      ["4 PM", "16:00"],
      ["4 de la tarde", "16:00"],
      ["10:04 at night", "22:04"],
      ["4:04 ÖS", "16:04"],
      ["晚上 10:04", "22:04"],
      ["４：０４ ＰＭ", "16:04"],
    ],
  ])("of %s is %s", (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(["", "25:00", "10:60", "13:00 am", "noon", "10", "10:5", "10:05 xm"])("is not in %s", (text) => {
    expect(readTime(text)).toBeNull();
  });
});

describe("a moment", () => {
  it("has a date and a time, in one text", () => {
    const atFour = { date: "2026-02-08", time: "16:04", instant: null, utcOffset: null };
    for (const text of [
      "2026-02-08 16:04",
      "2026 Sun Feb 8 4:04 PM",
      "Feb 8, 2026, 4:04 pm",
      "8.2.2026 16:04:10",
      "Feb 8, 2026 at 4:04 PM",
      "8. Februar 2026 um 16:04 Uhr",
      "8 février 2026 à 16:04",
      "2026年2月8日 下午4:04",
      "lúc 16:04 8 tháng 2, 2026",
      "08.02.26 16.04",
      "20260208T160410",
      "Sun 8/2/2026, 16:04",
    ])
      expect(readMoment(text, { ...anyForm, order: "day-first" })).toEqual(atFour);
    expect(readMoment("2026-02-08")).toEqual({ ...atFour, time: null });
    expect(readMoment("2026-02-08 25:00")).toBeNull();
  });

  it("is exact where the text counts from 1970, in seconds, milliseconds or microseconds", () => {
    const exact = { date: "2026-02-08", time: "16:04", instant: "2026-02-08T16:04:30.000Z", utcOffset: null };
    for (const text of ["1770566670", "1770566670000", "1770566670000000", "1770566670.0"])
      expect(readMoment(text)).toEqual(exact);
    expect(readMoment("177056667")).toBeNull();
    expect(readMoment("1.77E+12")).toBeNull();
  });

  it("is exact where the text has an offset; Z says nothing about the person's clock", () => {
    expect(readMoment("2026-02-08 16:04:30 -0400")).toEqual({
      ...{ date: "2026-02-08", time: "16:04", instant: "2026-02-08T20:04:30.000Z", utcOffset: -240 },
    });
    expect(readMoment("2026-02-08T16:04:30.5Z")).toMatchObject({
      instant: "2026-02-08T16:04:30.500Z",
      utcOffset: null,
    });
    for (const text of [
      "Sun, 08 Feb 2026 16:04:30 -0400",
      "Sun Feb 08 2026 16:04:30 GMT-0400 (Eastern Daylight Time)",
    ])
      expect(readMoment(text)).toMatchObject({ time: "16:04", instant: "2026-02-08T20:04:30.000Z" });
    expect(readMoment("2026-02-08T16:04:30+19:00")).toBeNull();
  });
});
