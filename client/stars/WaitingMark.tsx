import { CircleAlert, CloudUpload } from "lucide-react";
import { Link } from "wouter";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { useTranslator } from "../languages/language.ts";

/** Why a star is not on the server as it is shown. `sentence` is the server's, if it has refused it. */
export type Waiting = {
  readonly what: "star" | "correction";
  readonly isRefused: boolean;
  readonly sentence: string | null;
};

/** Mark beside the name of the star. */
export function WaitingMark({ waiting: { what, isRefused } }: { waiting: Waiting }) {
  const t = useTranslator();
  const Icon = isRefused ? CircleAlert : CloudUpload;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-amber text-small">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isRefused
        ? t(starTexts.waiting.refused)
        : what === "star"
          ? t(starTexts.waiting.star)
          : t(starTexts.waiting.correction)}
    </span>
  );
}

/** Says what the waiting means, and what can be done. */
export function WaitingLine({ waiting: { isRefused, sentence, what } }: { waiting: Waiting }) {
  const t = useTranslator();
  const text = isRefused
    ? t(starTexts.waiting.hintAfter, {
        reason: sentence ?? t(starTexts.waiting.noReason),
        hint: t(refusedHints[what]),
      })
    : t(starTexts.waiting.kept);
  return <p className="text-pretty text-quiet text-small">{text}</p>;
}

const refusedHints = {
  star: starTexts.waiting.hint.star,
  correction: starTexts.waiting.hint.correction,
} as const;

/** Opens the form of a star that waits to be sent, which the server does not know. */
export const WaitingStarLink = ({ id }: { id: string }) => {
  const t = useTranslator();
  return (
    <Link
      href={`/?star=${id}`}
      className="-ms-1 inline-flex min-h-11 items-center px-1 text-small underline underline-offset-4 pointer-fine:min-h-8"
    >
      {t(starTexts.waiting.change)}
    </Link>
  );
};
