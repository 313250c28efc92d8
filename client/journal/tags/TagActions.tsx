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
import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { moveFocusToTitle } from "../../navigation/title-focus.ts";
import { withFilter } from "../../search/use-filter.ts";
import { Button } from "../../ui/Button.tsx";
import { journalPath } from "../journal-url.ts";
import { RefusedTagChange } from "./RefusedTagChange.tsx";
import type { TagBoard } from "./use-tag-board.ts";

type Props = { id: string; tag: Tag; board: TagBoard };

const look = "justify-start gap-1.5! px-2! font-normal text-small [&_svg]:size-4.5";

/** What can be done with a tag. */
export function TagActions({ id, tag, board }: Props) {
  const t = useTranslator();
  const stars = board.starsOf(tag);
  const waiting = board.waiting.get(tag.id);
  if (waiting?.refused) return <RefusedTagChange {...{ id, tag, board }} refused={waiting.refused} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      id={id}
      role="group"
      aria-label={t(journalMore.actionsFor, { name: tag.name })}
      className="grid animate-fade grid-cols-2 px-1 pb-2 sm:flex sm:flex-wrap sm:px-2"
    >
      {stars > 0 && <StarLinks tag={tag} stars={stars} />}
      <Action
        icon={Pencil}
        text={journalMore.tags.edit}
        onClick={() => board.begin({ kind: "edit", tag, draft: tag })}
      />
      {board.tags.length > 1 && (
        <Action
          icon={Merge}
          text={journalMore.tags.merge}
          onClick={() => board.begin({ kind: "merge", tag, into: null })}
        />
      )}
      {tag.isArchived ? (
        <Action
          icon={ArchiveRestore}
          text={journalMore.tags.offerAgain}
          onClick={() => board.unarchive(tag)}
        />
      ) : (
        <Action icon={Archive} text={journalMore.tags.archive} onClick={() => board.archive(tag)} />
      )}
      <Action
        icon={Trash2}
        text={journalMore.tags.remove}
        onClick={() => board.begin({ kind: "remove", tag })}
      />
      {waiting && (
        <p className="col-span-2 w-full animate-late px-2 pt-1 text-quiet text-small">
          {t(journalMore.tags.kept)}
        </p>
      )}
    </div>
  );
}

function StarLinks({ tag, stars }: { tag: Tag; stars: number }) {
  const t = useTranslator();
  const filter = { ...emptyFilter, tags: [tag.id] };
  return (
    <>
      <Button asChild variant="quiet" className={look}>
        <Link href={withFilter(journalPath, filter)} onClick={() => requestAnimationFrame(beginAtTop)}>
          <BookOpen aria-hidden="true" />
          {t(journalMore.tags.read, { count: stars })}
        </Link>
      </Button>
      <Button asChild variant="quiet" className={look}>
        <Link href={withFilter("/", filter)}>
          <Sparkles aria-hidden="true" />
          {t(common.showInSky)}
        </Link>
      </Button>
    </>
  );
}

/** Scrolls up, because the page stays and another view of it begins. */
function beginAtTop() {
  scrollTo(0, 0);
  moveFocusToTitle();
}

type ActionProps = { icon: LucideIcon; text: Text; onClick: () => void };

function Action({ icon: Icon, text, onClick }: ActionProps) {
  const t = useTranslator();
  return (
    <Button variant="quiet" className={look} onClick={onClick}>
      <Icon aria-hidden="true" />
      {t(text)}
    </Button>
  );
}
