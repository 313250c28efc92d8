import type { Reminders } from "#domain/reminders/reminders.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useRest } from "./use-reminders.ts";

type Props = { userId: string; reminders: Reminders };

const onDay = (moment: string) =>
  new Date(moment).toLocaleDateString(undefined, { weekday: "long", day: "numeric", month: "long" });
const atTime = (moment: string) =>
  new Date(moment).toLocaleString(undefined, {
    ...{ weekday: "long", day: "numeric", month: "long" },
    ...{ hour: "numeric", minute: "2-digit" },
  });

/** The next reminder, the rest, or that nothing would come. */
export function WhenNext({ userId, reminders }: Props) {
  const rest = useRest(userId);
  const { choices, nextAt, devices, mail } = reminders;
  if (!choices?.isOn) return null;
  if (choices.restUntil)
    return (
      <Notice tone="plain">
        <p>Resting until {onDay(choices.restUntil)}.</p>
        <Button disabled={rest.isPending} onClick={() => rest.mutate(false)}>
          End the rest
        </Button>
      </Notice>
    );
  if (devices.length === 0 && !(choices.byMail && mail))
    return (
      <Notice tone="amber">
        <p>No reminder comes yet: choose a device or mail below.</p>
      </Notice>
    );
  return nextAt && <p className="text-quiet">Next: {atTime(nextAt)}</p>;
}
