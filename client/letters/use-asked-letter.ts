import { useEffect, useMemo } from "react";
import { useSearch } from "wouter";
import { readLetterAddress } from "#domain/letters/letter-address.ts";
import { letterOfToday, starDays } from "#domain/letters/letter-day.ts";
import { periodOf } from "#domain/letters/period.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { readerNow } from "../time/reader-now.ts";
import { useToday } from "../time/today.ts";
import { noteLetterOpened } from "./opened-letter.ts";

/** The letter of the address, or the newest one with a star, and between which days there are letters to read. */
export function useAskedLetter(userId: string, entries: readonly MoodEntry[]) {
  const search = useSearch();
  const today = useToday();
  const { days, ofToday } = useMemo(() => {
    const reader = readerNow();
    return {
      days: starDays(entries, reader) ?? { first: today, last: today },
      ofToday: letterOfToday(entries, reader),
    };
  }, [entries, today]);
  const { kind, period: asked } = readLetterAddress(search, today);
  const newest = periodOf(kind, days.last);
  const period = asked ?? newest;
  const isOfToday = ofToday?.kind === period.kind && ofToday.first === period.first;
  useEffect(() => {
    if (isOfToday) noteLetterOpened(userId, ofToday);
  }, [userId, isOfToday, ofToday]);
  return { period, newest, days, today };
}

export type AskedPeriod = ReturnType<typeof useAskedLetter>;
