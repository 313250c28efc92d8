import { PenLine } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { quiz } from "#domain/languages/en/quiz.ts";
import { rulesWellness } from "#domain/languages/en/rules-wellness.ts";
import { ruleIn } from "#domain/refusals.ts";
import { emotionRefusal, userEmotionLimit } from "#domain/wellness/quiz/quiz.ts";
import { trimAndLowerCase } from "#domain/wellness/quiz/wheel-words.ts";
import { useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";

type Props = {
  /** The typed word that is chosen, or null. */
  used: string | null;
  onUse: (word: string) => void;
};

/** Lets a person type an emotion that the grid does not offer. */
export function OwnEmotion({ used, onUse }: Props) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Closing the box removes the element that has the focus.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const use = (word: string) => {
    onUse(word);
    setOpen(false);
  };
  if (isOpen) return <WordBox onUse={use} onCancel={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button ref={opener} variant="quiet" className="-ms-4" onClick={() => setOpen(true)}>
        <PenLine aria-hidden="true" />
        {t(quiz.own.type)}
      </Button>
      <p role="status" className="min-w-0 wrap-anywhere">
        {used !== null && (
          <RichText
            text={quiz.own.yourWord}
            tags={{
              quiet: (content) => <span className="text-quiet">{content}</span>,
              own: (content) => <bdi className="font-medium">{content}</bdi>,
            }}
            params={{ word: used }}
          />
        )}
      </p>
    </div>
  );
}

function WordBox({ onUse, onCancel }: { onUse: (word: string) => void; onCancel: () => void }) {
  const t = useTranslator();
  const [word, setWord] = useState("");
  const isBlank = word.trim() === "";
  const refusal = isBlank ? null : emotionRefusal(word);
  // The stored form can be longer than the typed text, which maxLength limits.
  const length = Math.max(word.length, trimAndLowerCase(word).length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
    // Enter also ends the composition of a character.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank && !refusal) onUse(word);
  };
  return (
    <div ref={bringIntoView} className="flex animate-fade scroll-mb-52 flex-col gap-3">
      <TextField
        label={t(quiz.own.label)}
        aside={`${length} / ${userEmotionLimit}`}
        error={refusal ? ruleIn(t, refusal) : undefined}
        hint={
          !refusal && length >= userEmotionLimit && t(rulesWellness.longEmotion, { max: userEmotionLimit })
        }
        value={word}
        onValueChange={setWord}
        maxLength={userEmotionLimit}
        onKeyDown={onKeyDown}
        autoFocus
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="done"
      />
      <div className="flex gap-2">
        <Button disabled={isBlank || refusal !== null} onClick={() => onUse(word)}>
          {t(quiz.own.use)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t(common.cancel)}
        </Button>
      </div>
    </div>
  );
}

/** The box would open behind the sticky button on a small screen. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
