import { Plus, X } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { addMood } from "#domain/languages/en/add-mood.ts";
import type { Sentence } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import {
  addTag,
  addTypedTag,
  nameOfChoice,
  offersFor,
  type TagOffer,
  type TagsOfUniverse,
} from "./choose-tags.ts";
import { TagInput, type TagValue } from "./TagInput.tsx";

type Props = {
  value: TagValue;
  onValueChange: (value: TagValue) => void;
  universe: TagsOfUniverse;
  /** Why the form was not sent. */
  sentence: Sentence | undefined;
};

/** Buttons for the tags that are offered first. */
const shownButtons = 6;

/** A field that finds or creates a tag, and buttons for the tags that are chosen or used most. */
export function TagField({ value, onValueChange, universe, sentence }: Props) {
  const t = useTranslator();
  const [refused, setRefused] = useState<Extract<ReturnType<typeof addTag>, { ok: false }>>();
  const container = useRef<HTMLDivElement>(null);
  const { tags } = universe;
  const change = (next: Partial<TagValue>) => {
    setRefused(undefined);
    onValueChange({ ...value, ...next });
  };
  const settle = (added: ReturnType<typeof addTag>) => {
    if (added.ok) change({ tags: added.tags, tagText: "" });
    else setRefused(added);
  };
  const removeAt = (at: number) => change({ tags: value.tags.toSpliced(at, 1) });
  // Offers keep their places while they are chosen.
  const first = offersFor("", [], universe).slice(0, shownButtons);
  const others = value.tags.flatMap((choice): TagOffer[] => {
    const name = nameOfChoice(choice, tags);
    return name === null || first.some((offer) => offer.name === name) ? [] : [{ choice, name }];
  });
  const placeOf = ({ name }: TagOffer) =>
    value.tags.findIndex((choice) => nameOfChoice(choice, tags) === name);
  const press = (offer: TagOffer, event: MouseEvent) => {
    const at = placeOf(offer);
    if (at < 0) return settle(addTag(value.tags, offer.choice, tags));
    removeAt(at);
    // The button of a chosen offer goes. A finger would open the keyboard of the phone.
    if (others.includes(offer) && event.detail === 0) container.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={container} className="flex flex-col gap-2">
      <TagInput
        value={value}
        universe={universe}
        error={(refused?.sentence ?? sentence)?.(t)}
        onTextChange={(tagText) => change({ tagText })}
        onChoose={({ choice }) => settle(addTag(value.tags, choice, tags))}
        onEnter={() => settle(addTypedTag(value, tags))}
        onRemoveLast={() => removeAt(value.tags.length - 1)}
      />
      <ul aria-label={t(addMood.tags.ofStar)} className="flex flex-wrap gap-1.5 empty:hidden">
        {[...first, ...others].map((offer) => (
          <li key={offer.name} className="max-w-full">
            <Chip name={offer.name} isChosen={placeOf(offer) >= 0} onPress={(event) => press(offer, event)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChipProps = { name: string; isChosen: boolean; onPress: (event: MouseEvent) => void };

function Chip({ name, isChosen, onPress }: ChipProps) {
  const Mark = isChosen ? X : Plus;
  return (
    <button
      type="button"
      data-toggle=""
      aria-pressed={isChosen}
      onClick={onPress}
      className="flex min-h-11 max-w-full items-center gap-1 rounded-full border border-line bg-raised px-3 text-quiet text-small hover:border-edge aria-pressed:border-accent aria-pressed:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)] aria-pressed:text-ink"
    >
      <bdi className="truncate">{name}</bdi>
      <Mark aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  );
}
