import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { type Link, maxLinks } from "#domain/shown-skies/link.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { LinkCard } from "./LinkCard.tsx";
import { looksTellFeelings } from "./link-text.ts";
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
  const { data, isError, refetch } = links.query;
  return (
    <div className="flex flex-col gap-4 pt-2">
      {data && data.length > 0 ? <InShort /> : <WhatOthersSee />}
      <Notice>
        {isError && !data && (
          <>
            <p>Your links are out of reach right now. They go on working; check your connection.</p>
            <Button onClick={() => refetch()}>Try again</Button>
          </>
        )}
      </Notice>
      {!data && !isError && <Skeleton rows={2} />}
      {data && data.length > 0 && (
        <ul aria-label="Your links" className="flex flex-col gap-3">
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
  if (count >= maxLinks)
    return (
      <p className="text-quiet text-small">
        You have {maxLinks} links, which is as many as there can be. Remove one to make another.
      </p>
    );
  return (
    <Button
      autoFocus={isTouched}
      variant={count === 0 ? "primary" : "plain"}
      className="self-start"
      onClick={onCreate}
    >
      {count === 0 ? "Create a link" : "Create another link"}
    </Button>
  );
}

const InShort = () => (
  <p className="max-w-[60ch] text-pretty text-quiet">
    Whoever has a link can look at your stars, without an account. Nobody gets your notes, tags, times or
    names.
  </p>
);

const WhatOthersSee = () => (
  <div className="flex flex-col gap-3">
    <p className="max-w-[60ch] text-pretty">
      A link opens your sky as a picture that can be turned. Whoever has the link can look, without an
      account; you can also put it on a site of yours.
    </p>
    <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
      <Fact icon={<Check aria-hidden="true" className="text-accent" />}>
        Your stars: their places, colours and shapes
      </Fact>
      <Fact icon={<X aria-hidden="true" className="text-quiet" />}>
        Never your notes, tags or times of day
      </Fact>
      <Fact icon={<Check aria-hidden="true" className="text-accent" />}>
        Names of feelings and dates, only if you want
      </Fact>
      <Fact icon={<X aria-hidden="true" className="text-quiet" />}>
        Never your name, your address or your universe
      </Fact>
    </ul>
    <p className="max-w-[60ch] text-pretty text-quiet text-small">
      {looksTellFeelings} You can end a link at any time, and it stops at once.
    </p>
  </div>
);

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
    {icon}
    <span>{children}</span>
  </li>
);
