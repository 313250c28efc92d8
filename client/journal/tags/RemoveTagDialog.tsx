import type { Tag } from "#domain/tags.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { quoted } from "../../ui/quoted.ts";
import { removalText } from "./tag-text.ts";

type Props = { tag: Tag; stars: number; onRemove: () => void; onCancel: () => void };

export const RemoveTagDialog = ({ tag, stars, onRemove, onCancel }: Props) => (
  <Dialog
    open
    onOpenChange={onCancel}
    onCloseAutoFocus={(event) => event.preventDefault()}
    title={`Remove ${quoted(tag.name)}?`}
    className="md:w-md!"
    footer={
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Keep it</Button>
        <Button variant="danger" onClick={onRemove}>
          Remove
        </Button>
      </div>
    }
  >
    <p>{removalText(stars)}</p>
    {!tag.isArchived && stars > 0 && (
      <p className="mt-2 text-quiet">
        Archive it instead, and the stars keep it, but you are not offered it any more.
      </p>
    )}
  </Dialog>
);
