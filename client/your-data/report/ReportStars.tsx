import { memo, useMemo } from "react";
import { feelingName } from "#domain/feeling-name.ts";
import type { Feelings } from "#domain/feelings.ts";
import type { FeltEmotion, IndexedStar } from "#domain/journal/journal-index.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import { series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { formatTime, noteText } from "../../stars/star-text.ts";
import { fullDateText } from "./report-text.ts";
import { growingStep } from "./use-growing-count.ts";

type Props = {
  /** Stars, the oldest first. */
  stars: readonly IndexedStar[];
  /** Number of stars that are laid out already. */
  shown: number;
  tags: readonly Tag[];
  withNotes: boolean;
};

/** Every star, by date. */
export function ReportStars({ stars, shown, tags, withNotes }: Props) {
  const t = useTranslator();
  const names = useMemo(() => new Map(tags.map(({ id, name }) => [id, name])), [tags]);
  const slices = useMemo(() => slicesOf(stars), [stars]);
  return (
    <section aria-labelledby="report-stars" className="flex flex-col gap-3 print:block">
      <h2 id="report-stars" className="font-display text-title break-after-avoid">
        {t(yourData.report.dayByDay)}
      </h2>
      {slices.slice(0, Math.ceil(shown / growingStep)).map((slice, at) => (
        // Slices never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <Slice key={at} {...slice} names={names} withNotes={withNotes} />
      ))}
    </section>
  );
}

type StarSlice = {
  readonly stars: readonly IndexedStar[];
  /** The day of the star before the slice. */
  readonly dayBefore: number | null;
};

function slicesOf(stars: readonly IndexedStar[]): readonly StarSlice[] {
  const count = Math.ceil(stars.length / growingStep);
  return Array.from({ length: count }, (_, at) => ({
    stars: stars.slice(at * growingStep, (at + 1) * growingStep),
    dayBefore: stars[at * growingStep - 1]?.day ?? null,
  }));
}

type SliceProps = StarSlice & { names: ReadonlyMap<string, string>; withNotes: boolean };

/** What is far from the window costs no layout until it is printed. */
const Slice = memo(({ stars, dayBefore, ...props }: SliceProps) => (
  <div className="flex flex-col gap-2 [content-visibility:auto] [contain-intrinsic-size:auto_4000px] print:block print:[content-visibility:visible]">
    {stars.map((star, at) => (
      <Star
        key={star.entry.id}
        star={star}
        isNewDay={star.day !== (at === 0 ? dayBefore : stars[at - 1]?.day)}
        {...props}
      />
    ))}
  </div>
));

type StarProps = Pick<SliceProps, "names" | "withNotes"> & { star: IndexedStar; isNewDay: boolean };

function Star({ star, isNewDay, names, withNotes }: StarProps) {
  const t = useTranslator();
  const known = useFeelings();
  const { entry, day, feelings } = star;
  const tags = entry.tags.flatMap((id) => names.get(id) ?? []);
  const note = withNotes ? noteText(t, entry) : null;
  return (
    <>
      {isNewDay && <h3 className="pt-2 font-medium break-after-avoid print:pt-3">{fullDateText(t, day)}</h3>}
      <div className="grid grid-cols-[4.75rem_1fr] gap-x-3 print:pb-1.5">
        <p className="text-quiet tabular-nums">{formatTime(t, entry)}</p>
        <div className="min-w-0">
          {/* The break is only before a note: at the end of a star, it would keep the star and the next one on one
              page. */}
          <p className={note !== null ? "break-after-avoid" : ""}>
            {feelingsText(t, known, feelings)}
            {tags.length > 0 && (
              <span className="text-quiet">{t(yourData.report.tags, { tags: series(t, tags) })}</span>
            )}
          </p>
          {note !== null && (
            <p className="max-w-prose whitespace-pre-wrap text-quiet wrap-anywhere">{note}</p>
          )}
        </div>
      </div>
    </>
  );
}

function feelingsText(t: Translator, known: Feelings, felt: readonly FeltEmotion[]): string {
  const [first = "", second] = felt.map(({ emotion, intensity }) => {
    const feeling = feelingName(t, known, emotion);
    return intensity === null ? feeling : t(yourData.report.feeling, { feeling, intensity });
  });
  return second === undefined ? first : t(yourData.report.twin, { first, second });
}
