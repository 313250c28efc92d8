import { Ellipsis, type LucideIcon, Mail, MailX, Pencil, Telescope, Trash2 } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { journal } from "#domain/languages/en/journal.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import type { Text } from "#domain/languages/text.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { canBeQuoted, useStarActions } from "../../stars/star-actions.ts";
import { Button } from "../../ui/Button.tsx";
import { OnStar } from "../OnStar.tsx";

type Props = { entry: MoodEntry; name: string };
type MenuProps = Props & { isOpen: boolean; menuId: string; onToggle: () => void };

/** What a person can do with a star: icons beside it, and on phones the button of `StarMenu`. */
export const StarButtons = memo(function StarButtons({ entry, name, isOpen, menuId, onToggle }: MenuProps) {
  const t = useTranslator();
  return (
    <div className="-my-2.5 -me-2.5 flex shrink-0 text-dim">
      <div className="flex max-sm:hidden">
        <Choices entry={entry} name={name} hasText={false} />
      </div>
      <Button
        variant="quiet"
        shape="icon"
        className="sm:hidden"
        aria-label={t(journal.actionsFor, { star: name })}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={onToggle}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
    </div>
  );
});

/** The buttons with their names, in a row below the star. */
export const StarMenu = ({ id, ...props }: Props & { id: string }) => (
  <div id={id} className="-mx-3 -mb-3 mt-2 flex animate-fade flex-wrap border-line border-t sm:hidden">
    <Choices {...props} hasText />
  </div>
);

function Choices({ entry, name, hasText }: Props & { hasText: boolean }) {
  const actions = useStarActions();
  return (
    <>
      <Choice
        icon={Telescope}
        text={common.showInSky}
        name={name}
        hasText={hasText}
        href={`/?star=${entry.id}`}
      />
      <Choice
        icon={Pencil}
        text={journal.correct}
        name={name}
        hasText={hasText}
        onClick={() => actions.correct(entry)}
      />
      {canBeQuoted(entry) && (
        <Choice
          icon={entry.keptOutOfLetters ? Mail : MailX}
          text={entry.keptOutOfLetters ? starTexts.letters.allow : starTexts.letters.keepOut}
          name={name}
          hasText={hasText}
          onClick={() => actions.keepOutOfLetters(entry, !entry.keptOutOfLetters)}
        />
      )}
      <Choice
        icon={Trash2}
        text={journal.remove}
        name={name}
        hasText={hasText}
        onClick={() => actions.remove(entry)}
      />
    </>
  );
}

type ChoiceProps = {
  icon: LucideIcon;
  text: Text;
  name: string;
  hasText: boolean;
  href?: string;
  onClick?: () => void;
};

function Choice({ icon: Icon, text, name, hasText, href, onClick }: ChoiceProps) {
  const t = useTranslator();
  const look = hasText
    ? ({
        className:
          "grow gap-1.5! px-2! font-normal text-small max-[22.4rem]:flex-col max-[22.4rem]:gap-0.5! max-[22.4rem]:py-1.5",
      } as const)
    : ({
        shape: "icon",
        "data-tip": t(text),
        className: "pointer-fine:size-9 pointer-fine:min-h-9 [&_svg]:size-4.5",
      } as const);
  const content = (
    <>
      <Icon aria-hidden="true" />
      {hasText ? (
        <OnStar action={text} star={name} />
      ) : (
        <span className="sr-only">
          <OnStar action={text} star={name} />
        </span>
      )}
    </>
  );
  if (href === undefined)
    return (
      <Button variant="quiet" {...look} onClick={onClick}>
        {content}
      </Button>
    );
  return (
    <Button variant="quiet" {...look} asChild>
      <Link href={href}>{content}</Link>
    </Button>
  );
}
