import { type ComponentProps, type RefObject, useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { emptyFilter } from "#domain/journal/filter.ts";
import { searchWords } from "#domain/journal/search.ts";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useWaiting } from "../../outbox/use-waiting.ts";
import { useFilter } from "../../search/use-filter.ts";
import { StarDetails } from "../../stars/StarDetails.tsx";
import { useStarActions } from "../../stars/star-actions.ts";
import { type Waiting, WaitingLine, WaitingMark } from "../../stars/WaitingMark.tsx";
import { showToast } from "../../ui/toasts.ts";
import { adjacentStar, type SkySelection } from "../selection/use-selection.ts";
import { Moons } from "./Moons.tsx";
import type { MoonMover } from "./moon-mover.ts";
import { StarCard } from "./StarCard.tsx";
import { StarPeek } from "./StarPeek.tsx";

type Props = {
  entries: readonly MoodEntry[];
  /** Stars that the filter of the URL finds; null where it finds none, or there is none. */
  found: readonly MoodEntry[] | null;
  tags: readonly Tag[];
  selection: SkySelection;
  /** What moves with the picture of the sky; null where no sky is drawn. */
  layer: RefObject<HTMLElement | null> | null;
  moons: RefObject<MoonMover | null>;
  /** Draws a frame, with which the moons find their places. */
  onMoons: () => void;
};

/** What the selected star says: its moons, and its card or what opens it. */
export function StarReader({ entries, found, tags, selection, layer, moons, onMoons }: Props) {
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
  const stars = found ?? entries;
  const step = (by: -1 | 1) => {
    const next = adjacentStar(entries, entry.id, by, stars);
    return next === entry.id ? null : next;
  };
  const [previous, next] = [step(-1), step(1)];
  const walk = {
    onStep: selection.events.stepped,
    hasPrevious: previous !== null,
    hasNext: next !== null,
  };
  const remove = () => {
    selection.select(next ?? previous);
    actions.remove(entry);
  };
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
          position={stars.findIndex(({ id }) => id === entry.id) + 1}
          count={stars.length}
          walk={walk}
          onCorrect={() => actions.correct(entry)}
          onRemove={remove}
          onClose={selection.clear}
        >
          <CardText
            entry={entry}
            tags={tags}
            words={words}
            onTag={chooseTag}
            chosenTags={chosen === null ? [] : [chosen]}
          />
        </StarCard>
      ) : (
        <StarPeek openButton={openButton} onOpen={selection.open} {...walk} />
      )}
    </>
  );
}

/** What the star says, and whether a correction of it waits or was refused. */
function CardText(props: { entry: MoodEntry } & ComponentProps<typeof StarDetails>) {
  const { id, userId } = props.entry;
  const waiting = useWaiting(userId).get(id);
  return <StarDetails {...props} mark={waiting && <WaitingText waiting={waiting} />} />;
}

/** Says above the note, which may fill the card, that something waits. */
const WaitingText = ({ waiting }: { waiting: Waiting }) => (
  <>
    <WaitingMark waiting={waiting} />
    <div className="basis-full">
      <WaitingLine waiting={waiting} />
    </div>
  </>
);

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
      showToast((t) => ({ title: t(sky.card.gone.title), description: t(sky.card.gone.description) }));
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
