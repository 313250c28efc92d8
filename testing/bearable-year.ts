/** A year of Bearable as somebody might have kept it, with what every row means, for tests of imports. */

import { dateOfDay, dayOfDate } from "#domain/calendar.ts";

export const yearOfBearable = { first: "2025-01-01", days: 365 } as const;

/** What each tracker has after the import, by day; by minute where some days have several values. */
export type Truth = Readonly<Record<string, ReadonlyMap<string, number>>>;

const header = "date,date formatted,weekday,time of day,category,rating/amount,detail,notes";
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const energies = ["V. low", "Low", "OK", "High", "V. high"];
const severities = ["Mild", "Moderate", "Severe", "Unbearable"];
const moods = ["Happy", "Calm", "Tired", "Anxious", "Sad"];

/** Numbers that look irregular and are the same in each run. */
const pick = (day: number, salt: number, count: number) =>
  ((day * 7 + salt * 13 + day * day * 3) % 101) % count;
const two = (value: number) => String(value).padStart(2, "0");
const ordinal = (date: number) => {
  const ending =
    date % 10 === 1 && date !== 11
      ? "st"
      : date % 10 === 2 && date !== 12
        ? "nd"
        : date % 10 === 3 && date !== 13
          ? "rd"
          : "th";
  return `${date}${ending}`;
};
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Some days have gaps, and some are empty. Where a year proves no more than its first `days`, these are enough. */
export function makeBearableYear(days: number = yearOfBearable.days): {
  readonly csv: string;
  readonly truth: Truth;
  readonly stars: number;
} {
  const truth: Record<string, Map<string, number>> = {};
  const note = (tracker: string, at: string, value: number) => {
    truth[tracker] ??= new Map();
    truth[tracker].set(at, value);
  };
  const rows = [header];
  let stars = 0;
  for (let day = 0; day < days; day++) {
    const date = dateOfDay(dayOfDate(yearOfBearable.first) + day);
    const [year, month = 1, ofMonth = 1] = date.split("-").map(Number);
    const weekday = weekdays[(dayOfDate(date) + 4) % 7];
    const row = (time: string, category: string, amount: string | number, detail: string, notes = "") =>
      rows.push(
        [
          `${ordinal(ofMonth)} ${months[month - 1]} ${year}`,
          date,
          weekday,
          time,
          category,
          amount,
          detail,
          notes,
        ]
          .map((cell) => `"${cell}"`)
          .join(","),
      );
    if (pick(day, 9, 15) === 0) continue;
    const rating = 1 + pick(day, 1, 10);
    row("16:04", "Mood", rating, moods[pick(day, 2, 5)] ?? "", day % 9 === 0 ? "A note" : "");
    note("Mood", date, rating);
    stars += 1;
    for (const [part, hour] of [
      ["am", "09:00"],
      ["pm", "18:00"],
    ] as const) {
      const level = pick(day, part === "am" ? 3 : 4, 5);
      if (pick(day, 5, 6) > 0) {
        // Older rows have the word alone.
        row(part, "Energy", day < 60 ? "" : level + 1, energies[level] ?? "");
        note("Energy", `${date}T${hour}`, level + 1);
      }
    }
    const minutes = 330 + 5 * pick(day, 6, 40);
    if (pick(day, 7, 8) > 0) {
      const woke = (23 * 60 + minutes) % 1440;
      const detail = `Asleep 23:00 - ${two(Math.floor(woke / 60))}:${two(woke % 60)}. In bed 22:45 - 07:30`;
      // Some versions have hours and minutes, some the clock alone.
      row(
        "all day",
        "Sleep",
        day % 3 === 0 ? "" : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
        detail,
      );
      note("Sleep", date, minutes);
      row("all day", "Sleep quality", 1 + pick(day, 8, 5), "");
      note("Sleep quality", date, 1 + pick(day, 8, 5));
    }
    if (pick(day, 10, 3) === 0) {
      const severity = pick(day, 11, 4);
      row("am", "Symptom", severity + 1, `Headache (${severities[severity]})`);
      note("Headache", date, severity + 1);
      row("pm", "Symptom", severity + 1, `Back (lower) pain (${severities[severity]})`);
      note("Back (lower) pain", date, severity + 1);
    }
    if (day % 7 === 3) {
      const weight = 70 + pick(day, 12, 30) / 10;
      row("08:10", "Health measurements", `${weight} kg`, "Weight");
      note("Weight", date, weight);
    }
    row("all day", "Factors", "", "Swimming | Reading");
  }
  return { csv: `\ufeff${rows.join("\r\n")}\r\n`, truth, stars };
}
