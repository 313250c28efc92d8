import type { ReactNode } from "react";
import { Link } from "wouter";
import { insightsPage } from "#domain/languages/en/insights-page.ts";
import { letterAddress } from "#domain/letters/letter-address.ts";
import { periodOf } from "#domain/letters/period.ts";
import { dayAt } from "#domain/local-time.ts";
import { comparePath } from "#domain/pages/paths.ts";
import { useTranslator } from "../languages/language.ts";
import { dayFormat } from "../time/day-format.ts";
import { readerNow } from "../time/reader-now.ts";

/** `firstDay` is the number of the day of the first star. */
export function WaysOn({ firstDay }: { firstDay: number }) {
  const t = useTranslator();
  const { now, utcOffset } = readerNow();
  // The latest week whose last day has come, or the first of the journal.
  const week = periodOf("week", Math.max(dayAt(now, utcOffset) - 6, firstDay));
  const dates = dayFormat({ dateStyle: "long" }, t.locale).formatRange(week.first, week.last);
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6">
      <Way
        href={letterAddress(week)}
        title={t(insightsPage.letter.title)}
        text={t(insightsPage.letter.text, { dates })}
        picture={<LetterSign />}
      />
      <Way
        href={comparePath}
        title={t(insightsPage.compare.title)}
        text={t(insightsPage.compare.text)}
        picture={<TwoLights />}
      />
    </ul>
  );
}

type WayProps = { href: string; title: string; text: string; picture: ReactNode };

/** The link is named by its title, and the whole card can be pressed. */
const Way = ({ href, title, text, picture }: WayProps) => (
  <li className="surface relative flex flex-col gap-2 px-4 py-5 transition-colors duration-150 hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-accent sm:px-6">
    {picture}
    <h2 className="mt-1 font-display text-lead">
      <Link href={href} className="outline-none after:absolute after:inset-0 after:rounded-panel">
        {title}
      </Link>
    </h2>
    <p className="text-pretty text-quiet text-small wrap-anywhere">{text}</p>
  </li>
);

/** Two times as two lights, in the colours that they have in the sky. */
const TwoLights = () => (
  <svg aria-hidden="true" viewBox="0 0 96 40" className="h-10 w-24 self-start rtl:-scale-x-100">
    <Light x={21} color="var(--color-first-side)" />
    <Light x={57} color="var(--color-second-side)" />
  </svg>
);

const Light = ({ x, color }: { x: number; color: string }) => (
  <g fill={color}>
    <circle cx={x} cy={20} r={19} opacity={0.14} />
    <circle cx={x} cy={20} r={11} opacity={0.24} />
    <circle cx={x} cy={20} r={5} />
  </g>
);

/** A sheet with lines of writing, and a star for its picture. */
const LetterSign = () => (
  <svg aria-hidden="true" viewBox="0 0 96 40" className="h-10 w-24 self-start rtl:-scale-x-100">
    <rect x="1" y="1" width="54" height="38" rx="5" fill="var(--color-raised)" stroke="var(--color-edge)" />
    <g stroke="var(--color-edge)" strokeLinecap="round" strokeWidth="1.5">
      <path d="M10 19h30M10 25h36M10 31h22" />
    </g>
    <circle cx="44" cy="10" r="7" fill="var(--color-accent)" opacity="0.18" />
    <circle cx="44" cy="10" r="2.6" fill="var(--color-accent)" />
  </svg>
);
