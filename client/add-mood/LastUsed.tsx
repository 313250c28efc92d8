import { History } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import type { Emotion } from "#domain/emotions.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { findEmotion } from "#domain/feelings.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { useTranslator } from "../languages/language.ts";
import { EmotionGlyph, toneOf } from "../stars/EmotionGlyph.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { cn } from "../ui/class-names.ts";
import { definitionText } from "./definition-text.ts";
import { chipLook } from "./EmotionChip.tsx";

type Props = {
  /** The latest first. */
  emotions: readonly string[];
  value: string | null;
  onChoose: (emotion: string) => void;
  onPoint: (emotion: Emotion | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The width of the row on a phone, of a button around its name, and of a name at most, in letters. */
const phoneRow = { width: 38, around: 7, name: 16 } as const;

/** How many of these names a phone shows, so that each can be told from the others: at least two. */
function shownOnPhones(names: readonly string[]): number {
  let width = 0;
  const tooMany = names.findIndex((name) => {
    width += phoneRow.around + Math.min(phoneRow.name, name.length);
    return width > phoneRow.width;
  });
  return tooMany < 0 ? names.length : Math.max(2, tooMany);
}

/**
 * Buttons for the feelings that the person used last. They choose in the grid below, whose radio buttons alone hold the
 * value. Together they are one stop for the Tab key. On narrow screens the row shows the first two or three, and with
 * very large text one, so that its name is readable.
 */
export function LastUsed({ emotions, value, onChoose, onPoint, onKeyDown }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const id = useId();
  // A star of another tab does not move what the person is about to press.
  const [shown] = useState(emotions);
  const known = shown.flatMap((emotion) => findEmotion(feelings, emotion) ?? []);
  if (known.length === 0) return null;
  const names = known.map(({ id: emotion }) => feelingName(t, feelings, emotion));
  const onPhones = shownOnPhones(names);
  const tabStop = known.find((emotion) => emotion.id === value) ?? known[0];
  return (
    <div className="@container min-w-0 grow">
      <fieldset
        aria-labelledby={id}
        onKeyDown={onKeyDown}
        className="flex min-w-0 items-center gap-1.5 sm:flex-col sm:items-stretch sm:gap-1"
      >
        <p id={id} className="text-quiet text-small">
          <History aria-hidden="true" className="size-4 sm:hidden" />
          <span className="max-sm:sr-only">{t(addMood.lastUsed)}</span>
        </p>
        <div className="flex min-w-0 grow gap-0.75 @max-[13rem]:[&>:nth-child(n+2)]:hidden @max-[17rem]:[&>:nth-child(n+3)]:hidden max-sm:[&>:nth-child(n+4)]:hidden sm:gap-1.5">
          {known.map((emotion, at) => (
            <button
              key={emotion.id}
              type="button"
              value={emotion.id}
              tabIndex={emotion === tabStop ? 0 : -1}
              aria-pressed={emotion.id === value}
              aria-describedby={`${id}-${emotion.id}`}
              style={toneOf(emotion)}
              onClick={() => onChoose(emotion.id)}
              onFocus={(event) => event.target.matches(":focus-visible") && onPoint(emotion)}
              onPointerEnter={(event) => event.pointerType === "mouse" && onPoint(emotion)}
              onPointerLeave={() => onPoint(null)}
              className={cn(
                chipLook,
                at >= onPhones && "max-sm:hidden",
                "min-w-0 max-w-40 grow only:grow-0 rounded-full px-2.5 hover:border-edge sm:grow-0 sm:px-3 focus-visible:outline-offset-1 aria-pressed:tone aria-pressed:border-current aria-pressed:bg-[color-mix(in_oklab,currentColor_20%,transparent)]",
              )}
            >
              <EmotionGlyph emotion={emotion.id} />
              <bdi className="truncate text-ink max-sm:text-small">{names[at]}</bdi>
              <span id={`${id}-${emotion.id}`} hidden>
                {definitionText(t, emotion)}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
