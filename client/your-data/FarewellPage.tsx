import { useSearch } from "wouter";
import { yourData } from "#domain/languages/en/your-data.ts";
import { withBase } from "../base-path.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { Button } from "../ui/Button.tsx";
import { VisitorPage } from "../ui/VisitorPage.tsx";

/** Page after the deletion of a universe. `until` is when a closed one is removed. */
export function FarewellPage() {
  const t = useTranslator();
  usePageTitle(t(yourData.farewell.title));
  const until = momentOf(new URLSearchParams(useSearch()).get("until"));
  return (
    <VisitorPage tagline={t(yourData.farewell.tagline)}>
      <section className="flex flex-col gap-4">
        <h2 className="font-display text-title">
          {t(until ? yourData.farewell.closed : yourData.farewell.deleted)}
        </h2>
        {until ? (
          <p>
            <RichText
              text={yourData.farewell.closedText}
              tags={{ time: (content) => <time dateTime={until.toISOString()}>{content}</time> }}
              params={{ date: until.toLocaleString(t.locale, { dateStyle: "long", timeStyle: "short" }) }}
            />
          </p>
        ) : (
          <p>{t(yourData.farewell.deletedText)}</p>
        )}
        <p className="text-quiet">{t(yourData.farewell.takeCare)}</p>
        <Button asChild className="sm:self-start">
          <a href={withBase("/login")}>{t(yourData.farewell.toFirstPage)}</a>
        </Button>
      </section>
    </VisitorPage>
  );
}

function momentOf(text: string | null): Date | null {
  const moment = new Date(text ?? "");
  return Number.isNaN(moment.getTime()) ? null : moment;
}
