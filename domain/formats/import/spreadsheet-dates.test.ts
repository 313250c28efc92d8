import { describe, expect, it } from "vitest";
import { journalOf, readCsv } from "../../../testing/read-files.ts";

const datesOf = (...lines: string[]) =>
  journalOf(readCsv(lines.join("\n"))).entries.map(({ date, time }) => (time ? `${date} ${time}` : date));

describe("a file that a spreadsheet has saved again is read with the order of its dates:", () => {
  it("that of Bearable, by its weekday", () => {
    const header = "date,date formatted,weekday,time of day,category,rating/amount,detail,notes";
    expect(datesOf(header, "12th Nov 2021,11/12/2021,Friday,16:04,Mood,4,,")).toEqual(["2021-11-12 16:04"]);
    expect(datesOf(header, ",12.11.2021,Freitag,16:04,Mood,4,,")).toEqual(["2021-11-12 16:04"]);
  });

  it("that of How We Feel, by another of its dates", () => {
    const header = "Date;Mood;Tags (People);Notes";
    expect(datesOf(header, "08/02/2026 16:04;Calm;;", "13/02/2026 4:04 PM;Calm;;")).toEqual([
      ...["2026-02-08 16:04", "2026-02-13 16:04"],
    ]);
    expect(datesOf(header, "8. lutego 2026 16:04;Calm;;", "2026 niedz. lut 8 4:04 PM;Calm;;")).toHaveLength(
      2,
    );
  });

  it("the product's own, by the moment in UTC", () => {
    const header = "id,local_time,utc_time,utc_offset,time_zone,emotion,intensity,tags,note";
    const star = "2/8/2026 16:04,2026-02-08T15:04:00.000Z,UTC+01:00,Europe/Berlin,joy,7,,";
    expect(datesOf(header, `a,${star}`)).toEqual(["2026-02-08 16:04"]);
  });

  it("that of an old Daylio, whose date has no year", () => {
    const header = "year,date,weekday,time,mood,activities,note";
    expect(
      datesOf(header, "2018,18-May,Friday,11:54 pm,happy,,", "2018,5月18日,星期五,23:54,good,,"),
    ).toEqual([...["2018-05-18 23:54", "2018-05-18 23:54"]]);
  });
});
