import { Button } from "../../ui/Button.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { remainingText } from "./remaining-time.ts";

type Props = { share: number; secondsLeft: number | null; onCancel: () => void };

export function FilmProgress({ share, secondsLeft, onCancel }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <ProgressBar label="Making your film" share={share} />
      <p role="status" className="text-quiet text-small tabular-nums">
        {remainingText(secondsLeft)}
      </p>
      <p className="text-quiet text-small">
        It is drawn picture by picture. Leave this open until it is ready; you can use another tab meanwhile.
      </p>
      <Button onClick={onCancel} className="self-start">
        Cancel
      </Button>
    </div>
  );
}
