import { Plus, Search, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Emotion } from "#domain/emotions.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { EmotionGlyph } from "../stars/EmotionGlyph.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { Button } from "../ui/Button.tsx";
import { definitionText } from "./definition-text.ts";
import { findFeelings, typedWords } from "./find-feelings.ts";

type SearchProps = {
  onChoose: (emotion: string) => void;
  /** Begins to make a feeling with a name; null where no feeling can be made. */
  onMake: ((name: string) => void) | null;
  onClose: () => void;
};

/** A field for a person's own word, such as "tired"; it leads to the nearest feelings, with their sentences. */
export function FeelingSearch({ onChoose, onMake, onClose }: SearchProps) {
  const t = useTranslator();
  const feelings = useFeelings();
  const [typed, setTyped] = useState("");
  const hasWords = useTypedWords();
  const field = useRef<HTMLInputElement>(null);
  useFocusOf(field);
  const found = findFeelings(t, feelings, typed);
  const isUnknown = typed.trim().length > 2 && found.length === 0 && hasWords;
  return (
    <search className="flex animate-fade flex-col gap-1.5">
      <div className="flex items-center gap-0.75">
        <input
          ref={field}
          data-closes=""
          type="search"
          name="feeling"
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={40}
          aria-label={t(addMood.search.label)}
          placeholder={t(addMood.search.example)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === "Escape") onClose();
            else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && found[0])
              onChoose(found[0].id);
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
          className="min-h-11 w-full min-w-0 rounded-full border border-edge bg-raised px-4 [&::-webkit-search-cancel-button]:hidden"
        />
        <Button
          variant="quiet"
          shape="icon"
          className="rounded-full"
          tip={t(addMood.search.close)}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <ul aria-label={t(addMood.search.found)} className="flex flex-col gap-1 empty:hidden">
        {found.map((emotion) => (
          <li key={emotion.id}>
            <Found emotion={emotion} onChoose={() => onChoose(emotion.id)} />
          </li>
        ))}
      </ul>
      <p role="status" className="px-4 text-quiet text-small empty:hidden">
        {isUnknown && t(addMood.search.none)}
      </p>
      {onMake && typed.trim() !== "" && !found.some(({ name }) => name === typed.trim()) && (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          className="min-w-0 justify-start text-start text-small"
          onClick={() => onMake(typed.trim())}
        >
          <Plus aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{t(addMood.search.make, { name: typed.trim() })}</span>
        </Button>
      )}
    </search>
  );
}

function Found({ emotion, onChoose }: { emotion: Emotion; onChoose: () => void }) {
  const t = useTranslator();
  const feelings = useFeelings();
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-2 rounded-control border border-line bg-raised px-3 py-1.5 text-start text-quiet text-small hover:border-edge"
    >
      <EmotionGlyph emotion={emotion.id} />
      <span className="min-w-0">
        <RichText
          text={addMood.definition}
          tags={{ name: (content) => <span className="font-medium text-ink">{content}</span> }}
          params={{
            feeling: feelingName(t, feelings, emotion.id),
            definition: definitionText(t, emotion),
          }}
        />
      </span>
    </button>
  );
}

type OpenProps = {
  hasWords: boolean;
  /** Whether the search has just been closed. */
  autoFocus: boolean;
  onOpen: () => void;
};

/** Opens the search: a small button beside the last used feelings, with words where there are none yet. */
export function SearchButton({ hasWords, autoFocus, onOpen }: OpenProps) {
  const t = useTranslator();
  const name = t(addMood.search.open);
  return (
    <Button
      variant="quiet"
      {...(!hasWords && { shape: "icon", tip: name })}
      className="shrink-0 self-end rounded-full text-small"
      autoFocus={autoFocus}
      onPointerDown={typedWords.preload}
      onClick={onOpen}
    >
      <Search aria-hidden="true" />
      {hasWords && name}
    </Button>
  );
}

/** Whether the words are there, which renders anew when they are. */
function useTypedWords(): boolean {
  const [isLoaded, setLoaded] = useState(typedWords.loaded !== null);
  useEffect(() => {
    // Without them, the names of the feelings are found.
    typedWords.load().then(
      () => setLoaded(true),
      () => {},
    );
  }, []);
  return isLoaded;
}

function useFocusOf(field: RefObject<HTMLElement | null>) {
  useEffect(() => field.current?.focus(), [field]);
}
