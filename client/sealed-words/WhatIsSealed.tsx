import { Eye, LockKeyhole, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { whatRuns } from "#domain/languages/en/what-runs.ts";
import { type Text, textsIn } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Section } from "../ui/Section.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Two lists: what sealing covers, and what it leaves readable. */
export function WhatIsSealed() {
  const t = useTranslator();
  return (
    <Section title={t(sealedWords.what.title)}>
      <p className="max-w-[65ch] text-pretty">{t(sealedWords.what.promise)}</p>
      <p className="max-w-[65ch] text-pretty">{t(sealedWords.what.works)}</p>
      <div className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2">
        <Things
          icon={LockKeyhole}
          title={sealedWords.what.sealed}
          things={textsIn(sealedWords.what.sealedThings)}
        />
        <Things icon={Eye} title={sealedWords.what.plain} things={textsIn(sealedWords.what.plainThings)} />
      </div>
    </Section>
  );
}

type ThingsProps = { icon: LucideIcon; title: Text; things: readonly Text[] };

function Things({ icon: Icon, title, things }: ThingsProps) {
  const t = useTranslator();
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <h3 id={id} className="flex items-center gap-2 font-medium">
        <Icon aria-hidden="true" className="size-4.5 text-quiet" />
        {t(title)}
      </h3>
      <Bullets labelledBy={id} texts={things} />
    </div>
  );
}

/** What sealing does not stop, said where people decide, and where they live with it. */
export function Limits() {
  const t = useTranslator();
  return (
    <Section title={t(sealedWords.limits.title)}>
      <Bullets
        texts={[
          ...[sealedWords.limits.server, sealedWords.limits.device],
          ...[sealedWords.limits.shapes, sealedWords.limits.changes, sealedWords.limits.backups],
        ]}
      />
      <TextLink alone href="/what-runs" className="self-start">
        {t(whatRuns.title)}
      </TextLink>
    </Section>
  );
}

function Bullets({ labelledBy, texts }: { labelledBy?: string; texts: readonly Text[] }) {
  const t = useTranslator();
  return (
    <ul
      aria-labelledby={labelledBy}
      className="flex max-w-[65ch] list-disc flex-col gap-1 ps-5 marker:text-quiet"
    >
      {texts.map((text) => (
        <li key={text.id} className="text-pretty">
          {t(text)}
        </li>
      ))}
    </ul>
  );
}
