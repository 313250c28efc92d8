import { useState } from "react";
import { feelingName } from "#domain/feeling-name.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { intensityRange } from "#domain/records/star/fields.ts";
import { useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { EmotionGlyph } from "../../stars/EmotionGlyph.tsx";
import { useFeelings } from "../../stars/feelings.ts";
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
  const t = useTranslator();
  const feelings = useFeelings();
  if (answer === null) return <span className="text-amber">{t(imports.feeling.choose)}</span>;
  if (answer === "leave-out") return <span className="text-quiet">{t(imports.match.leftOut)}</span>;
  return (
    <>
      <EmotionGlyph emotion={answer.emotion} />
      {feelingName(t, feelings, answer.emotion)}
      <span className="text-quiet tabular-nums">
        <RichText
          text={imports.feeling.intensity}
          tags={{ more: (content) => <span className="sr-only">{content}</span> }}
          params={{ intensity: answer.intensity, most: intensityRange.max }}
        />
      </span>
    </>
  );
}
