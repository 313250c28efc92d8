import {
  Archive,
  ArchiveRestore,
  BookOpen,
  type LucideIcon,
  Merge,
  Pencil,
  Sparkles,
  Trash2,
} from "lucide-react";
import { Link } from "wouter";
import { emptyFilter } from "#domain/journal/filter.ts";
import type { Tag } from "#domain/tags.ts";
import { moveFocusToTitle } from "../../navigation/title-focus.ts";
import { withFilter } from "../../search/use-filter.ts";
import { Button } from "../../ui/Button.tsx";
import { quoted } from "../../ui/quoted.ts";
import { journalPath } from "../journal-url.ts";
import { RefusedTagChange } from "./RefusedTagChange.tsx";
import { keptText, starsText } from "./tag-text.ts";
import type { TagBoard } from "./use-tag-board.ts";

type Props = { id: string; tag: Tag; board: TagBoard };

const look = "justify-start gap-1.5! px-2! font-normal text-small [&_svg]:size-4.5";

/** What can be done with a tag. */
export function TagActions({ id, tag, board }: Props) {
  const stars = board.starsOf(tag);
  const waiting = board.waiting.get(tag.id);
  if (waiting?.refused) return <RefusedTagChange {...{ id, tag, board }} refused={waiting.refused} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      id={id}
      role="group"
      aria-label={`Actions for ${quoted(tag.name)}`}
      className="grid animate-fade grid-cols-2 px-1 pb-2 sm:flex sm:flex-wrap sm:px-2"
    >
      {stars > 0 && <StarLinks tag={tag} stars={stars} />}
      <Action icon={Pencil} text="Edit" onClick={() => board.begin({ kind: "edit", tag, draft: tag })} />
      {board.tags.length > 1 && (
        <Action icon={Merge} text="Merge" onClick={() => board.begin({ kind: "merge", tag, into: null })} />
      )}
      {tag.isArchived ? (
        <Action icon={ArchiveRestore} text="Offer again" onClick={() => board.unarchive(tag)} />
      ) : (
        <Action icon={Archive} text="Archive" onClick={() => board.archive(tag)} />
      )}
      <Action icon={Trash2} text="Remove" onClick={() => board.begin({ kind: "remove", tag })} />
      {waiting && (
        <p className="col-span-2 w-full animate-late px-2 pt-1 text-quiet text-small">{keptText}</p>
      )}
    </div>
  );
}

function StarLinks({ tag, stars }: { tag: Tag; stars: number }) {
  const filter = { ...emptyFilter, tags: [tag.id] };
  return (
    <>
      <Button asChild variant="quiet" className={look}>
        <Link href={withFilter(journalPath, filter)} onClick={() => requestAnimationFrame(beginAtTop)}>
          <BookOpen aria-hidden="true" />
          Read its {starsText(stars)}
        </Link>
      </Button>
      <Button asChild variant="quiet" className={look}>
        <Link href={withFilter("/", filter)}>
          <Sparkles aria-hidden="true" />
          Show in the sky
        </Link>
      </Button>
    </>
  );
}

/** The page stays, and another view of it begins. */
function beginAtTop() {
  scrollTo(0, 0);
  moveFocusToTitle();
}

type ActionProps = { icon: LucideIcon; text: string; onClick: () => void };

const Action = ({ icon: Icon, text, onClick }: ActionProps) => (
  <Button variant="quiet" className={look} onClick={onClick}>
    <Icon aria-hidden="true" />
    {text}
  </Button>
);
