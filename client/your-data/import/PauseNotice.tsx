import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Pause } from "./sending/patience.ts";

/** Why nothing is sent at the moment. Empty while something is. */
export function PauseNotice({ pause, onWake }: { pause: Pause | null; onWake: () => void }) {
  const t = useTranslator();
  return (
    <Notice tone="amber">
      {pause && (
        <>
          <p key={pause}>{t(pause === "busy" ? imports.sending.busy : imports.sending.outOfReach)}</p>
          <Button onClick={onWake}>{t(imports.sending.tryNow)}</Button>
        </>
      )}
    </Notice>
  );
}
