import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { HealthReport } from "#domain/admin/health.ts";
import { admin } from "#domain/languages/en/admin.ts";
import { joined } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { Answered } from "./Answered.tsx";
import { healthQuery } from "./queries.ts";

/** What the doctor finds, and what waits to be sent. */
export function ServerHealth() {
  const query = useQuery(healthQuery);
  return (
    <div className="flex flex-col gap-4">
      <Answered query={query} rows={4}>
        {(report) => (
          <>
            <Findings
              report={report}
              isAsking={query.isFetching}
              onAgain={() => query.isFetching || void query.refetch()}
            />
            <Queues queues={report.queues} />
          </>
        )}
      </Answered>
    </div>
  );
}

type Level = "problem" | "note" | "well";

/** What does not work comes first. A level of a later version counts as a note. */
const levels: readonly Level[] = ["problem", "note", "well"];
const levelOf = ({ level }: { level: string }): Level => levels.find((one) => one === level) ?? "note";

const looks = {
  well: { Icon: CircleCheck, color: "text-accent-ink" },
  note: { Icon: Info, color: "text-quiet" },
  problem: { Icon: CircleAlert, color: "text-danger" },
} as const;

type FindingsProps = { report: HealthReport; isAsking: boolean; onAgain: () => void };

function Findings({ report: { findings, checkedAt, version }, isAsking, onAgain }: FindingsProps) {
  const t = useTranslator();
  const ordered = levels.flatMap((level) => findings.filter((finding) => levelOf(finding) === level));
  const time = new Date(checkedAt).toLocaleTimeString(t.locale, { timeStyle: "short" });
  return (
    <Section title={t(admin.server.findings)}>
      <div className="flex flex-col gap-1">
        <p role="status" className="text-pretty">
          {summary(t, ordered.map(levelOf))}
        </p>
        <p className="text-quiet text-small tabular-nums">
          {joinFacts([t(admin.server.checked, { time }), t(admin.server.version, { version })])}
        </p>
        {t.language !== "en" && <p className="text-quiet text-small">{t(admin.server.inEnglish)}</p>}
      </div>
      <ul className="flex flex-col gap-3">
        {ordered.map(({ level, part, text }) => (
          <Finding key={`${part} ${text}`} level={levelOf({ level })} part={part} text={text} />
        ))}
      </ul>
      <Button className="self-start" aria-busy={isAsking} onClick={onAgain}>
        {t(admin.server.again)}
      </Button>
    </Section>
  );
}

const joinFacts = (facts: readonly string[]) => facts.join("\u00a0· ");

function summary(t: Translator, found: readonly Level[]): string {
  const count = found.filter((level) => level === "problem").length;
  if (count > 0) return t(admin.server.someProblems, { count });
  return t(found.includes("note") ? admin.server.someNotes : admin.server.allWell);
}

type FindingProps = { level: Level; part: string; text: string };

/** The level is a picture and a word, besides its colour. The doctor speaks English. */
function Finding({ level, part, text }: FindingProps) {
  const t = useTranslator();
  const { Icon, color } = looks[level];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 ${color}`} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span lang="en" dir="ltr" className="font-medium">
            {part}
          </span>
          <span className={`text-small ${color}`}>{t(admin.server[level])}</span>
        </p>
        <p lang="en" dir="ltr" className="parent-aligned text-pretty wrap-anywhere">
          {text}
        </p>
      </div>
    </li>
  );
}

const queueNames = {
  mails: admin.server.mails,
  reminders: admin.server.reminders,
  webhooks: admin.server.webhooks,
};

/** A queue of a later version has the name that the server gives it. */
const queueName = (t: Translator, name: string): string =>
  Object.hasOwn(queueNames, name) ? t(queueNames[name as keyof typeof queueNames]) : name;

function Queues({ queues }: Pick<HealthReport, "queues">) {
  const t = useTranslator();
  return (
    <Section title={t(admin.server.queues)}>
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {Object.entries(queues).map(([name, queue]) => (
          <div key={name} className="min-w-0">
            <dt className="text-quiet text-small">{queueName(t, name)}</dt>
            <dd className="text-pretty tabular-nums">{queueText(t, queue)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function queueText(t: Translator, { waiting, failing, oldestAt }: HealthReport["queues"][string]): string {
  const moment =
    oldestAt && new Date(oldestAt).toLocaleString(t.locale, { dateStyle: "medium", timeStyle: "short" });
  return joined(t, [
    t(admin.server.waiting, { count: waiting }),
    ...(moment ? [t(admin.server.oldest, { moment })] : []),
    ...(failing > 0 ? [t(admin.server.failing, { count: failing })] : []),
  ]);
}
