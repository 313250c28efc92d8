import { useState } from "react";
import { findEmotion } from "#domain/emotions.ts";
import { EmotionGlyph } from "../../stars/EmotionGlyph.tsx";
import { Button } from "../../ui/Button.tsx";
import { type FeelingAnswer, FeelingDialog } from "./FeelingDialog.tsx";

type Props = {
  /** What the feeling is for, such as the name of a mood. */
  name: string;
  value: FeelingAnswer;
  onChange: (answer: FeelingAnswer) => void;
};

/** Shows a chosen feeling and opens the choice. */
export function FeelingButton({ name, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="max-w-full shrink! px-3" onClick={() => setOpen(true)}>
        <span className="sr-only">{name}: </span>
        <Shown answer={value} />
      </Button>
      {isOpen && <FeelingDialog {...{ name, value, onChange }} onClose={() => setOpen(false)} />}
    </>
  );
}

function Shown({ answer }: { answer: FeelingAnswer }) {
  if (answer === null) return <span className="text-amber">Choose a feeling</span>;
  if (answer === "leave-out") return <span className="text-quiet">Left out</span>;
  return (
    <>
      <EmotionGlyph emotion={answer.emotion} />
      {findEmotion(answer.emotion)?.name}
      <span className="text-quiet tabular-nums">{answer.intensity}</span>
      <span className="sr-only">of 10</span>
    </>
  );
}
