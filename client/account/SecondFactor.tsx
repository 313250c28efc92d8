import { useMutation } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { wayInCalls } from "#domain/calls/ways-in.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../api.ts";
import { type Doors, useReloadDoors } from "../doors/doors.ts";
import { failureText } from "../doors/failure-text.ts";
import { SureDialog } from "../doors/SureDialog.tsx";
import { useTranslator } from "../languages/language.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { dayText } from "../time/day-text.ts";
import { Button } from "../ui/Button.tsx";
import { Switch } from "../ui/Switch.tsx";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

const SetUpDialog = lazyDialog(async () => (await import("./second-factor/SetUpDialog.tsx")).SetUpDialog);

type Props = { user: User; ways: Doors };

/** A code after the password. A universe without a password and a provider has nothing to ask it after. */
export function SecondFactor({ user, ways }: Props) {
  const t = useTranslator();
  const [task, setTask] = useState<"set up" | "turn off" | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setTask(null), []);
  const { totp } = ways;
  if (!totp && !ways.password && ways.providers.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
      <h3 className="font-medium">
        {t(doors.factor.title)} ·{" "}
        <span className={totp ? "text-accent-ink" : "text-quiet"}>
          {totp ? t(doors.factor.since, { day: dayText(t, totp.since) }) : t(doors.factor.off)}
        </span>
      </h3>
      <p className="max-w-[60ch] text-pretty text-quiet text-small">{t(doors.factor.what)}</p>
      {totp && ways.providers.length > 0 && <ProviderIsEnough isEnough={totp.providerIsEnough} />}
      <Button ref={button} onClick={() => setTask(totp ? "turn off" : "set up")}>
        {t(totp ? doors.factor.turnOff : doors.factor.setUp)}
      </Button>
      {task === "set up" && <SetUpDialog open user={user} onClose={close} focusAfter={button} />}
      {task === "turn off" && <TurnOffDialog onClose={close} />}
    </div>
  );
}

function ProviderIsEnough({ isEnough }: { isEnough: boolean }) {
  const t = useTranslator();
  const reload = useReloadDoors();
  const saving = useMutation({
    mutationFn: (next: boolean) =>
      send(wayInCalls.chooseProviderFactor, { body: { isEnough: next } }).finally(reload),
    onError: (error) =>
      showToast((t) =>
        destructive(t(doors.factor.title), failureText(t, error, doors.factor.providerFailed)),
      ),
  });
  return (
    <div className="w-full">
      <Switch
        label={t(doors.factor.providerIsEnough)}
        hint={t(doors.factor.providerIsEnoughHint)}
        checked={saving.isPending ? saving.variables : isEnough}
        onCheckedChange={(next) => saving.isPending || saving.mutate(next)}
      />
    </div>
  );
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslator();
  const reload = useReloadDoors();
  const turnOff = async () => {
    await send(wayInCalls.endTotp, {}).finally(reload);
    showToast((t) => ({
      title: t(doors.factor.turnedOff),
      description: t(doors.factor.turnedOffHint),
    }));
  };
  return (
    <SureDialog
      title={t(doors.factor.turnOffTitle)}
      hint={t(doors.factor.turnOffHint)}
      act={t(doors.factor.turnOff)}
      onAct={turnOff}
      failed={doors.factor.turnOffFailed}
      onClose={onClose}
    />
  );
}
