import type { User } from "#domain/accounts/user.ts";
import { sealedLead } from "#domain/languages/en/sealed-lead.ts";
import { isWorkState } from "#domain/sealed/seal-states.ts";
import { useTranslator } from "../languages/language.ts";
import { Section } from "../ui/Section.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Says how the words of a person are kept, and leads to the page of it. */
export function SealedWordsLead({ user }: { user: User }) {
  const t = useTranslator();
  const { seal = "open" } = user;
  return (
    <Section title={t(sealedLead.title)}>
      <p className="max-w-[65ch] text-pretty text-quiet">
        {t(isWorkState(seal) ? sealedLead.working : sealedLead[seal])}
      </p>
      <TextLink alone href="/sealed-words" className="self-start">
        {t(sealedLead.more)}
      </TextLink>
    </Section>
  );
}
