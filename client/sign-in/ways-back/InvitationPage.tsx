import { account } from "#domain/languages/en/account.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import { useTranslator } from "../../languages/language.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { VisitorPage } from "../../ui/VisitorPage.tsx";
import { useInvitation } from "../invitation.ts";
import { BackToLogin } from "./BackToLogin.tsx";
import { NewWayIn } from "./NewWayIn.tsx";

/** Gives a universe a new way in, for whoever has the link of the operator's command. */
export function InvitationPage() {
  const t = useTranslator();
  const link = useInvitation();
  usePageTitle(t(waysBack.invitation.title));
  return (
    <VisitorPage tagline={t(account.tagline)} footer={<BackToLogin />}>
      <NewWayIn link={link} />
    </VisitorPage>
  );
}
