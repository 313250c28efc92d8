import { BookOpen, ChartNoAxesCombined, ListChecks, type LucideIcon, Sparkles } from "lucide-react";
import { Link } from "wouter";
import { pageBar } from "#domain/languages/en/page-bar.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { useCheckInAddress } from "../navigation/check-in-address.ts";
import { Button } from "../ui/Button.tsx";

/** The pages that the sidebar leads to. */
export const PageLinks = () => (
  <>
    <PageLink href="/journal" icon={BookOpen} name={pageBar.pages.journal} />
    <PageLink href="/insights" icon={ChartNoAxesCombined} name={pageBar.pages.insights} />
    <CheckInLink />
    <ActivitiesLink />
  </>
);

export const ActivitiesLink = () => (
  <PageLink href="/wellness-games" icon={Sparkles} name={pageBar.pages.activities} />
);

/** Opens the check-in over the page that the person is on. */
export function CheckInLink({ onLeave }: { onLeave?: () => void }) {
  const t = useTranslator();
  const address = useCheckInAddress();
  return (
    <Button asChild variant="quiet" className="justify-start!">
      <Link href={address} replace aria-haspopup="dialog" {...(onLeave && { onClick: onLeave })}>
        <ListChecks aria-hidden="true" />
        {t(pageBar.pages.checkIn)}
      </Link>
    </Button>
  );
}

const PageLink = ({ href, icon: Icon, name }: { href: string; icon: LucideIcon; name: Text }) => {
  const t = useTranslator();
  return (
    <Button asChild variant="quiet" className="justify-start!">
      <Link href={href}>
        <Icon aria-hidden="true" />
        {t(name)}
      </Link>
    </Button>
  );
};
