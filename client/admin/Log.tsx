import { useInfiniteQuery } from "@tanstack/react-query";
import type { AdminLog } from "#domain/admin/log.ts";
import { admin } from "#domain/languages/en/admin.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import { Answered } from "./Answered.tsx";
import { MoreButton } from "./MoreButton.tsx";
import { logQuery } from "./queries.ts";

/** Lists each action, who did it, and the person that it was done for. */
export function Log() {
  const t = useTranslator();
  const query = useInfiniteQuery(logQuery);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[65ch] text-pretty text-quiet">{t(admin.log.what)}</p>
      <Answered query={query} rows={5}>
        {({ pages }) => <Entries entries={pages.flatMap(({ entries }) => entries)} />}
      </Answered>
      <MoreButton query={query} />
    </div>
  );
}

type Entry = AdminLog["entries"][number];

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslator();
  if (entries.length === 0) return <p>{t(admin.log.none)}</p>;
  return (
    <ol aria-label={t(admin.parts.log)} className="surface flex flex-col divide-y divide-line px-4 sm:px-6">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-col gap-x-4 py-3 sm:flex-row sm:justify-between">
          <div className="min-w-0">
            <p className="font-medium">{actionText(t, entry)}</p>
            <p className="text-quiet text-small wrap-anywhere">{whoText(t, entry)}</p>
          </div>
          <time dateTime={entry.at} className="shrink-0 text-quiet text-small tabular-nums">
            {new Date(entry.at).toLocaleString(t.locale, { dateStyle: "medium", timeStyle: "short" })}
          </time>
        </li>
      ))}
    </ol>
  );
}

const { actions } = admin.log;

/** A server of a later version may know more actions. */
const isKnown = (action: string): action is keyof typeof actions => Object.hasOwn(actions, action);

const actionText = (t: Translator, { action }: Entry) =>
  isKnown(action) ? t(actions[action]) : t(admin.log.other);

function whoText(t: Translator, { by, byName, forName }: Entry): string {
  const whom = forName === null ? [] : [t(admin.log.forName, { name: forName })];
  return [...whom, byText(t, by, byName)].join("\u00a0· ");
}

function byText(t: Translator, by: Entry["by"], byName: string | null): string {
  if (by === "operator") return t(admin.log.byOperator);
  return byName === null ? t(admin.log.bySomebody) : t(admin.log.byAdministrator, { name: byName });
}
