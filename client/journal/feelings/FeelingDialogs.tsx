import { isOwn } from "#domain/feelings.ts";
import { common } from "#domain/languages/en/common.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import type { OwnFeeling } from "#domain/records/feeling/feeling.ts";
import { useTranslator } from "../../languages/language.ts";
import { FeelingDialog } from "../../own-feelings/FeelingDialog.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { GoneDialog } from "../GoneDialog.tsx";
import { MergeFeelingDialog } from "./MergeFeelingDialog.tsx";
import type { FeelingBoard } from "./use-feeling-board.ts";

/** The dialog of what the person is doing. */
export function FeelingDialogs({ board }: { board: FeelingBoard }) {
  const t = useTranslator();
  const { task } = board;
  if (!task) return null;
  if (task.kind === "create") return <MakeFeeling board={board} />;
  const { feeling } = task;
  const isGone = !board.find(feeling.id);
  if (task.kind === "edit") return <EditFeeling feeling={feeling} isGone={isGone} board={board} />;
  if (isGone)
    return (
      <GoneDialog
        title={t(ownFeelings.goneDialog.title, { name: feeling.name })}
        text={t(ownFeelings.goneDialog.text)}
        close={t(ownFeelings.goneDialog.close)}
        onClose={board.cancel}
      />
    );
  if (task.kind === "merge") return <MergeFeelingDialog feeling={feeling} into={task.into} board={board} />;
  return <RemoveFeeling feeling={feeling} board={board} />;
}

type Props = { feeling: OwnFeeling; board: FeelingBoard };

function MakeFeeling({ board }: Pick<Props, "board">) {
  const t = useTranslator();
  return (
    <FeelingDialog
      open
      onClose={board.cancel}
      title={t(ownFeelings.make.title)}
      subtitle={t(ownFeelings.make.subtitle)}
      id={null}
      draft={{}}
      submitLabel={t(ownFeelings.make.add)}
      onSubmit={(change) => void board.create(change)}
      onTaken={(other) =>
        isOwn(other)
          ? {
              label: t(ownFeelings.showIt),
              onChoose: () => {
                board.cancel();
                board.open(other.id);
              },
            }
          : null
      }
    />
  );
}

/** One that another device has removed meanwhile is added again by saving it, so that nothing typed is lost. */
function EditFeeling({ feeling, isGone, board }: Props & { isGone: boolean }) {
  const t = useTranslator();
  return (
    <FeelingDialog
      open
      onClose={board.cancel}
      title={t(ownFeelings.change, { name: feeling.name })}
      id={feeling.id}
      draft={feeling}
      notice={isGone ? t(ownFeelings.goneWhileEdited, { name: feeling.name }) : null}
      submitLabel={t(common.save)}
      onSubmit={(change) => board.save(feeling, change)}
      onTaken={({ id }) => ({
        label: t(ownFeelings.mergeTheTwo),
        onChoose: () => board.begin({ kind: "merge", feeling, into: id }),
      })}
    />
  );
}

function RemoveFeeling({ feeling, board }: Props) {
  const t = useTranslator();
  const stars = board.starsOf(feeling);
  return (
    <Dialog
      open
      onOpenChange={board.cancel}
      onCloseAutoFocus={(event) => event.preventDefault()}
      title={t(ownFeelings.removeDialog.title, { name: feeling.name })}
      className="md:w-md!"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={board.cancel}>{t(ownFeelings.removeDialog.keep)}</Button>
          <Button variant="danger" disabled={stars > 0} onClick={() => board.remove(feeling)}>
            {t(ownFeelings.remove)}
          </Button>
        </div>
      }
    >
      <p>{stars > 0 ? t(ownFeelings.inUse) : t(ownFeelings.removeDialog.text)}</p>
    </Dialog>
  );
}
