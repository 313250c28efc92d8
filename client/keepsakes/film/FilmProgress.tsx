import { Button } from "../../ui/Button.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { remainingText } from "./remaining-time.ts";

type Props = { share: number; secondsLeft: number | null; onCancel: () => void };

export function FilmProgress({ share, secondsLeft, onCancel }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <ProgressBar label="Making your film" share={share} />
      <p role="status" className="text-quiet text-small">
        {remainingText(secondsLeft)}
      </p>
      <p className="text-quiet text-small">
        Your browser draws it picture by picture on this device. Leave this open until it is ready.
      </p>
      <DialogActions>
        <ActionRow>
          <Button onClick={onCancel}>Cancel</Button>
        </ActionRow>
      </DialogActions>
    </div>
  );
}
