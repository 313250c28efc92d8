import { Plus, Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import { unusedStarters } from "#domain/records/tag/find-tags.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { createTag } from "../../outbox/tag-changes.ts";
import { useWithWords } from "../../sealed/locked-words.ts";
import { Folded } from "../../ui/Folded.tsx";
import { kindIcons } from "./tag-text.ts";
import type { TagBoard } from "./use-tag-board.ts";

/** The starters that are not used yet; one press adds one. */
export function StarterTags({ board }: { board: TagBoard }) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(board.tags.length === 0);
  const starters = unusedStarters(t, board.tags);
  if (starters.length === 0) return null;
  return (
    <Folded icon={Sparkles} title={t(journalMore.tags.suggestions)} isOpen={isOpen} onOpenChange={setOpen}>
      <Chips board={board} />
    </Folded>
  );
}

function Chips({ board }: { board: TagBoard }) {
  const t = useTranslator();
  const withWords = useWithWords();
  const list = useRef<HTMLUListElement>(null);
  const add = async (name: string, kind: (typeof starters)[number]["kind"], at: number) => {
    await createTag(board.userId, { name, kind, isArchived: false });
    board.setStatus(translator()(journalMore.tags.said.added, { name }));
    const left = list.current?.querySelectorAll("button") ?? [];
    (left[at] ?? left[at - 1])?.focus();
    if (left.length === 0) board.focusRow(null);
  };
  const starters = unusedStarters(t, board.tags);
  return (
    <ul ref={list} aria-label={t(journalMore.tags.suggestions)} className="flex flex-wrap gap-1.5">
      {starters.map(({ name, kind }, at) => {
        const Icon = kindIcons[kind];
        return (
          <li key={name}>
            <button
              type="button"
              onClick={withWords(() => void add(name, kind, at))}
              className="flex min-h-11 items-center gap-1.5 rounded-full border border-line border-dashed px-3.5 text-small transition-colors duration-150 hover:border-edge hover:bg-raised"
            >
              <Icon aria-hidden="true" className="size-4 text-quiet" />
              <RichText
                text={journalMore.tags.addSuggestion}
                tags={{ more: (content) => <span className="sr-only">{content}</span> }}
                params={{ name }}
              />
              <Plus aria-hidden="true" className="size-4 text-accent-ink" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
