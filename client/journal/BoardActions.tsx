import { BookOpen, type LucideIcon, Sparkles } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Link } from "wouter";
import type { Filter } from "#domain/journal/filter.ts";
import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import { useTranslator } from "../languages/language.ts";
import { moveFocusToTitle } from "../navigation/title-focus.ts";
import { withFilter } from "../search/use-filter.ts";
import { Button } from "../ui/Button.tsx";
import { journalPath } from "./journal-url.ts";

const look = "justify-start gap-1.5! px-2! font-normal text-small [&_svg]:size-4.5";

/** What can be done with a tag or a feeling. */
export function BoardActions({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const t = useTranslator();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      id={id}
      role="group"
      aria-label={t(journalMore.actionsFor, { name })}
      className="grid animate-fade grid-cols-2 px-1 pb-2 sm:flex sm:flex-wrap sm:px-2"
    >
      {children}
    </div>
  );
}

/** Leads to its stars. */
export function StarLinks({ filter, stars }: { filter: Filter; stars: number }) {
  const t = useTranslator();
  return (
    <>
      <Button asChild variant="quiet" className={look}>
        <Link href={withFilter(journalPath, filter)} onClick={() => requestAnimationFrame(beginAtTop)}>
          <BookOpen aria-hidden="true" />
          {t(journalMore.tags.read, { count: stars })}
        </Link>
      </Button>
      <BoardLink icon={Sparkles} text={t(common.showInSky)} href={withFilter("/", filter)} />
    </>
  );
}

/** Scrolls up, because the page stays and another view of it begins. */
function beginAtTop() {
  scrollTo(0, 0);
  moveFocusToTitle();
}

type LinkProps = { icon: ComponentType<{ "aria-hidden": "true" }>; text: string; href: string };

/** Leads to another page. */
export const BoardLink = ({ icon: Icon, text, href }: LinkProps) => (
  <Button asChild variant="quiet" className={look}>
    <Link href={href}>
      <Icon aria-hidden="true" />
      {text}
    </Link>
  </Button>
);

type ActionProps = { icon: LucideIcon; text: string; onClick: () => void };

export const BoardAction = ({ icon: Icon, text, onClick }: ActionProps) => (
  <Button variant="quiet" className={look} onClick={onClick}>
    <Icon aria-hidden="true" />
    {text}
  </Button>
);

/** A sentence below the actions. */
export const BoardNote = ({ isLate = false, children }: { isLate?: boolean; children: ReactNode }) => (
  <p
    className={`col-span-2 w-full px-2 pt-1 text-pretty text-quiet text-small ${isLate ? "animate-late" : ""}`}
  >
    {children}
  </p>
);
