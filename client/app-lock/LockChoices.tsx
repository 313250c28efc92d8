import { type LockMinutes, lockMinutes } from "#domain/app-lock.ts";
import { appLock } from "#domain/languages/en/app-lock.ts";
import { useTranslator } from "../languages/language.ts";
import { OneOf } from "../ui/OneOf.tsx";
import { Switch } from "../ui/Switch.tsx";
import type { LockRecord } from "./lock-record.ts";

export type When = Pick<LockRecord, "minutes" | "whenHidden">;

/** The choices of when the curtain comes by itself. */
export function LockChoices({ when, onChange }: { when: When; onChange: (when: When) => void }) {
  const t = useTranslator();
  return (
    <>
      <OneOf
        legend={t(appLock.when.legend)}
        options={lockMinutes.map((minutes) => [`${minutes}`, t(appLock.when.minutes, { minutes })])}
        value={`${when.minutes}`}
        onValueChange={(chosen) => onChange({ ...when, minutes: Number(chosen) as LockMinutes })}
      />
      <Switch
        label={t(appLock.when.hidden)}
        hint={t(appLock.when.hiddenHint)}
        checked={when.whenHidden}
        onCheckedChange={(whenHidden) => onChange({ ...when, whenHidden })}
      />
      <p className="text-quiet text-small">{t(appLock.when.key)}</p>
    </>
  );
}
