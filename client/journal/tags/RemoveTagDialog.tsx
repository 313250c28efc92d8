import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { removalText } from "./tag-text.ts";

type Props = { tag: Tag; stars: number; onRemove: () => void; onCancel: () => void };

export function RemoveTagDialog({ tag, stars, onRemove, onCancel }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      onCloseAutoFocus={(event) => event.preventDefault()}
      title={t(journalMore.tags.removeDialog.title, { name: tag.name })}
      className="md:w-md!"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onCancel}>{t(journalMore.tags.removeDialog.keep)}</Button>
          <Button variant="danger" onClick={onRemove}>
            {t(journalMore.tags.remove)}
          </Button>
        </div>
      }
    >
      <p>{removalText(t, stars)}</p>
      {!tag.isArchived && stars > 0 && (
        <p className="mt-2 text-quiet">{t(journalMore.tags.removeDialog.archiveInstead)}</p>
      )}
    </Dialog>
  );
}
