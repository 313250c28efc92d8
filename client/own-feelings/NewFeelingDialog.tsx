import { feelingName } from "#domain/feeling-name.ts";
import { isOwn } from "#domain/feelings.ts";
import { common } from "#domain/languages/en/common.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import { maxOwnFeelings } from "#domain/records/feeling/feeling.ts";
import { useTranslator } from "../languages/language.ts";
import { putFeeling } from "../outbox/feeling-changes.ts";
import { useFeelings } from "../stars/feelings.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { FeelingDialog } from "./FeelingDialog.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  userId: string;
  /** The name with which the form begins. */
  name: string;
  /** Chooses a feeling: the new one, or another that has the name already. */
  onChoose: (id: string) => void;
};

/** Makes a feeling of the person's own, which is then chosen. */
export function NewFeelingDialog({ open, onClose, userId, name, onChoose }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const choose = (id: string) => {
    onClose();
    onChoose(id);
  };
  if (feelings.all.filter(isOwn).length >= maxOwnFeelings) return <Full open={open} onClose={onClose} />;
  return (
    <FeelingDialog
      open={open}
      onClose={onClose}
      title={t(ownFeelings.make.title)}
      subtitle={t(ownFeelings.make.subtitle)}
      id={null}
      draft={{ name }}
      submitLabel={t(ownFeelings.make.add)}
      onSubmit={async (change) => choose(await putFeeling(userId, change))}
      onTaken={(other) => ({
        label: t(ownFeelings.choose, { name: feelingName(t, feelings, other.id) }),
        onChoose: () => choose(other.id),
      })}
    />
  );
}

function Full({ open, onClose }: Pick<Props, "open" | "onClose">) {
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(ownFeelings.make.title)}
      className="md:w-md!"
      footer={
        <div className="flex justify-end">
          <Button onClick={onClose}>{t(common.close)}</Button>
        </div>
      }
    >
      <p className="pb-1 text-pretty">{t(ownFeelings.full, { count: maxOwnFeelings })}</p>
    </Dialog>
  );
}
