import { common } from "#domain/languages/en/common.ts";
import { forms } from "#domain/languages/en/forms.ts";
import { ResendButton } from "../forms/ResendButton.tsx";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { type SignIn, useCancelPendingEmail } from "../session/pending-email.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

type Props = {
  userId: string;
  email: string;
  /** How the person signs in until the link is followed. */
  way: SignIn["way"];
};

/** A pending address, and what applies until its link is followed. */
export function PendingEmail({ userId, email, way }: Props) {
  const t = useTranslator();
  const cancelling = useCancelPendingEmail(userId);
  return (
    <Notice tone="amber">
      <p>
        <RichText
          text={way === "name" ? forms.pendingEmail.nameMeanwhile : forms.pendingEmail.addressMeanwhile}
          tags={{ address: (content) => <strong>{content}</strong> }}
          params={{ email }}
        />
      </p>
      <div className="flex flex-wrap gap-2">
        <ResendButton identifier={email}>{t(forms.pendingEmail.resend)}</ResendButton>
        <Button disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {t(common.cancel)}
        </Button>
      </div>
    </Notice>
  );
}
