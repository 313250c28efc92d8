import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

type Props = { tag: Tag; onClose: () => void };

/** Replaces a dialog about a tag that another device has removed or merged in the meantime. */
export function GoneTagDialog({ tag, onClose }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => event.preventDefault()}
      title={t(journalMore.tags.goneDialog.title, { name: tag.name })}
      className="md:w-md!"
      footer={
        <div className="flex justify-end">
          <Button onClick={onClose}>{t(journalMore.tags.goneDialog.close)}</Button>
        </div>
      }
    >
      <p>{t(journalMore.tags.goneDialog.text)}</p>
    </Dialog>
  );
}
