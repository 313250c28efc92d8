import { Smartphone, X } from "lucide-react";
import { useState } from "react";
import { mediumDate } from "#domain/languages/dates.ts";
import { reminders } from "#domain/languages/en/reminders.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Device, Reminders } from "#domain/reminders/reminders.ts";
import type { RemindersChange } from "#domain/reminders/schedule.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { Button } from "../ui/Button.tsx";
import { Switch } from "../ui/Switch.tsx";
import { linkTo } from "../ui/TextLink.tsx";
import { Ntfy } from "./Ntfy.tsx";
import { type PushSupport, pushSupport } from "./push-device.ts";
import { useRemoveDevice, useStartDevice } from "./use-reminders.ts";

type Props = {
  userId: string;
  reminders: Reminders;
  draft: RemindersChange;
  onChange: (part: Partial<RemindersChange>) => void;
};

/** The places to which reminders come: this device, others, mail, and a topic of ntfy. */
export function Places({ userId, reminders: state, draft, onChange }: Props) {
  const t = useTranslator();
  const { devices, here, mail } = state;
  const others = devices.filter(({ id }) => id !== here);
  return (
    <section aria-label={t(reminders.places.name)} className="flex flex-col gap-3 border-line border-t pt-4">
      <ThisDevice userId={userId} reminders={state} />
      {others.length > 0 && <OtherDevices userId={userId} devices={others} />}
      {mail ? (
        <Switch
          label={t(reminders.places.byMail)}
          hint={<span className="wrap-anywhere">{t(reminders.places.byMailHint, { mail })}</span>}
          checked={draft.byMail}
          onCheckedChange={(byMail) => onChange({ byMail })}
        />
      ) : (
        <p className="text-quiet text-small">
          <RichText text={reminders.places.noMail} tags={{ link: linkTo("/account-settings") }} />
        </p>
      )}
      <Ntfy stored={state.ntfy} draft={draft} onChange={onChange} />
      <Switch
        label={t(reminders.places.withSound)}
        hint={t(reminders.places.withSoundHint)}
        checked={!draft.isSilent}
        onCheckedChange={(hasSound) => onChange({ isSilent: !hasSound })}
      />
    </section>
  );
}

const whyNot: Record<Exclude<PushSupport, "ready">, Text> = reminders.places.whyNot;

function ThisDevice({ userId, reminders: { here, pushKey } }: Pick<Props, "userId" | "reminders">) {
  const t = useTranslator();
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
        <p className="font-medium">{t(reminders.places.thisDevice)}</p>
        <p className="text-quiet text-small">{t(whyNot[support])}</p>
      </div>
    );
  const isDismissed = start.isSuccess && start.data === null;
  return (
    <Switch
      label={t(reminders.places.thisDevice)}
      hint={t(isDismissed ? reminders.places.asks : reminders.places.thisDeviceHint)}
      checked={here !== null || start.isPending}
      onCheckedChange={change}
    />
  );
}

function OtherDevices({ userId, devices }: { userId: string; devices: readonly Device[] }) {
  const t = useTranslator();
  const dayOf = (moment: string) => new Date(moment).toLocaleDateString(t.locale, mediumDate);
  const remove = useRemoveDevice(userId);
  return (
    <ul aria-label={t(reminders.places.others)} className="flex flex-col">
      {devices.map(({ id, name, renewedAt }) => (
        <li key={id} className="flex min-h-11 items-center gap-3">
          <Smartphone aria-hidden="true" className="size-5 shrink-0 text-quiet" />
          <div className="min-w-0 grow">
            <p className="wrap-anywhere">{name}</p>
            <p className="text-quiet text-small">
              {t(reminders.places.lastOpened, { day: dayOf(renewedAt) })}
            </p>
          </div>
          <Button
            variant="quiet"
            shape="icon"
            tip={t(reminders.places.remove, { name })}
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
