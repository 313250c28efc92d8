import { ResendButton } from "../forms/ResendButton.tsx";
import { useCancelPendingEmail } from "../session/pending-email.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

type Props = { userId: string; email: string; meanwhile: string };

/** A pending address, and what applies until its link is followed. */
export function PendingEmail({ userId, email, meanwhile }: Props) {
  const cancelling = useCancelPendingEmail(userId);
  return (
    <Notice tone="amber">
      <p>
        <strong>{email}</strong> waits for you to follow its link. {meanwhile}
      </p>
      <div className="flex flex-wrap gap-2">
        <ResendButton identifier={email}>Send the link again</ResendButton>
        <Button disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
          Cancel
        </Button>
      </div>
    </Notice>
  );
}
