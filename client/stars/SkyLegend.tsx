import type { ReactNode } from "react";
import { isOwn } from "#domain/feelings.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { useTranslator } from "../languages/language.ts";
import { cn } from "../ui/class-names.ts";
import { useFeelings } from "./feelings.ts";
import { StarPicture } from "./StarPicture.tsx";

/** What the place of a star and its shape say, and the bead where the person has feelings of their own. */
export function SkyLegend({ className }: { className?: string }) {
  const t = useTranslator();
  const own = useFeelings().all.find(isOwn);
  return (
    <ul className={cn("flex flex-col gap-1.5 text-quiet text-small", className)}>
      <Line picture={<Rings />}>{t(starTexts.legend.time)}</Line>
      <Line picture={<Axis />}>{t(starTexts.legend.pleasantness)}</Line>
      <Line
        picture={
          <div className="size-full scale-150">
            <StarPicture emotion="power" />
          </div>
        }
      >
        {t(starTexts.legend.family)}
      </Line>
      {own && (
        <Line
          picture={
            <div className="size-full scale-150">
              <StarPicture emotion={own.id} />
            </div>
          }
        >
          {t(starTexts.legend.own)}
        </Line>
      )}
    </ul>
  );
}

function Line({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className="size-7 shrink-0" aria-hidden="true">
        {picture}
      </span>
      {children}
    </li>
  );
}

const stroke = { fill: "none", stroke: "currentColor", strokeWidth: 1.25 } as const;

/** Rings of time, with the newest star at the outer one. */
const Rings = () => (
  <svg aria-hidden="true" viewBox="-14 -14 28 28" className="size-full">
    <ellipse rx={5} ry={2.2} {...stroke} opacity={0.5} />
    <ellipse rx={11.5} ry={5} {...stroke} opacity={0.8} />
    <circle r={1.5} fill="currentColor" opacity={0.6} />
    <circle cx={9} cy={3.1} r={2.4} className="fill-accent" />
  </svg>
);

/** A pleasant star above, a painful one below. */
const Axis = () => (
  <svg aria-hidden="true" viewBox="-14 -14 28 28" className="size-full">
    <path d="M0 10V-10M-3 -7L0 -10.5L3 -7" {...stroke} strokeLinecap="round" strokeLinejoin="round" />
    <circle cx={6} cy={-6} r={2.4} className="fill-accent" />
    <circle cx={-6} cy={6} r={2.4} fill="currentColor" opacity={0.55} />
  </svg>
);
