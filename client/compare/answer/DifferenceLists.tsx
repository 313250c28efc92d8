import { Clock, Gauge, type LucideIcon, Sparkles, Tag } from "lucide-react";
import { useId } from "react";
import { type SideName, sideNames } from "#domain/comparison/comparison.ts";
import type { ComparisonResult, Difference, DifferenceKind } from "#domain/comparison/comparison-data.ts";
import { compare } from "#domain/languages/en/compare.ts";
import { sureness as sureTexts } from "#domain/languages/en/sureness.ts";
import { useTranslator } from "../../languages/language.ts";
import { EmotionGlyph } from "../../stars/EmotionGlyph.tsx";
import { SideMark } from "../../stars/SideMark.tsx";
import type { Things } from "./things.ts";

type Props = {
  result: Pick<ComparisonResult, "more" | "less">;
  things: Things;
  /** What the sides are called. */
  sides: { readonly [Name in SideName]: string };
};

/** What the first side has more of, and less of, each with its counts and how sure it is. */
export function DifferenceLists({ result: { more, less }, things, sides }: Props) {
  const t = useTranslator();
  if (more.length + less.length === 0)
    return <p className="text-pretty text-quiet">{t(compare.lists.none)}</p>;
  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
      <List kind="more" differences={more} {...{ things, sides }} />
      <List kind="less" differences={less} {...{ things, sides }} />
    </div>
  );
}

type ListProps = Omit<Props, "result"> & { kind: "more" | "less"; differences: readonly Difference[] };

function List({ kind, differences, things, sides }: ListProps) {
  const t = useTranslator();
  const id = useId();
  const of = kind === "more" ? compare.lists.moreOf : compare.lists.lessOf;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-1">
      <h3 id={id} className="font-display text-lead">
        <span aria-hidden="true">{t(compare.lists[kind])}</span>
        <span className="sr-only">{t(of, sides)}</span>
      </h3>
      {differences.length === 0 ? (
        <p className="text-pretty text-quiet text-small">{t(compare.lists.noneHere)}</p>
      ) : (
        <ul className="divide-y divide-line">
          {differences.map((difference) => (
            <Row key={`${difference.kind} ${difference.id}`} {...{ difference, things, sides }} />
          ))}
        </ul>
      )}
    </section>
  );
}

const icons: Readonly<Record<Exclude<DifferenceKind, "feeling">, LucideIcon>> = {
  tag: Tag,
  part: Clock,
  tracker: Gauge,
  exercise: Sparkles,
};

type RowProps = Pick<Props, "things" | "sides"> & { difference: Difference };

function Row({ difference, things, sides }: RowProps) {
  const t = useTranslator();
  const { kind, id, sureness } = difference;
  const Icon = kind === "feeling" ? null : icons[kind];
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="flex min-w-0 items-center gap-2">
          {Icon ? (
            <Icon aria-hidden="true" className="size-4 shrink-0 text-quiet" />
          ) : (
            <EmotionGlyph emotion={id} />
          )}
          <span className="sr-only">{t(compare.lists.kinds[kind])}</span>
          <bdi className="inline-block font-medium first-letter:uppercase wrap-anywhere">
            {things.name(difference)}
          </bdi>
        </p>
        <p className="shrink-0 text-quiet text-small">{t(sureTexts[sureness])}</p>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-quiet text-small tabular-nums">
        {sideNames.map((side) => (
          <span key={side} className="flex items-center gap-1.5">
            <SideMark side={side} className="size-2.5" />
            <span className="sr-only">
              {t(compare.lists.ofSide, { side: sides[side], amount: things.amount(difference, side) })}
            </span>
            <span aria-hidden="true">{things.amount(difference, side)}</span>
          </span>
        ))}
      </p>
    </li>
  );
}
