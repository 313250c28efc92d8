import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import type { User } from "#domain/accounts/user.ts";
import { accountCalls } from "#domain/calls/account.ts";
import { administrators } from "#domain/languages/en/administrators.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { adminPath } from "#domain/pages/paths.ts";
import { send } from "../api.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Leads administrators to their page, and tells everybody what administrators did for their universe. */
export function AdministratorsSection({ user }: { user: User }) {
  return (
    <>
      {user.isAdministrator && <Lead />}
      <Log />
    </>
  );
}

function Lead() {
  const t = useTranslator();
  return (
    <Section title={t(administrators.lead.title)}>
      <p className="max-w-[65ch] text-pretty text-quiet">{t(administrators.lead.what)}</p>
      <TextLink alone href={adminPath} className="self-start">
        {t(administrators.lead.open)}
      </TextLink>
    </Section>
  );
}

type Entry = z.output<(typeof accountCalls.getAccountLog.replies)[200]>["entries"][number];

/** One quiet line while there is nothing to tell. */
function Log() {
  const t = useTranslator();
  const { data, isError } = useQuery({
    queryKey: ["account", "log"],
    queryFn: async ({ signal }) => (await send(accountCalls.getAccountLog, { signal })).data.entries,
    staleTime: 0,
  });
  if (data && data.length > 0) return <Entries entries={data} />;
  if (!data && !isError) return null;
  return (
    <p className="px-4 text-pretty text-quiet text-small sm:px-6">
      {t(data ? administrators.log.none : administrators.log.unreachable)}
    </p>
  );
}

/** A longer list says first how long it is. */
const shownFirst = 5;

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslator();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? entries : entries.slice(0, shownFirst);
  return (
    <Section title={t(administrators.log.title)}>
      <p className="max-w-[65ch] text-pretty text-quiet">{t(administrators.log.what)}</p>
      <ol aria-label={t(administrators.log.title)} className="flex flex-col gap-3">
        {shown.map((entry) => (
          <li key={`${entry.at} ${entry.action}`}>
            <p className="text-pretty">{actionText(t, entry)}</p>
            <p className="text-pretty text-quiet text-small tabular-nums">{byText(t, entry)}</p>
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button variant="quiet" className="self-start" onClick={() => setShowsAll(true)}>
          {t(administrators.log.showAll, { count: entries.length })}
        </Button>
      )}
    </Section>
  );
}

const { actions } = administrators.log;

/** A server of a later version may know more actions. */
const isKnown = (action: string): action is keyof typeof actions => Object.hasOwn(actions, action);

const actionText = (t: Translator, { action }: Entry) =>
  t(isKnown(action) ? actions[action] : administrators.log.other);

const byText = (t: Translator, { by, at }: Entry) =>
  t(by === "operator" ? administrators.log.byOperator : administrators.log.byAdministrator, {
    moment: new Date(at).toLocaleString(t.locale, { dateStyle: "long", timeStyle: "short" }),
  });
