import type { Statement } from "#domain/insights/statement.ts";
import { emptyFilter } from "#domain/journal/filter.ts";
import { common } from "#domain/languages/en/common.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { insightsPage } from "#domain/languages/en/insights-page.ts";
import { joined } from "#domain/languages/lists.ts";
import { Disclosure } from "../charts/Disclosure.tsx";
import { useTranslator } from "../languages/language.ts";
import { withFilter } from "../search/use-filter.ts";
import { cn } from "../ui/class-names.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { SurenessMark } from "./SurenessMark.tsx";

type Props = {
  statements: readonly Statement[];
  /** Whether they say what the picture above them shows, and give way to it. */
  isCaption?: boolean;
};

/** Statements: what a tired person understands at once, then how sure it is, then the counts. */
export const StatementList = ({ statements, isCaption = false }: Props) =>
  statements.length > 0 && (
    <ul className="flex flex-col gap-5">
      {statements.map((statement) => (
        <li key={statement.key} className="flex flex-col gap-0.5 wrap-anywhere">
          <p className={cn("max-w-prose text-pretty", !isCaption && "text-lead")}>{statement.first}</p>
          <Grounds statement={statement} />
        </li>
      ))}
    </ul>
  );

/** What stands below the first sentence: how sure it is, the counts, and the ways to its stars and its figures. */
export function Grounds({ statement }: { statement: Statement }) {
  const t = useTranslator();
  const { sureness, sure, counts, caution, exact, sky } = statement;
  const quiet = [counts, caution].flatMap((text) => text ?? []);
  return (
    <>
      {sure && (
        <p className="flex items-center gap-2">
          {sureness && <SurenessMark sureness={sureness} />}
          {sure}
        </p>
      )}
      {quiet.length > 0 && (
        <p className="max-w-prose text-pretty text-quiet text-small">{joined(t, quiet)}</p>
      )}
      {(sky || exact.length > 0) && (
        <div className="flex flex-wrap items-start gap-x-5 print:hidden">
          {sky && (
            <TextLink
              alone
              href={withFilter("/", { ...emptyFilter, ...sky.stars })}
              aria-label={t(insights.showNamedInSky, { what: sky.name })}
              className="py-3! text-small"
            >
              {t(common.showInSky)}
            </TextLink>
          )}
          {exact.length > 0 && (
            <Disclosure name={t(insightsPage.exact)}>
              <ul className="flex max-w-prose flex-col gap-1 pb-2 text-pretty text-quiet text-small">
                {exact.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      )}
    </>
  );
}
