import { imports } from "#domain/languages/en/imports.ts";
import { isStatus } from "../../call-errors.ts";
import { useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { showToast } from "../../ui/toasts.ts";
import { useRemoveImport } from "./imports-query.ts";

type Props = {
  userId: string;
  id: string;
  /** Name of the file. */
  name: string;
  stars: number;
  corrected: number;
  /** Whether readings, trackers or feelings came too. */
  hasOther: boolean;
  onUndone: () => void;
  onClose: () => void;
};

/** Asks before an import is undone, and says what stays. */
export function UndoDialog({ userId, id, name, stars, corrected, hasOther, onUndone, onClose }: Props) {
  const t = useTranslator();
  const remove = useRemoveImport(userId);
  const undo = () =>
    remove.mutate(id, {
      onSuccess: () => {
        showToast((t) => ({ title: t(imports.undo.done), description: t(imports.undo.doneText) }));
        onClose();
        onUndone();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={t(imports.undo.title)}
      className="md:w-md!"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button disabled={remove.isPending} onClick={onClose}>
            {t(imports.undo.keep)}
          </Button>
          <Button
            variant="danger"
            aria-disabled={remove.isPending}
            onClick={() => !remove.isPending && undo()}
          >
            {t(remove.isPending ? imports.undo.removing : imports.undo.undo)}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        {stars > 0 && (
          <p className="wrap-anywhere">
            <RichText
              text={imports.undo.text}
              tags={{ file: (content) => <bdi className="font-medium">{content}</bdi> }}
              params={{ count: stars, name }}
            />
          </p>
        )}
        {corrected > 0 && <p>{t(imports.changes.undoes)}</p>}
        {hasOther && <p>{t(imports.measured.undoes)}</p>}
        <Notice>
          {remove.isError && (
            <p>{t(isStatus(remove.error, 410) ? imports.undo.tooLate : imports.undo.failed)}</p>
          )}
        </Notice>
      </div>
    </Dialog>
  );
}
