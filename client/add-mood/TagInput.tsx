import { Plus } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { maxTagsOfStar, tagNameLimit } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { Field } from "../ui/Field.tsx";
import { newTagOffer, offersFor, type TagOffer, type TagsOfUniverse } from "./choose-tags.ts";
import type { MoodForm } from "./mood-form.ts";

export type TagValue = Pick<MoodForm, "tags" | "tagText">;

/** Most options in the list below the field. */
const shownOptions = 6;

type InputProps = {
  value: TagValue;
  universe: TagsOfUniverse;
  error: string | undefined;
  onTextChange: (text: string) => void;
  onChoose: (offer: TagOffer) => void;
  onEnter: () => void;
  onRemoveLast: () => void;
};

/** An editable combobox with a list (WAI-ARIA), which takes no room while it is closed. */
export function TagInput({
  value,
  universe,
  error,
  onTextChange,
  onChoose,
  onEnter,
  onRemoveLast,
}: InputProps) {
  const t = useTranslator();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { tags, tagText } = value;
  const created = newTagOffer(tagText, tags, universe.tags);
  const found = isOpen ? offersFor(tagText, tags, universe).slice(0, shownOptions) : [];
  const options = isOpen ? [...found, ...(created ? [created] : [])] : [];
  const current = options[Math.min(active, options.length - 1)];
  const show = (text: string) => {
    onTextChange(text);
    setOpen(text.trim() !== "");
    setActive(0);
  };
  const choose = (offer: TagOffer) => {
    onChoose(offer);
    setOpen(false);
  };
  const move = (by: number) => {
    setOpen(true);
    if (isOpen) setActive((Math.min(active, options.length - 1) + by + options.length) % options.length || 0);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Escape" && isOpen) setOpen(false);
    else if (event.key === "Enter" && current) choose(current);
    else if (event.key === "Enter" && tagText.trim() !== "") onEnter();
    else if (event.key === "Backspace" && tagText === "" && tags.length > 0) onRemoveLast();
    else return;
    event.preventDefault();
  };
  return (
    <Field
      label={t(addMood.tags.title)}
      aside={
        tags.length === 0
          ? t(addMood.optional)
          : t(addMood.tags.count, { count: tags.length, max: maxTagsOfStar })
      }
      error={error}
    >
      {(control) => (
        <div className="flex flex-col">
          <input
            {...control}
            name="tags"
            type="text"
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current && `${listId}-${options.indexOf(current)}`}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            maxLength={tagNameLimit}
            placeholder={t(addMood.tags.find)}
            value={tagText}
            onChange={(event) => show(event.target.value)}
            onKeyDown={press}
            onBlur={() => setOpen(false)}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={t(addMood.tags.list)}
            className="mt-1 overflow-hidden rounded-control border border-line bg-raised empty:hidden"
          >
            {options.map((offer, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field choose (WAI-ARIA combobox).
              <div
                key={offer.name}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={offer === current}
                // The focus stays in the field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(offer)}
                className="flex min-h-11 cursor-pointer items-center gap-1.5 px-3 hover:bg-solid aria-selected:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)]"
              >
                {offer === created ? (
                  <>
                    <Plus aria-hidden="true" className="size-4 shrink-0" />
                    <span className="min-w-0 wrap-anywhere">
                      <RichText
                        text={addMood.tags.add}
                        tags={{ tag: (content) => <bdi>{content}</bdi> }}
                        params={{ name: offer.name }}
                      />
                    </span>
                  </>
                ) : (
                  <bdi className="truncate">{offer.name}</bdi>
                )}
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
