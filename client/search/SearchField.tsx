import { Search, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { cleanWords, wordsLimit } from "#domain/journal/filter-parts.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { useSlashKey } from "./use-slash-key.ts";

type Props = {
  words: string;
  onWordsChange: (words: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /** The ids of the list of which this is the field, and of its active option; null without a list. */
  list: { readonly id: string; readonly active: string | undefined } | null;
  /** Returns true for a key that was one of the list. */
  onListKey: (event: KeyboardEvent) => boolean;
};

/** Searches while the person types. */
export function SearchField({ words, onWordsChange, field, list, onListKey }: Props) {
  const t = useTranslator();
  const [typed, setTyped] = useState(words);
  const hasKey = useSlashKey(field);
  // The text stays as it was typed, as long as that is what the filter says.
  const shown = cleanWords(typed) === words ? typed : words;
  const change = (text: string) => {
    setTyped(text);
    onWordsChange(cleanWords(text));
  };
  return (
    <div className="group relative min-w-0 grow basis-40">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3 inset-s-3 size-5 text-quiet group-focus-within:text-ink"
      />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== null}
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
        aria-label={t(starSearch.words.title)}
        aria-keyshortcuts={hasKey ? "/" : undefined}
        placeholder={t(starSearch.words.kinds)}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={wordsLimit}
        value={shown}
        onChange={({ target }) => change(target.value)}
        // The results are there already: Enter on a phone only puts its keyboard away.
        onKeyDown={(event) => {
          const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
          if (!onListKey(event) && isEnter && isTouch()) field.current?.blur();
        }}
        className="h-11 w-full rounded-control border border-edge bg-raised pe-11 ps-10 text-body text-ink placeholder:truncate max-md:placeholder-shown:pe-2 [&::-webkit-search-cancel-button]:hidden"
      />
      {shown !== "" && (
        <Button
          variant="quiet"
          shape="icon"
          aria-label={t(starSearch.words.clear)}
          className="absolute top-0 inset-e-0"
          onClick={() => {
            change("");
            field.current?.focus();
          }}
        >
          <X aria-hidden="true" />
        </Button>
      )}
      {shown === "" && hasKey && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-2 inset-e-2 hidden h-7 min-w-7 place-items-center rounded-[0.45rem] border border-line bg-solid px-1.5 font-sans text-quiet text-small group-focus-within:hidden md:pointer-fine:grid md:pointer-fine:group-focus-within:hidden"
        >
          /
        </span>
      )}
    </div>
  );
}

const isTouch = () => matchMedia("(pointer: coarse)").matches;
