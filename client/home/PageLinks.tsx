import { BookOpen, ChartNoAxesCombined, type LucideIcon, Sparkles } from "lucide-react";
import { Link } from "wouter";
import { home } from "#domain/languages/en/home.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";

/** The pages that the sidebar leads to. */
export const PageLinks = () => (
  <>
    <PageLink href="/journal" icon={BookOpen} name={home.pages.journal} />
    <PageLink href="/insights" icon={ChartNoAxesCombined} name={home.pages.insights} />
    <ActivitiesLink />
  </>
);

export const ActivitiesLink = () => (
  <PageLink href="/wellness-games" icon={Sparkles} name={home.pages.activities} />
);

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
