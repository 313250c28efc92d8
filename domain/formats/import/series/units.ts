/** Units of time, and what the name of a column says beside the name: its unit, or the range of its numbers. */

import { fold } from "../../../journal/fold.ts";

const unitsOfTime: Readonly<Record<number, string>> = {
  60: "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore godz godzin godziny 時間 小时 ساعة ساعات",
  1: "m min mins minute minutes minuten minuto minutos minuti minut minuty 分 分钟 دقيقة دقائق",
  [1 / 60]: "s sec secs second seconds sekunden segundos secondi sekund 秒 ثانية",
};

/** Units of time that a person can choose for the durations of a file. */
export const unitsOfTimeToChoose = ["h", "min", "s"] as const;
export type UnitOfTime = (typeof unitsOfTimeToChoose)[number];

const minutesByUnit = new Map(
  Object.entries(unitsOfTime).flatMap(([minutes, names]) =>
    names.split(" ").map((name) => [fold(name), Number(minutes)] as const),
  ),
);

/** How many minutes a unit of time has; null for any other unit. */
export const minutesPer = (unit: string): number | null => minutesByUnit.get(fold(unit).trim()) ?? null;

const durations =
  /sleep|asleep|exercise|meditat|workout|screen ?time|duration|schlaf|dauer|sommeil|sueño|sono|sonno|\bsen\b|睡眠|نوم/iu;

const qualities =
  /quality|score|rating|index|qualität|note|qualité|calidad|qualidade|qualità|jakość|質|质|جودة/iu;

/** Whether a name is one of what takes time, so that 7:30 is not the time of a clock there, and 7.5 are hours. */
export const isNameOfDuration = (name: string): boolean => durations.test(name) && !qualities.test(name);

export type MeasureName = {
  readonly name: string;
  readonly unit: string;
  /** The smallest and the largest number, where the name says so. */
  readonly range: { readonly min: number; readonly max: number } | null;
};

const inBrackets = /^(?<name>.*\S)\s*[([]\s*(?<beside>[^()[\]]{1,20}?)\s*[)\]]$/su;
const afterIn = /^(?<name>.*\S)\s+in\s+(?<beside>\S{1,12})$/isu;
const range = /^(?<min>\d{1,3})\s*(?:-|–|—|to|bis|à|…|\.\.)\s*(?<max>\d{1,3})$/iu;
/** Units that can stand after “in”, beside those of time. */
const plainUnits = /^(?:°?[cf]|kg|g|mg|lbs?|l|ml|cl|km|m|cm|mi|kcal|kj|%|bpm)$/iu;

/** Sleep (h) is Sleep in h, Energy [1-5] goes from 1 to 5, and Weight in kg is in kg. */
export function readMeasureName(text: string): MeasureName {
  const written = text
    .replace(/^\ufeff/, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
  const bracketed = written.match(inBrackets)?.groups;
  const { name = written, beside = "" } = bracketed ?? written.match(afterIn)?.groups ?? {};
  const { min, max } = beside.match(range)?.groups ?? {};
  if (min !== undefined && max !== undefined && Number(min) < Number(max))
    return { name, unit: "", range: { min: Number(min), max: Number(max) } };
  const isUnit = bracketed ? beside.length <= 12 : plainUnits.test(beside) || minutesPer(beside) !== null;
  return isUnit ? { name, unit: beside, range: null } : { name: written, unit: "", range: null };
}
