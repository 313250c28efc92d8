import { panels } from "#domain/languages/en/panels.ts";
import { useTranslator } from "../languages/language.ts";
import { useInstance } from "../session/instance-settings.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

const subjects = ["support", "technical", "business"] as const;

export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslator();
  return (
    <Dialog
      title={t(panels.settings.contact)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      className="md:w-[30rem]!"
    >
      <div className="flex flex-col gap-4">
        <Addresses />
        <p className="text-quiet">{t(panels.contact.within)}</p>
      </div>
    </Dialog>
  );
}

/** Lists the operator's addresses. */
function Addresses() {
  const t = useTranslator();
  const { data, isFetching, refetch } = useInstance();
  if (!data && isFetching) return <Skeleton rows={3} />;
  if (!data) return <RetryNotice text={panels.contact.unreachable} onRetry={() => void refetch()} />;
  return (
    <>
      {data.hasExampleContacts && <p>{t(panels.contact.examples)}</p>}
      <dl className="flex flex-col gap-2">
        {subjects.map((subject) => (
          <div key={subject}>
            <dt className="text-quiet text-small">{t(panels.contact[subject])}</dt>
            <dd>
              <a
                href={`mailto:${data.contacts[subject]}`}
                className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent-ink underline underline-offset-4 wrap-anywhere"
              >
                {data.contacts[subject]}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
