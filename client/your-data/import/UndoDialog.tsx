import { isStatus } from "../../call-errors.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { showToast } from "../../ui/toasts.ts";
import { useRemoveImport } from "./imports-query.ts";
import { starsText } from "./problem-text.ts";

type Props = {
  userId: string;
  id: string;
  /** Of the file. */
  name: string;
  stars: number;
  onUndone: () => void;
  onClose: () => void;
};

/** Asks before an import is undone, and says what stays. */
export function UndoDialog({ userId, id, name, stars, onUndone, onClose }: Props) {
  const remove = useRemoveImport(userId);
  const undo = () =>
    remove.mutate(id, {
      onSuccess: () => {
        showToast({ title: "The import is undone", description: "Your sky is as it was without it." });
        onClose();
        onUndone();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title="Undo this import?"
      className="md:w-md!"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button disabled={remove.isPending} onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            aria-disabled={remove.isPending}
            onClick={() => !remove.isPending && undo()}
          >
            {remove.isPending ? "Removing…" : "Undo the import"}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="wrap-anywhere">
          The {starsText(stars)} that came from <bdi className="font-medium">{name}</bdi> will be removed for
          good, with tags that no other star has. Stars that you have edited since stay. You can import the
          file again.
        </p>
        <Notice>
          {remove.isError && (
            <p>
              {isStatus(remove.error, 410)
                ? "This import is older than 30 days, so its stars stay."
                : "The import could not be undone, because your universe cannot be reached right now. Try again in a moment."}
            </p>
          )}
        </Notice>
      </div>
    </Dialog>
  );
}
