import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { common } from "#domain/languages/en/common.ts";
import { showSky } from "#domain/languages/en/show-sky.ts";
import { type Link, maxLinks } from "#domain/shown-skies/link.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { LinkCard } from "./LinkCard.tsx";
import type { useLinks } from "./links.ts";

type Props = {
  links: ReturnType<typeof useLinks>;
  /** The id of the link that gets the focus, or "new" for the button that makes one. */
  touched: string | null;
  onCreate: () => void;
  onChange: (link: Link) => void;
  onRevoke: (link: Link) => void;
};

export function LinkList({ links, touched, onCreate, onChange, onRevoke }: Props) {
  const t = useTranslator();
  const { data, isError, refetch } = links.query;
  return (
    <div className="flex flex-col gap-4 pt-2">
      {data && data.length > 0 ? <InShort /> : <WhatOthersSee />}
      <Notice>
        {isError && !data && (
          <>
            <p>{t(showSky.unreachable)}</p>
            <Button onClick={() => refetch()}>{t(common.tryAgain)}</Button>
          </>
        )}
      </Notice>
      {!data && !isError && <Skeleton rows={2} />}
      {data && data.length > 0 && (
        <ul aria-label={t(showSky.links)} className="flex flex-col gap-3">
          {data.toReversed().map((link) => (
            <LinkCard
              key={link.id}
              link={link}
              isTouched={touched === link.id}
              onChange={() => onChange(link)}
              onRevoke={() => onRevoke(link)}
            />
          ))}
        </ul>
      )}
      {data && <CreateButton count={data.length} isTouched={touched === "new"} onCreate={onCreate} />}
    </div>
  );
}

type CreateProps = { count: number; isTouched: boolean; onCreate: () => void };

function CreateButton({ count, isTouched, onCreate }: CreateProps) {
  const t = useTranslator();
  if (count >= maxLinks)
    return <p className="text-quiet text-small">{t(showSky.asManyAsPossible, { count: maxLinks })}</p>;
  return (
    <Button
      autoFocus={isTouched}
      variant={count === 0 ? "primary" : "plain"}
      className="self-start"
      onClick={onCreate}
    >
      {t(count === 0 ? showSky.create : showSky.createAnother)}
    </Button>
  );
}

function InShort() {
  const t = useTranslator();
  return <p className="max-w-[60ch] text-pretty text-quiet">{t(showSky.inShort)}</p>;
}

function WhatOthersSee() {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-[60ch] text-pretty">{t(showSky.what)}</p>
      <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <Fact icon={<Check aria-hidden="true" className="text-accent-ink" />}>{t(showSky.yes.stars)}</Fact>
        <Fact icon={<X aria-hidden="true" className="text-quiet" />}>{t(showSky.no.notes)}</Fact>
        <Fact icon={<Check aria-hidden="true" className="text-accent-ink" />}>
          {t(showSky.yes.ifYouWant)}
        </Fact>
        <Fact icon={<X aria-hidden="true" className="text-quiet" />}>{t(showSky.no.names)}</Fact>
      </ul>
      <p className="max-w-[60ch] text-pretty text-quiet text-small">{t(showSky.looksTellAndEnd)}</p>
    </div>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
    {icon}
    <span>{children}</span>
  </li>
);
