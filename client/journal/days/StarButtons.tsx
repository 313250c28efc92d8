import { Ellipsis, type LucideIcon, Pencil, Telescope, Trash2 } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { useStarActions } from "../../stars/star-actions.ts";
import { Button } from "../../ui/Button.tsx";

type Props = { entry: MoodEntry; name: string };
type MenuProps = Props & { isOpen: boolean; menuId: string; onToggle: () => void };

/** What a person can do with a star: icons beside it, and on phones the button of `StarMenu`. */
export const StarButtons = memo(function StarButtons({ entry, name, isOpen, menuId, onToggle }: MenuProps) {
  return (
    <div className="-my-2.5 -mr-2.5 ml-auto flex shrink-0 text-dim">
      <div className="flex max-sm:hidden">
        <Choices entry={entry} name={name} hasText={false} />
      </div>
      <Button
        variant="quiet"
        shape="icon"
        className="sm:hidden"
        aria-label={`Actions for ${name}`}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={onToggle}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
    </div>
  );
});

/** The same with their names, in a row below the star. */
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
        text="Show in the sky"
        name={name}
        hasText={hasText}
        href={`/?star=${entry.id}`}
      />
      <Choice
        icon={Pencil}
        text="Correct"
        name={name}
        hasText={hasText}
        onClick={() => actions.correct(entry)}
      />
      <Choice
        icon={Trash2}
        text="Remove"
        name={name}
        hasText={hasText}
        onClick={() => actions.remove(entry)}
      />
    </>
  );
}

type ChoiceProps = {
  icon: LucideIcon;
  text: string;
  name: string;
  hasText: boolean;
  href?: string;
  onClick?: () => void;
};

function Choice({ icon: Icon, text, name, hasText, href, onClick }: ChoiceProps) {
  const look = hasText
    ? ({
        className:
          "grow gap-1.5! px-2! font-normal text-small max-[22.4rem]:flex-col max-[22.4rem]:gap-0.5! max-[22.4rem]:py-1.5",
      } as const)
    : ({
        shape: "icon",
        "data-tip": text,
        className: "pointer-fine:size-9 pointer-fine:min-h-9 [&_svg]:size-4.5",
      } as const);
  const content = (
    <>
      <Icon aria-hidden="true" />
      {hasText ? text : <span className="sr-only">{text}</span>}
      <span className="sr-only">: {name}</span>
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
