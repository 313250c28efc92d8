import { Archive, ArchiveRestore, Merge, Pencil, Trash2 } from "lucide-react";
import { useId } from "react";
import { emptyFilter } from "#domain/journal/filter.ts";
import { common } from "#domain/languages/en/common.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { OwnFeeling } from "#domain/records/feeling/feeling.ts";
import { useTranslator } from "../../languages/language.ts";
import { EmotionGlyph } from "../../stars/EmotionGlyph.tsx";
import { BoardAction, BoardActions, BoardNote, StarLinks } from "../BoardActions.tsx";
import { BoardRow, RefusedMark, WaitingMark } from "../BoardRow.tsx";
import type { FeelingBoard } from "./use-feeling-board.ts";

type Props = { feeling: OwnFeeling; board: FeelingBoard };

export const starsText = (t: Translator, count: number): string =>
  count === 0 ? t(ownFeelings.noStar) : t(common.stars, { count });

/** A feeling and the number of its stars; pressing it shows what can be done with it. */
export function FeelingRow({ feeling, board }: Props) {
  const t = useTranslator();
  const id = useId();
  const isOpen = board.openId === feeling.id;
  const waiting = board.waiting.get(feeling.id);
  return (
    <>
      <BoardRow
        data={{ "data-feeling": feeling.id }}
        glyph={<EmotionGlyph emotion={feeling.id} />}
        name={feeling.name}
        mark={
          waiting && (waiting.refused ? <RefusedMark text={t(ownFeelings.refused.mark)} /> : <WaitingMark />)
        }
        stars={starsText(t, board.starsOf(feeling))}
        isOpen={isOpen}
        controls={id}
        onToggle={() => board.toggle(feeling.id)}
      />
      {isOpen && <FeelingActions id={id} feeling={feeling} board={board} />}
    </>
  );
}

/** What can be done with a feeling. One that a star has is not removed: the star would say nothing any more. */
function FeelingActions({ id, feeling, board }: Props & { id: string }) {
  const t = useTranslator();
  const stars = board.starsOf(feeling);
  const waiting = board.waiting.get(feeling.id);
  return (
    <BoardActions id={id} name={feeling.name}>
      {waiting?.refused && (
        <p className="col-span-2 w-full px-2 pb-1 text-pretty text-small wrap-anywhere">
          {waiting.refused.sentence ?? t(ownFeelings.refused.withoutReason)} {t(ownFeelings.refused.kept)}
        </p>
      )}
      {stars > 0 && <StarLinks filter={{ ...emptyFilter, emotions: [feeling.id] }} stars={stars} />}
      <BoardAction
        icon={Pencil}
        text={t(ownFeelings.edit)}
        onClick={() => board.begin({ kind: "edit", feeling })}
      />
      <BoardAction
        icon={Merge}
        text={t(ownFeelings.merge)}
        onClick={() => board.begin({ kind: "merge", feeling, into: null })}
      />
      <BoardAction
        icon={feeling.isArchived ? ArchiveRestore : Archive}
        text={t(feeling.isArchived ? ownFeelings.offerAgain : ownFeelings.archive)}
        onClick={() => board.setArchived(feeling, !feeling.isArchived)}
      />
      {stars === 0 && (
        <BoardAction
          icon={Trash2}
          text={t(ownFeelings.remove)}
          onClick={() => board.begin({ kind: "remove", feeling })}
        />
      )}
      {stars > 0 && <BoardNote>{t(ownFeelings.inUse)}</BoardNote>}
      {waiting && !waiting.refused && <BoardNote isLate>{t(ownFeelings.kept)}</BoardNote>}
    </BoardActions>
  );
}
