import { Smartphone, X } from "lucide-react";
import { useState } from "react";
import type { Device, Reminders } from "#domain/reminders/reminders.ts";
import type { RemindersChange } from "#domain/reminders/schedule.ts";
import { Button } from "../ui/Button.tsx";
import { Switch } from "../ui/Switch.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { type PushSupport, pushSupport } from "./push-device.ts";
import { useRemoveDevice, useStartDevice } from "./use-reminders.ts";

type Props = {
  userId: string;
  reminders: Reminders;
  draft: RemindersChange;
  onChange: (part: Partial<RemindersChange>) => void;
};

/** Where reminders come: this device, others, and mail. */
export function Places({ userId, reminders, draft, onChange }: Props) {
  const { devices, here, mail } = reminders;
  const others = devices.filter(({ id }) => id !== here);
  return (
    <section aria-label="Where" className="flex flex-col gap-3 border-line border-t pt-4">
      <ThisDevice userId={userId} reminders={reminders} />
      {others.length > 0 && <OtherDevices userId={userId} devices={others} />}
      {mail ? (
        <Switch
          label="By mail"
          hint={<span className="wrap-anywhere">To {mail}. Each mail has a link that stops them.</span>}
          checked={draft.byMail}
          onCheckedChange={(byMail) => onChange({ byMail })}
        />
      ) : (
        <p className="text-quiet text-small">
          Reminders can come by mail too, once an e-mail address is verified in{" "}
          <TextLink href="/account-settings">Account Settings</TextLink>.
        </p>
      )}
      <Switch
        label="With sound"
        hint="Reminders are silent unless you want to hear them."
        checked={!draft.isSilent}
        onCheckedChange={(hasSound) => onChange({ isSilent: !hasSound })}
      />
    </section>
  );
}

const whyNot: Record<Exclude<PushSupport, "ready">, string> = {
  insecure: "Browsers show notifications only over https, and this address has none.",
  "home-screen":
    "On an iPhone or iPad, first put Mood Universe on your home screen: press Share, then Add to Home Screen. Open it from there and come back here.",
  none: "This browser cannot show notifications. Another browser may, and mail needs none.",
  denied:
    "Your browser blocks notifications from this site. Allow them in its settings for this site, then come back here.",
};

function ThisDevice({ userId, reminders: { here, pushKey } }: Pick<Props, "userId" | "reminders">) {
  const [support, setSupport] = useState(pushSupport);
  const start = useStartDevice(userId);
  const remove = useRemoveDevice(userId);
  const change = (isOn: boolean) => {
    if (!isOn && here) return remove.mutate(here);
    start.mutate(pushKey, { onSettled: () => setSupport(pushSupport()) });
  };
  if (support !== "ready" && !here)
    return (
      <div className="flex flex-col gap-1">
        <p className="font-medium">On this device</p>
        <p className="text-quiet text-small">{whyNot[support]}</p>
      </div>
    );
  const isDismissed = start.isSuccess && start.data === null;
  return (
    <Switch
      label="On this device"
      hint={
        isDismissed
          ? "Your browser asks whether it may show notifications. Reminders need a yes."
          : "As a notification, also while Mood Universe is closed."
      }
      checked={here !== null || start.isPending}
      onCheckedChange={change}
    />
  );
}

const dayOf = (moment: string) => new Date(moment).toLocaleDateString(undefined, { dateStyle: "medium" });

function OtherDevices({ userId, devices }: { userId: string; devices: readonly Device[] }) {
  const remove = useRemoveDevice(userId);
  return (
    <ul aria-label="Other devices" className="flex flex-col">
      {devices.map(({ id, name, renewedAt }) => (
        <li key={id} className="flex min-h-11 items-center gap-3">
          <Smartphone aria-hidden="true" className="size-5 shrink-0 text-quiet" />
          <div className="min-w-0 grow">
            <p className="wrap-anywhere">{name}</p>
            <p className="text-quiet text-small">Last opened {dayOf(renewedAt)}</p>
          </div>
          <Button
            variant="quiet"
            shape="icon"
            tip={`Remove ${name}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            <X aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
