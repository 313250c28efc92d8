import { programs } from "#domain/languages/en/programs.ts";
import type { WebhookItem } from "#domain/webhooks/webhooks.ts";
import { useTranslator } from "../languages/language.ts";
import { dayText } from "../time/day-text.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { detailText, hostOf, useChangeState, useTest } from "./webhooks.ts";

type Props = { webhook: WebhookItem; onChange: () => void; onRemove: () => void };

/** A webhook: where it goes, whether it works, and what can be done with it. */
export function WebhookCard({ webhook, onChange, onRemove }: Props) {
  const t = useTranslator();
  const { paused } = webhook;
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line p-3 sm:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 dir="ltr" className="min-w-0 font-medium wrap-anywhere parent-aligned">
          {webhook.url}
        </h3>
        <State webhook={webhook} />
      </div>
      <p className="text-pretty text-quiet text-small">{detailText(t, webhook)}</p>
      {paused && (
        <p className="text-pretty text-small">
          {t(programs.webhooks.pausedBy[paused.because], { day: dayText(t, paused.at) })}
        </p>
      )}
      <Actions webhook={webhook} onChange={onChange} onRemove={onRemove} />
    </li>
  );
}

/** Before anything was sent, nobody knows whether it works. A receiver takes what it answers with a status of 2xx. */
function State({ webhook: { paused, lastAnswer } }: Pick<Props, "webhook">) {
  const t = useTranslator();
  if (paused) return <Badge tone="yellow">{t(programs.webhooks.paused)}</Badge>;
  if (!lastAnswer) return null;
  const isTaken = lastAnswer.status !== null && lastAnswer.status >= 200 && lastAnswer.status < 300;
  return (
    <Badge tone={isTaken ? "green" : "yellow"}>
      {t(isTaken ? programs.webhooks.works : programs.webhooks.doesNotArrive)}
    </Badge>
  );
}

function Actions({ webhook, onChange, onRemove }: Props) {
  const t = useTranslator();
  const host = hostOf(webhook);
  const test = useTest(webhook);
  const changeState = useChangeState(webhook);
  const isPaused = webhook.state === "paused";
  return (
    <div className="-mx-3 flex flex-wrap *:px-3">
      <Button
        variant="quiet"
        aria-label={t(isPaused ? programs.webhooks.wakeOne : programs.webhooks.pauseOne, { host })}
        aria-busy={changeState.isPending}
        onClick={() => changeState.isPending || changeState.mutate(isPaused ? "active" : "paused")}
      >
        {t(isPaused ? programs.webhooks.wake : programs.webhooks.pause)}
      </Button>
      <Button
        variant="quiet"
        aria-label={t(programs.webhooks.testOne, { host })}
        aria-busy={test.isPending}
        onClick={() => test.isPending || test.mutate()}
      >
        {t(programs.webhooks.test)}
      </Button>
      <Button variant="quiet" aria-label={t(programs.webhooks.changeOne, { host })} onClick={onChange}>
        {t(programs.webhooks.change)}
      </Button>
      <Button variant="quiet" aria-label={t(programs.webhooks.removeOne, { host })} onClick={onRemove}>
        {t(programs.webhooks.remove)}
      </Button>
    </div>
  );
}
