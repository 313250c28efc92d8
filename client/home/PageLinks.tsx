import { BookOpen, ChartNoAxesCombined, type LucideIcon, Sparkles } from "lucide-react";
import { Link } from "wouter";
import { Button } from "../ui/Button.tsx";

/** The pages that the sidebar and the More sheet lead to. */
export const PageLinks = () => (
  <>
    <PageLink href="/journal" icon={BookOpen} name="Journal" />
    <PageLink href="/insights" icon={ChartNoAxesCombined} name="Insights" />
    <PageLink href="/wellness-games" icon={Sparkles} name="Activities" />
  </>
);

const PageLink = ({ href, icon: Icon, name }: { href: string; icon: LucideIcon; name: string }) => (
  <Button asChild variant="quiet" className="justify-start!">
    <Link href={href}>
      <Icon aria-hidden="true" />
      {name}
    </Link>
  </Button>
);
