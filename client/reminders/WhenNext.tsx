import { reminders } from "#domain/languages/en/reminders.ts";
import type { Reminders } from "#domain/reminders/reminders.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useRest } from "./use-reminders.ts";

type Props = { userId: string; reminders: Reminders };

const day = { weekday: "long", day: "numeric", month: "long" } as const;
const dayAndTime = { ...day, hour: "numeric", minute: "2-digit" } as const;

/** Says when the next reminder comes, until when reminders rest, or that nothing would come. */
export function WhenNext({ userId, reminders: state }: Props) {
  const t = useTranslator();
  const textOf = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleString(t.locale, options);
  const rest = useRest(userId);
  const { choices, nextAt, devices, mail, ntfy } = state;
  if (!choices?.isOn) return null;
  if (choices.restUntil)
    return (
      <Notice tone="plain">
        <p>{t(reminders.restingUntil, { day: textOf(choices.restUntil, day) })}</p>
        <Button disabled={rest.isPending} onClick={() => rest.mutate(false)}>
          {t(reminders.endRest)}
        </Button>
      </Notice>
    );
  if (devices.length === 0 && !(choices.byMail && mail) && !ntfy)
    return (
      <Notice tone="amber">
        <p>{t(reminders.noneComes)}</p>
      </Notice>
    );
  return nextAt && <p className="text-quiet">{t(reminders.next, { moment: textOf(nextAt, dayAndTime) })}</p>;
}
