import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { useTranslator } from "../languages/language.ts";
import { EmotionGlyph } from "../stars/EmotionGlyph.tsx";
import type { FilterPart } from "./filter-text.ts";

type Props = {
  parts: readonly FilterPart[];
  onRemove: (part: FilterPart) => void;
  onClear: () => void;
  /** Takes the focus when the last chip is removed. */
  onLastRemoved: () => void;
};

const chip =
  "flex min-h-8 max-w-full items-center gap-1.5 rounded-full border text-small transition-colors duration-150 hover:border-edge pointer-coarse:min-h-11";

/** Shows what is set, each part with a way to remove it. */
export function FilterChips({ parts, onRemove, onClear, onLastRemoved }: Props) {
  const t = useTranslator();
  const { list, keepFocusAt } = useKeptFocus(onLastRemoved);
  const remove = (part: FilterPart, at: number) => {
    keepFocusAt(at);
    onRemove(part);
  };
  const clear = () => {
    keepFocusAt(0);
    onClear();
  };
  return (
    <div ref={list} className="contents">
      {parts.length > 0 && (
        <ul aria-label={t(starSearch.set)} className="flex flex-wrap gap-1.5">
          {parts.map((part, at) => (
            <li key={part.key} className="flex max-w-full">
              <button
                type="button"
                aria-label={t(starSearch.remove, { part: part.text })}
                onClick={() => remove(part, at)}
                className={`${chip} border-line bg-raised pe-2 ps-3`}
              >
                {part.emotion && <EmotionGlyph emotion={part.emotion} />}
                <bdi className="truncate">{part.text}</bdi>
                <X aria-hidden="true" className="size-4 shrink-0 text-quiet" />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={clear}
              className={`${chip} border-transparent px-2.5 font-medium text-quiet hover:text-ink`}
            >
              {t(starSearch.clearAll)}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

/** Moves the focus from a chip that was removed to the one that takes its place. */
function useKeptFocus(onNoneLeft: () => void) {
  const list = useRef<HTMLDivElement>(null);
  const position = useRef<number>(null);
  useEffect(() => {
    const at = position.current;
    if (at === null) return;
    position.current = null;
    const left = [...(list.current?.querySelectorAll("button") ?? [])];
    if (left.length > 0) left[Math.min(at, left.length - 2)]?.focus();
    else onNoneLeft();
  });
  const keepFocusAt = (at: number) => {
    position.current = at;
  };
  return { list, keepFocusAt };
}
