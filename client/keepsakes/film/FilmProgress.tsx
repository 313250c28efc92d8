import { common } from "#domain/languages/en/common.ts";
import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { remainingText } from "./remaining-time.ts";

type Props = { share: number; secondsLeft: number | null; onCancel: () => void };

export function FilmProgress({ share, secondsLeft, onCancel }: Props) {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-3">
      <ProgressBar label={t(keepsakes.film.making)} share={share} />
      <p role="status" className="text-quiet text-small">
        {remainingText(t, secondsLeft)}
      </p>
      <p className="text-quiet text-small">{t(keepsakes.film.makingHint)}</p>
      <DialogActions>
        <ActionRow>
          <Button onClick={onCancel}>{t(common.cancel)}</Button>
        </ActionRow>
      </DialogActions>
    </div>
  );
}
