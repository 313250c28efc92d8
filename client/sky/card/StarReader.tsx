import { type RefObject, useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { emptyFilter } from "#domain/journal/filter.ts";
import { searchWords } from "#domain/journal/search.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Tag } from "#domain/tags.ts";
import { useFilter } from "../../search/use-filter.ts";
import { StarDetails } from "../../stars/StarDetails.tsx";
import { useStarActions } from "../../stars/star-actions.ts";
import { showToast } from "../../ui/toasts.ts";
import { adjacentStar, type SkySelection } from "../selection/use-selection.ts";
import { Moons } from "./Moons.tsx";
import type { MoonMover } from "./moon-mover.ts";
import { StarCard } from "./StarCard.tsx";
import { StarPeek } from "./StarPeek.tsx";

type Props = {
  entries: readonly MoodEntry[];
  tags: readonly Tag[];
  selection: SkySelection;
  /** What moves with the picture of the sky; null where no sky is drawn. */
  layer: RefObject<HTMLElement | null> | null;
  moons: RefObject<MoonMover | null>;
  /** Draws a frame, with which the moons find their places. */
  onMoons: () => void;
};

/** What the selected star says: its moons, and its card or what opens it. */
export function StarReader({ entries, tags, selection, layer, moons, onMoons }: Props) {
  const { selectedEntry: entry, isOpen, isSelectingSeveral } = selection;
  const openButton = useRef<HTMLButtonElement>(null);
  const { filter, setFilter } = useFilter();
  const words = useMemo(() => searchWords(filter.words), [filter.words]);
  const tagsOfStar = useTagsOf(entry, tags);
  const chosen = filter.tags.length === 1 ? (filter.tags[0] ?? null) : null;
  const actions = useStarActions();
  useGoneStar(entries, selection);
  useFocusAfterCard(isOpen, openButton);
  if (!entry || isSelectingSeveral) return null;

  const chooseTag = ({ id }: Tag) => setFilter({ ...emptyFilter, tags: id === chosen ? [] : [id] });
  const remove = () => {
    const next = adjacentStar(entries, entry.id, 1);
    const neighbour = next === entry.id ? adjacentStar(entries, entry.id, -1) : next;
    selection.select(neighbour === entry.id ? null : neighbour);
    actions.remove(entry);
  };
  const position = entries.indexOf(entry) + 1;
  return (
    <>
      {layer?.current &&
        tagsOfStar.length > 0 &&
        createPortal(
          <Moons tags={tagsOfStar} chosen={chosen} onTag={chooseTag} mover={moons} onReady={onMoons} />,
          layer.current,
        )}
      {isOpen ? (
        <StarCard
          entry={entry}
          position={position}
          count={entries.length}
          onStep={selection.events.stepped}
          onCorrect={() => actions.correct(entry)}
          onRemove={remove}
          onClose={selection.clear}
        >
          <StarDetails entry={entry} tags={tags} words={words} onTag={chooseTag} />
        </StarCard>
      ) : (
        <StarPeek
          openButton={openButton}
          onOpen={selection.open}
          onStep={selection.events.stepped}
          hasPrevious={position > 1}
          hasNext={position < entries.length}
        />
      )}
    </>
  );
}

/** The identical list while the names are the same. */
function useTagsOf(entry: MoodEntry | null, tags: readonly Tag[]): readonly Tag[] {
  return useMemo(
    () => entry?.tags.flatMap((id) => tags.find((tag) => tag.id === id) ?? []) ?? [],
    [entry, tags],
  );
}

/** A star whose card is open may be removed on another device. */
function useGoneStar(entries: readonly MoodEntry[], { isOpen, selectedEntry }: SkySelection) {
  const read = useRef<string | null>(null);
  useEffect(() => {
    const before = read.current;
    read.current = isOpen ? (selectedEntry?.id ?? null) : null;
    if (before !== null && !entries.some(({ id }) => id === before))
      showToast({
        title: "This star is no longer in your sky",
        description: "It was removed somewhere else. For 30 days, the bin of your journal keeps it.",
      });
  }, [entries, isOpen, selectedEntry]);
}

/** The focus returns from the card that closes, unless it is elsewhere. */
function useFocusAfterCard(isOpen: boolean, openButton: RefObject<HTMLButtonElement | null>) {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && (document.activeElement ?? document.body) === document.body)
      openButton.current?.focus({ preventScroll: true });
  }, [isOpen, openButton]);
}
