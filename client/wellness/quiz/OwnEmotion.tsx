import { PenLine } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { quizRefusals, userEmotionLimit } from "#domain/wellness/quiz.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";

type Props = {
  /** The word of their own that is chosen, or null. */
  used: string | null;
  onUse: (word: string) => void;
};

/** For feelings that are not in the grid. */
export function OwnEmotion({ used, onUse }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The box takes the focus with it when it goes.
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
      <Button ref={opener} variant="quiet" className="-ml-4" onClick={() => setOpen(true)}>
        <PenLine aria-hidden="true" />
        Type Your Own Emotion
      </Button>
      <p role="status" className="min-w-0 wrap-anywhere">
        {used !== null && (
          <>
            <span className="text-quiet">Your word: </span>
            <bdi className="font-medium">{used}</bdi>
          </>
        )}
      </p>
    </div>
  );
}

function WordBox({ onUse, onCancel }: { onUse: (word: string) => void; onCancel: () => void }) {
  const [word, setWord] = useState("");
  const isBlank = word.trim() === "";
  const isFull = word.length >= userEmotionLimit;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
    // Enter that ends the composition of a character is no answer yet.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank) onUse(word);
  };
  return (
    <div ref={bringIntoView} className="flex animate-fade scroll-mb-52 flex-col gap-3">
      <TextField
        label="Your own emotion"
        aside={`${word.length} / ${userEmotionLimit}`}
        hint={isFull && quizRefusals.longEmotion}
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
        <Button disabled={isBlank} onClick={() => onUse(word)}>
          Use
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** On a small screen it opens behind the button that stays in sight. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
