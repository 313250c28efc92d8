/** The families' colours and glyphs in the calendar. */

import type { CSSProperties } from "react";
import { type FamilyId, familyIds, unknownEmotionColor } from "#domain/emotions.ts";
import { familyName } from "#domain/feeling-name.ts";
import { headOf } from "#domain/feelings.ts";
import type { Band } from "#domain/journal/pixels.ts";
import { journal } from "#domain/languages/en/journal.ts";
import { useTranslator } from "../../languages/language.ts";
import { familyIcons } from "../../stars/EmotionGlyph.tsx";

const fillName = (family: Band["family"]) => `--fill-${family ?? "other"}`;

/** The colour is a little paler on paper, so that the glyphs have enough contrast. */
const fillOf = (color: string) =>
  `light-dark(color-mix(in oklab, ${color} 78%, var(--color-solid)), ${color})`;

/** Defines a variable for the fill of each family, once for all cells. */
export const familyFills = Object.fromEntries(
  [...familyIds, null].map((family) => [
    fillName(family),
    fillOf(family ? headOf(family).color : unknownEmotionColor),
  ]),
) as CSSProperties;

/** The bands by their shares, with a narrow gap between them: in the order of the text, or in the direction `--bands`. */
export function bandsFill(bands: readonly Band[]): string {
  if (bands.length === 1) return `var(${fillName(bands[0]?.family ?? null)})`;
  let end = 0;
  const stops = bands.map(({ family, share }) => {
    const start = end;
    end += share * 100;
    const gap = start === 0 ? "" : `var(--color-ground) 0 calc(${start}% + 0.5px), `;
    return `${gap}var(${fillName(family)}) 0 ${end >= 99.9 ? "100%" : `calc(${end}% - 0.5px)`}`;
  });
  return `linear-gradient(var(--bands, to var(--line-end)), ${stops.join(", ")})`;
}

const glyphId = (family: FamilyId) => `family-glyph-${family}`;

/** The glyphs as symbols: an icon component in each cell would cost several times as much. */
export const FamilySymbols = () => (
  <svg aria-hidden="true" className="absolute size-0">
    {familyIds.map((family) => {
      const Icon = familyIcons[family];
      return (
        <symbol key={family} id={glyphId(family)} viewBox="0 0 24 24">
          <Icon strokeWidth={2.5} />
        </symbol>
      );
    })}
  </svg>
);

/** The variable with the glyph of a family as an image. */
export const glyphName = (family: FamilyId) => `--glyph-${family}`;

/** This is about `--color-on-plate`: images do not follow the theme. */
const glyphColor = "#121829";

/**
 * Makes a ref that defines variables with the glyphs as images, from the `FamilySymbols` in an element: as parts of
 * the background of 366 cells, they cost a fraction of elements.
 */
export function defineGlyphs(element: HTMLElement | null) {
  for (const family of element ? familyIds : []) {
    const icon = element?.querySelector(`#${glyphId(family)} svg`);
    const svg = icon && new XMLSerializer().serializeToString(icon).replaceAll("currentColor", glyphColor);
    if (svg)
      element?.style.setProperty(glyphName(family), `url("data:image/svg+xml,${encodeURIComponent(svg)}")`);
  }
}

type SymbolProps = { family: Band["family"]; className: string; style?: CSSProperties };

/** Needs `FamilySymbols` on the page. Nothing for an emotion that the universe does not know. */
export const FamilySymbol = ({ family, className, style }: SymbolProps) =>
  family && (
    <svg aria-hidden="true" className={className} style={style}>
      <use href={`#${glyphId(family)}`} />
    </svg>
  );

/** What the colours and glyphs mean. */
export function FamilyLegend() {
  const t = useTranslator();
  return (
    <ul
      aria-label={t(journal.calendar.families)}
      className="flex flex-wrap gap-x-3 gap-y-2 text-quiet text-small max-sm:grid max-sm:grid-cols-[repeat(3,minmax(0,auto))] max-[18rem]:flex max-sm:justify-between"
    >
      {familyIds.map((family) => (
        <li key={family} className="flex min-w-0 items-center gap-1.5">
          <span
            className="flex size-5 shrink-0 items-center justify-center rounded-[0.3rem] text-on-plate"
            style={{ background: bandsFill([{ family, share: 1 }]) }}
          >
            <FamilySymbol family={family} className="size-3.5" />
          </span>
          <span className="min-w-0 hyphens-auto wrap-anywhere">{familyName(t, family)}</span>
        </li>
      ))}
    </ul>
  );
}
