import { Hash } from "lucide-react";
import { useState } from "react";
import { programs } from "#domain/languages/en/programs.ts";
import { trackersPath } from "#domain/pages/paths.ts";
import { useTranslator } from "../languages/language.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { Folded } from "../ui/Folded.tsx";
import { PageWords } from "../ui/PageWords.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { SecretText } from "./ShownOnce.tsx";

/** Lists the ids by which programs store what the person measures: a program that reads no words gets no names of trackers. */
export function TrackerIds({ userId }: { userId: string }) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="surface overflow-hidden px-4 py-3 sm:px-6">
      <Folded icon={Hash} title={t(programs.ids.title)} isOpen={isOpen} onOpenChange={setOpen}>
        <p className="max-w-[65ch] text-pretty text-quiet text-small">{t(programs.ids.what)}</p>
        <Ids userId={userId} />
      </Folded>
    </div>
  );
}

/** A component of its own: the person's records are asked for when the list is opened. */
function Ids({ userId }: { userId: string }) {
  const t = useTranslator();
  const { query, universe } = useUniverse(userId);
  if (!universe)
    return (
      <>
        <PageWords />
        {query.isError ? (
          <RetryNotice text={programs.ids.unreachable} onRetry={() => query.refetch()} />
        ) : (
          query.isPending && <Skeleton rows={2} />
        )}
      </>
    );
  if (universe.trackers.length === 0)
    return (
      <p>
        {t(programs.ids.none)}{" "}
        <TextLink alone href={trackersPath}>
          {t(programs.ids.make)}
        </TextLink>
      </p>
    );
  return (
    <ul aria-label={t(programs.ids.title)} className="flex flex-col gap-3">
      {universe.trackers.map(({ id, name }) => (
        <li key={id} className="flex min-w-0 flex-col gap-1">
          <p className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <SecretText>{id}</SecretText>
        </li>
      ))}
    </ul>
  );
}
