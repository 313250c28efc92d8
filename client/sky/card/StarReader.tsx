import { type ComponentProps, type RefObject, useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { emptyFilter } from "#domain/journal/filter.ts";
import { searchWords } from "#domain/journal/search.ts";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { useWaiting } from "../../outbox/use-universe.ts";
import { useFilter } from "../../search/use-filter.ts";
import { StarDetails } from "../../stars/StarDetails.tsx";
import { useStarActions } from "../../stars/star-actions.ts";
import { type Waiting, WaitingLine, WaitingMark } from "../../stars/WaitingMark.tsx";
import { showToast } from "../../ui/toasts.ts";
import { placeAmong, useEntry, useSelection, useSelectionActions } from "../selection/use-selection.ts";
import { isDrawable, useSky, useSkyState } from "../sky-store.tsx";
import { Moons } from "./Moons.tsx";
import { StarCard } from "./StarCard.tsx";
import { StarPeek } from "./StarPeek.tsx";

/** What the selected star says: its moons, and its card or what opens it. */
export function StarReader() {
  const { entries, tags } = useOwnUniverse();
  const { layer } = useSky().overlays;
  const isDrawn = useSkyState(({ drawing }) => isDrawable(drawing));
  const stars = useSkyState((state) => state.found) ?? entries;
  const selecting = useSelectionActions();
  const { selectedId, isOpen, isSelectingSeveral } = useSelection();
  const entry = useEntry(entries, selectedId);
  const openButton = useRef<HTMLButtonElement>(null);
  const { filter, setFilter } = useFilter();
  const words = useMemo(() => searchWords(filter.words), [filter.words]);
  const tagsOfStar = useTagsOf(entry, tags);
  const chosen = filter.tags.length === 1 ? (filter.tags[0] ?? null) : null;
  const actions = useStarActions();
  useGoneStar(entries, isOpen ? (entry?.id ?? null) : null);
  useFocusAfterCard(isOpen, openButton);
  if (!entry || isSelectingSeveral) return null;

  const chooseTag = ({ id }: Tag) => setFilter({ ...emptyFilter, tags: id === chosen ? [] : [id] });
  const { previous, next, position } = placeAmong(entries, entry.id, stars);
  const walk = {
    onStep: selecting.events.stepped,
    hasPrevious: previous !== null,
    hasNext: next !== null,
  };
  const remove = () => {
    selecting.select(next ?? previous);
    actions.remove(entry);
  };
  return (
    <>
      {isDrawn &&
        layer.current &&
        tagsOfStar.length > 0 &&
        createPortal(<Moons tags={tagsOfStar} chosen={chosen} onTag={chooseTag} />, layer.current)}
      {isOpen ? (
        <StarCard
          entry={entry}
          position={position}
          count={stars.length}
          walk={walk}
          onCorrect={() => actions.correct(entry)}
          onKeepOutOfLetters={(isKept) => actions.keepOutOfLetters(entry, isKept)}
          onRemove={remove}
          onClose={selecting.clear}
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
        <StarPeek openButton={openButton} onOpen={selecting.open} {...walk} />
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
function useGoneStar(entries: readonly MoodEntry[], openId: string | null) {
  const read = useRef<string | null>(null);
  useEffect(() => {
    const before = read.current;
    read.current = openId;
    if (before !== null && !entries.some(({ id }) => id === before))
      showToast((t) => ({ title: t(sky.card.gone.title), description: t(sky.card.gone.description) }));
  }, [entries, openId]);
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
