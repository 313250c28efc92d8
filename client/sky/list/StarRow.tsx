import { Check } from "lucide-react";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { SideMark } from "../../stars/SideMark.tsx";
import { StarPicture } from "../../stars/StarPicture.tsx";
import { noteText, starName } from "../../stars/star-text.ts";
import { type Waiting, WaitingMark } from "../../stars/WaitingMark.tsx";
import { cn } from "../../ui/class-names.ts";
import { useSkyState } from "../sky-store.tsx";
import { formatDay, noteBeginning } from "./row-text.ts";

type Props = {
  entry: MoodEntry;
  /** Number of the star among all stars, beginning with 1. */
  position: number;
  place: { readonly top: number; readonly height: number };
  isActive: boolean;
  isSelected: boolean;
  isInSeveral: boolean;
  waiting: Waiting | null;
  onPick: () => void;
  onToggle: () => void;
  onFocus: () => void;
};

export function StarRow({
  entry,
  position,
  place,
  isActive,
  isSelected,
  isInSeveral,
  waiting,
  ...on
}: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const [name, day, note] = [
    starName(t, feelings, entry),
    formatDay(t, entry),
    noteBeginning(noteText(t, entry) ?? ""),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useKeyWithClickEvents: the grid listens to the keys.
    <div
      role="row"
      aria-rowindex={position}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      onFocus={on.onFocus}
      onClick={on.onPick}
      style={place}
      className={cn(
        "absolute inset-x-0 flex cursor-pointer items-center border-transparent border-s-3 ps-3 hover:bg-raised focus-visible:-outline-offset-2",
        isSelected && "border-accent bg-raised",
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the row takes the focus. */}
      <div role="gridcell" className="flex min-w-0 grow items-center gap-3">
        <Marks entry={entry} />
        <div className="min-w-0 grow">
          <p className="flex items-baseline gap-2">
            <span className="grow truncate">
              {name}
              <SideOf id={entry.id} />
            </span>
            <span className="text-quiet text-small tabular-nums">{entry.intensity}/10</span>
          </p>
          <p className="flex text-quiet text-small">
            <time dateTime={entry.timestamp} className="max-w-full shrink-0 truncate">
              {day}
            </time>
            {(waiting || note) && <span className="whitespace-pre"> · </span>}
            {waiting ? <WaitingMark waiting={waiting} /> : <bdi className="truncate">{note}</bdi>}
          </p>
        </div>
      </div>
      {waiting?.what !== "star" && (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: a click on the box is not one on the row.
        <div role="gridcell" onClick={(event) => event.stopPropagation()}>
          <label className="relative grid size-11 place-items-center">
            <input
              type="checkbox"
              tabIndex={isActive ? 0 : -1}
              checked={isInSeveral}
              onChange={on.onToggle}
              aria-label={t(sky.list.addToSeveral, { star: name, day })}
              className="peer size-4.5 appearance-none rounded-[0.3rem] border border-edge checked:border-accent checked:bg-accent forced-colors:appearance-auto"
            />
            <Check
              aria-hidden="true"
              className="pointer-events-none absolute hidden size-3.5 stroke-3 text-on-accent peer-checked:block forced-colors:peer-checked:hidden"
            />
          </label>
        </div>
      )}
    </div>
  );
}

/** The side of a star, while two sides of a comparison are shown. */
function SideOf({ id }: { id: string }) {
  const compared = useSkyState((state) => state.compared);
  const side = compared?.sides.get(id);
  if (!compared || !side) return null;
  return (
    <>
      {" "}
      <SideMark side={side} className="mb-0.5 size-3" />
      <span className="sr-only">{compared.names[side]}</span>
    </>
  );
}

/** The star as the sky draws it. A twin star has two, the orbiting one smaller. */
function Marks({ entry: { emotion, isTwinStar, secondaryEmotion } }: { entry: MoodEntry }) {
  return (
    <span className="relative -mx-3 -my-2 size-13 shrink-0">
      <StarPicture emotion={emotion} />
      {isTwinStar === 1 && secondaryEmotion && (
        <span className="absolute -inset-e-0.5 -bottom-0.5 size-8">
          <StarPicture emotion={secondaryEmotion} />
        </span>
      )}
    </span>
  );
}
