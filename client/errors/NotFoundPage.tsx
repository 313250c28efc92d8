import { Link } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { Starfield } from "../ui/Starfield.tsx";

export function NotFoundPage() {
  const t = useTranslator();
  usePageTitle(t(common.notFound.pageTitle));
  return (
    <div className="relative isolate">
      <Starfield />
      <Message title={t(common.notFound.title)} picture={<LostStar />}>
        <p className="text-quiet">{t(common.notFound.reason)}</p>
        <Button asChild variant="primary">
          <Link href="/">{t(common.notFound.back)}</Link>
        </Button>
      </Message>
    </div>
  );
}

/** A path that ends at the outline of a missing star. */
function LostStar() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 130"
      fill="none"
      strokeLinecap="round"
      className="w-60 text-quiet"
    >
      <path
        d="M14 104C44 66 66 64 92 78S142 96 166 62"
        stroke="currentColor"
        strokeWidth="1.5"
        opacity="0.6"
      />
      <g fill="currentColor">
        <circle cx="14" cy="104" r="3.5" />
        <circle cx="92" cy="78" r="4.5" />
        <circle cx="14" cy="104" r="8" opacity="0.15" />
        <circle cx="92" cy="78" r="11" opacity="0.15" />
      </g>
      <circle cx="186" cy="44" r="24" stroke="var(--color-accent)" strokeWidth="1.5" strokeDasharray="3 6" />
      <path
        d="M186 28L188.5 41.5L202 44L188.5 46.5L186 60L183.5 46.5L170 44L183.5 41.5Z"
        stroke="var(--color-accent)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeDasharray="2 4"
      />
    </svg>
  );
}
