import { useInstance } from "../session/instance-settings.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

const subjects = [
  ["support", "Support and feedback"],
  ["technical", "Technical issues"],
  ["business", "Business inquiries"],
] as const;

export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      title="Contact Us"
      open={open}
      onOpenChange={(next) => next || onClose()}
      className="md:w-[30rem]!"
    >
      <div className="flex flex-col gap-4">
        <Addresses />
        <p className="text-quiet">We typically respond within 24 hours</p>
      </div>
    </Dialog>
  );
}

/** The operator's addresses. */
function Addresses() {
  const { data, isFetching, refetch } = useInstance();
  if (!data && isFetching) return <Skeleton rows={3} />;
  if (!data)
    return (
      <Notice>
        <p>The addresses could not be loaded. Check your connection and try again.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Notice>
    );
  return (
    <dl className="flex flex-col gap-2">
      {subjects.map(([subject, name]) => (
        <div key={subject}>
          <dt className="text-quiet text-small">{name}</dt>
          <dd>
            <a
              href={`mailto:${data.contacts[subject]}`}
              className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent underline underline-offset-4 wrap-anywhere"
            >
              {data.contacts[subject]}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
