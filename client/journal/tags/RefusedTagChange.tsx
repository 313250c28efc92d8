import { journalMore } from "#domain/languages/en/journal-more.ts";
import { findTagByName } from "#domain/records/tag/find-tags.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { refusedText } from "./tag-text.ts";
import type { TagBoard } from "./use-tag-board.ts";
import type { WaitingTag } from "./use-waiting-tags.ts";

type Props = { id: string; tag: Tag; board: TagBoard; refused: NonNullable<WaitingTag["refused"]> };

/** What the tag should have become, why it has not, and the ways on. The tag stays as it was until the person chooses. */
export function RefusedTagChange({ id, tag, board, refused: { change, sentence } }: Props) {
  const t = useTranslator();
  const namesake = findTagByName(
    board.tags.filter((other) => other.id !== tag.id),
    change.name,
  );
  return (
    <div id={id} className="flex animate-fade flex-col gap-3 px-3 pt-2 pb-3 sm:px-4">
      <p className="text-pretty text-small wrap-anywhere">
        {refusedText(t, change.name, namesake, sentence)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        role="group"
        aria-label={t(journalMore.actionsFor, { name: tag.name })}
        className="flex flex-wrap gap-1.5"
      >
        <Button onClick={() => board.begin({ kind: "edit", tag, draft: { ...tag, ...change } })}>
          {t(journalMore.tags.edit)}
        </Button>
        {namesake && (
          <Button onClick={() => board.begin({ kind: "merge", tag, into: namesake })}>
            {t(journalMore.tags.mergeTheTwo)}
          </Button>
        )}
        <Button variant="quiet" className="px-2!" onClick={() => board.keep(tag)}>
          {t(journalMore.tags.refused.leaveIt)}
        </Button>
      </div>
    </div>
  );
}
