import { useId, useMemo, useState } from "react";
import { familiesByPleasantness } from "#domain/emotion-choice.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { catalogue, emotionsOf } from "#domain/feelings.ts";
import { common } from "#domain/languages/en/common.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { hasFeeling } from "#domain/records/feeling/count-feelings.ts";
import type { OwnFeeling } from "#domain/records/feeling/feeling.ts";
import { searchTags, sortByUse } from "#domain/records/tag/find-tags.ts";
import { useTranslator } from "../../languages/language.ts";
import { EmotionGlyph } from "../../stars/EmotionGlyph.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { type Target, Targets } from "../Targets.tsx";
import { starsText } from "./FeelingRow.tsx";
import type { FeelingBoard } from "./use-feeling-board.ts";

type Props = { feeling: OwnFeeling; into: string | null; board: FeelingBoard };

/** Finds the feeling that stays, an own one or one of the 36, and says what becomes of the stars before anything is merged. */
export function MergeFeelingDialog({ feeling, into, board }: Props) {
  const t = useTranslator();
  const [chosen, setChosen] = useState(into);
  const [text, setText] = useState("");
  const group = useId();
  const own = useMemo(() => ownTargets(t, feeling, board), [t, feeling, board]);
  const common36 = useMemo(() => commonTargets(t, board), [t, board]);
  // Another device may have removed the feeling in the meantime.
  const target = [...own, ...common36].find(({ id }) => id === chosen) ?? null;
  const [ownFound, commonFound] = [searchTags(own, text), searchTags(common36, text)];
  const lists = { value: target?.id ?? null, onValueChange: setChosen, group };
  return (
    <Dialog
      open
      onOpenChange={board.cancel}
      onCloseAutoFocus={(event) => event.preventDefault()}
      title={t(ownFeelings.mergeDialog.title, { name: feeling.name })}
      subtitle={t(ownFeelings.mergeDialog.hint)}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p role="status" className="min-w-0 grow basis-60 text-small wrap-anywhere">
            {target && mergeText(t, feeling, target, board)}
          </p>
          <Button onClick={board.cancel}>{t(common.cancel)}</Button>
          <Button
            variant="danger"
            disabled={!target}
            onClick={() => target && board.merge(feeling, target.id)}
            className="disabled:border-line disabled:text-quiet"
          >
            {t(ownFeelings.merge)}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          type="search"
          label={t(ownFeelings.find)}
          autoComplete="off"
          dir="auto"
          value={text}
          onValueChange={setText}
        />
        {ownFound.length + commonFound.length === 0 && <p role="status">{t(ownFeelings.noneFound)}</p>}
        <Targets legend={t(ownFeelings.mergeDialog.own)} targets={ownFound} {...lists} />
        <Targets legend={t(ownFeelings.mergeDialog.all)} targets={commonFound} {...lists} />
      </div>
    </Dialog>
  );
}

function ownTargets(t: Translator, { id: merged }: OwnFeeling, board: FeelingBoard): readonly Target[] {
  const others = board.own.filter(({ id }) => id !== merged);
  return sortByUse(others, board.counts).map((other) => {
    const stars = starsText(t, board.starsOf(other));
    const aside = other.isArchived ? t(ownFeelings.archivedWith, { stars }) : stars;
    return { id: other.id, name: other.name, glyph: <EmotionGlyph emotion={other.id} />, aside };
  });
}

const commonTargets = (t: Translator, board: FeelingBoard): readonly Target[] =>
  familiesByPleasantness
    .flatMap((family) => emotionsOf(catalogue, family))
    .map(({ id }) => {
      const name = feelingName(t, catalogue, id);
      const stars = board.starsOf({ id });
      return { id, name, glyph: <EmotionGlyph emotion={id} />, aside: stars > 0 ? starsText(t, stars) : "" };
    });

/** Says what merging does to the stars. */
function mergeText(t: Translator, feeling: OwnFeeling, into: Target, board: FeelingBoard): string {
  const stars = board.starsOf(feeling);
  const params = { from: feeling.name, into: into.name };
  if (stars === 0) return t(ownFeelings.mergeDialog.noStar, params);
  const isBoth = (entry: (typeof board.entries)[number]) =>
    hasFeeling(entry, feeling.id) && hasFeeling(entry, into.id);
  const both = board.entries.filter(isBoth).length;
  if (both === 0) return t(ownFeelings.mergeDialog.change, { ...params, stars });
  return t(ownFeelings.mergeDialog.changeWithTwins, { ...params, stars, both });
}
