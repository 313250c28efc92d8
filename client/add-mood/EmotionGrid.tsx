import { Plus } from "lucide-react";
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { familiesByPleasantness } from "#domain/emotion-choice.ts";
import type { Emotion } from "#domain/emotions.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { emotionsOf, type Feelings, findEmotion, isOwn } from "#domain/feelings.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { useWithWords } from "../sealed/locked-words.ts";
import { useFeelings } from "../stars/feelings.ts";
import { cn } from "../ui/class-names.ts";
import { definitionText } from "./definition-text.ts";
import { EmotionChip } from "./EmotionChip.tsx";
import { FeelingSearch, SearchButton } from "./FeelingSearch.tsx";
import { LastUsed } from "./LastUsed.tsx";
import { useChoiceKeys } from "./use-choice-keys.ts";

const NewFeelingDialog = lazyDialog(
  async () => (await import("../own-feelings/NewFeelingDialog.tsx")).NewFeelingDialog,
);

/** Archived feelings are offered only to the star that has one. */
const rowsOf = (feelings: Feelings, value: string | null) =>
  familiesByPleasantness.map((family) => {
    const ofFamily = emotionsOf(feelings, family);
    const common = ofFamily.filter((emotion) => !isOwn(emotion));
    const own = ofFamily.filter((emotion) => isOwn(emotion) && (!emotion.isArchived || emotion.id === value));
    // Emotions in pairs, so that four that do not fit into one row wrap two and two.
    return { family, pairs: [common.slice(0, 2), common.slice(2)], own };
  });

/** How many letters the longest names of the four columns may have together at the normal size of text. */
const maxRowLetters = 48;

const areNamesLong = (t: Translator, feelings: Feelings, rows: ReturnType<typeof rowsOf>) =>
  [0, 1, 2, 3]
    .map((column) => rows.map(({ pairs }) => feelingName(t, feelings, pairs.flat()[column]?.id ?? "")))
    .map((names) => Math.max(...names.map((name) => name.length)))
    .reduce((sum, length) => sum + length) > maxRowLetters;

type Props = {
  value: string | null;
  onValueChange: (emotion: string) => void;
  lastUsed: readonly string[];
  /** The id of the person, who can make a feeling here. */
  userId?: string | undefined;
  /** Stands beside the definition of the emotion. */
  children?: ReactNode;
};

/**
 * All emotions as one group of radio buttons: a row for each family, which starts with the family itself, and after it
 * the person's own ones of the family. Above them are the last used ones.
 */
export function EmotionGrid({ value, onValueChange, lastUsed, userId, children }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const rows = useMemo(() => rowsOf(feelings, value), [feelings, value]);
  const group = useId();
  const [pointed, setPointed] = useState<Emotion | null>(null);
  const moveByKey = useChoiceKeys();
  const [search, setSearch] = useState<"open" | "closed" | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  /** The name with which a feeling is being made; null for none. */
  const withWords = useWithWords();
  const [newName, setNewName] = useState<string | null>(null);
  const stopMaking = useCallback(() => setNewName(null), []);
  const chooseFound = (emotion: string) => {
    // One that was just made is in the grid before it takes the focus.
    flushSync(() => {
      onValueChange(emotion);
      setSearch(null);
      setPointed(null);
    });
    // The keyboard of a phone goes, and the feeling is seen where it is in the grid.
    grid.current?.querySelector<HTMLElement>(`[value="${emotion}"]`)?.focus();
  };
  const chipOf = (emotion: Emotion) => (
    <EmotionChip
      key={emotion.id}
      emotion={emotion}
      group={group}
      checked={value === emotion.id}
      onChoose={() => onValueChange(emotion.id)}
      onPoint={setPointed}
    />
  );
  return (
    <div>
      <div data-choices className="flex flex-col gap-2 sm:gap-3">
        {search === "open" ? (
          <FeelingSearch
            onChoose={chooseFound}
            onMake={userId === undefined ? null : withWords(setNewName)}
            onClose={() => setSearch("closed")}
          />
        ) : (
          <div className="flex items-center justify-end gap-0.75">
            <LastUsed
              emotions={lastUsed}
              value={value}
              onChoose={onValueChange}
              onPoint={setPointed}
              onKeyDown={moveByKey}
            />
            <SearchButton
              hasWords={lastUsed.length === 0}
              autoFocus={search === "closed"}
              onOpen={() => setSearch("open")}
            />
          </div>
        )}
        <div
          ref={grid}
          role="radiogroup"
          aria-label={t(addMood.emotion)}
          aria-required="true"
          onKeyDown={moveByKey}
          className={cn(
            "flex flex-col gap-1.5 max-[22.4rem]:gap-3 sm:grid sm:grid-cols-[repeat(4,auto)]",
            areNamesLong(t, feelings, rows) && "text-small",
          )}
        >
          {rows.map(({ family, pairs, own }) => (
            <div
              key={family}
              className="flex flex-wrap gap-0.75 *:grow max-[22.4rem]:grid max-[22.4rem]:grid-cols-2 max-[13rem]:grid-cols-1 sm:contents"
            >
              {pairs.map((emotions, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the emotions of a family never change.
                <div key={at} className="flex gap-0.75 *:grow max-[22.4rem]:contents sm:contents">
                  {emotions.map(chipOf)}
                </div>
              ))}
              {own.length > 0 && (
                // The names of own feelings do not widen the columns of the 36.
                <div className="flex basis-full flex-wrap gap-0.75 max-[22.4rem]:col-span-full sm:col-span-4 sm:w-0 sm:min-w-full sm:gap-1.5">
                  {own.map(chipOf)}
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
      {userId !== undefined && (
        <>
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={NewFeelingDialog.preload}
            onClick={withWords(() => setNewName(""))}
            className="mt-2 flex min-h-11 items-center gap-1.5 rounded-control border border-line border-dashed px-3 text-quiet text-small transition-colors duration-150 hover:border-edge hover:text-ink"
          >
            <Plus aria-hidden="true" className="size-4" />
            {t(addMood.ownFeeling)}
          </button>
          <NewFeelingDialog
            open={newName !== null}
            onClose={stopMaking}
            userId={userId}
            name={newName ?? ""}
            onChoose={chooseFound}
          />
        </>
      )}
      <div className="flex items-start gap-3 pt-2">
        <Definition emotion={pointed ?? findEmotion(feelings, value ?? "")} />
        {children}
      </div>
    </div>
  );
}

/** Always rendered, so that the layout does not move; screen readers announce it with the radio button. */
function Definition({ emotion }: { emotion: Emotion | null }) {
  const t = useTranslator();
  const feelings = useFeelings();
  return (
    <p aria-hidden="true" className="min-h-14 min-w-0 grow text-quiet text-small sm:min-h-7">
      {emotion ? (
        <RichText
          text={addMood.definition}
          tags={{ name: (content) => <span className="font-medium text-ink">{content}</span> }}
          params={{
            feeling: feelingName(t, feelings, emotion.id),
            definition: definitionText(t, emotion),
          }}
        />
      ) : (
        t(addMood.choose)
      )}
    </p>
  );
}
