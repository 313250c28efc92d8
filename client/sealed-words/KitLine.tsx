import { useQuery } from "@tanstack/react-query";
import { FileText, X } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { kitLine } from "#domain/languages/en/kit-line.ts";
import { useTranslator } from "../languages/language.ts";
import { sealQuery } from "../sealed/seal-query.ts";
import { serverClock } from "../time/server-clock.ts";
import { Button } from "../ui/Button.tsx";
import { askLater, kitToAskFor } from "./kit-question.ts";

type Props = { user: User; className: string };

/** One quiet row, once a year, for a person whose words are sealed: a lost kit opens nothing. */
export function KitLine({ user, className }: Props) {
  const t = useTranslator();
  const { data: seal } = useQuery(sealQuery(user.id));
  const [wasPutOff, setPutOff] = useState(false);
  const now = serverClock.at(Date.now());
  const kit = seal ? kitToAskFor(seal.slots, now) : null;
  if (!kit || wasPutOff) return null;
  const putOff = () => {
    askLater(kit.id, now);
    setPutOff(true);
  };
  return (
    <section aria-label={t(kitLine.question)} className={className}>
      <Button
        asChild
        variant="quiet"
        className="min-w-0 shrink! grow justify-start! pe-0! font-normal text-small"
      >
        <Link href="/sealed-words">
          <FileText aria-hidden="true" />
          <span className="min-w-0 text-balance text-start">{t(kitLine.question)}</span>
        </Link>
      </Button>
      <Button variant="quiet" shape="icon" tip={t(kitLine.later)} onClick={putOff}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
