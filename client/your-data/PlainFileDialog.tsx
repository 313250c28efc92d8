import { common } from "#domain/languages/en/common.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ActionRow } from "../ui/DialogActions.tsx";

type Props = { open: boolean; onClose: () => void; onSave: () => void };

/** Asks before words that are sealed here leave as a file that everybody can read. */
export function PlainFileDialog({ open, onClose, onSave }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(yourData.formats.plain.title)}
      className="md:w-md!"
      footer={
        <ActionRow>
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              onSave();
            }}
          >
            {t(yourData.formats.plain.act)}
          </Button>
        </ActionRow>
      }
    >
      <p className="text-pretty">{t(yourData.formats.plain.text)}</p>
    </Dialog>
  );
}
