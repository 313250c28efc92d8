import { useState } from "react";
import { feelingName } from "#domain/feeling-name.ts";
import { isOwn } from "#domain/feelings.ts";
import type { NewFeeling } from "#domain/formats/import/read-journal.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import { maxOwnFeelings } from "#domain/records/feeling/feeling.ts";
import { intensityRange } from "#domain/records/star/fields.ts";
import { useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { lazyDialog } from "../../loading/lazy-dialog.tsx";
import { EmotionGlyph } from "../../stars/EmotionGlyph.tsx";
import { useFeelings } from "../../stars/feelings.ts";
import { Button } from "../../ui/Button.tsx";
import { type FeelingAnswer, FeelingDialog } from "./FeelingDialog.tsx";

const OwnFeelingDialog = lazyDialog(
  async () => (await import("../../own-feelings/FeelingDialog.tsx")).FeelingDialog,
);

type Props = {
  /** What the feeling is for, such as the name of a mood. */
  name: string;
  value: FeelingAnswer;
  onChange: (answer: FeelingAnswer) => void;
  /** How a feeling of the person's own begins; left out where none can be made. */
  own?: { draft: Partial<NewFeeling>; onMake: (feeling: NewFeeling) => void };
};

/** Shows a chosen feeling and opens the choice, or the form of a feeling of the person's own. */
export function FeelingButton({ name, value, onChange, own }: Props) {
  const [open, setOpen] = useState<"choice" | "own" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button className="max-w-full shrink! px-3" onClick={() => setOpen("choice")}>
        <span className="sr-only">{name}: </span>
        <Shown answer={value} />
      </Button>
      {open === "choice" && (
        <FeelingDialog
          {...{ name, value, onChange }}
          onClose={close}
          onMakeOwn={own ? () => setOpen("own") : null}
        />
      )}
      {open === "own" && own && <OwnFeeling {...{ name, value, onChange, ...own }} onClose={close} />}
    </>
  );
}

type OwnProps = Props & NonNullable<Props["own"]> & { onClose: () => void };

function OwnFeeling({ name, value, draft, onChange, onMake, onClose }: OwnProps) {
  const t = useTranslator();
  const known = useFeelings();
  const intensity = value === null || value === "leave-out" ? intensityRange.default : value.intensity;
  const made = known.all.filter(isOwn).length;
  return (
    <OwnFeelingDialog
      open
      onClose={onClose}
      title={t(imports.feeling.ownTitle, { name })}
      id={null}
      draft={draft}
      notice={made >= maxOwnFeelings ? t(ownFeelings.full, { count: made }) : null}
      submitLabel={t(ownFeelings.make.add)}
      onSubmit={({ isArchived: _, ...feeling }) => {
        if (made >= maxOwnFeelings) return;
        onMake(feeling);
        onClose();
      }}
      onTaken={(other) => ({
        label: t(imports.feeling.useOwn),
        onChoose: () => {
          onChange({ emotion: other.id, intensity });
          onClose();
        },
      })}
    />
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
