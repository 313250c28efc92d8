import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";

type Props = {
  name: string;
  /** Whether the content is made only when it is opened, because there is much of it. */
  isLate?: boolean;
  children: ReactNode;
};

/** Content that opens below its name. */
export const Disclosure = ({ name, isLate = false, children }: Props) => {
  const [wasOpen, setWasOpen] = useState(!isLate);
  return (
    <details
      className="group/disclosure"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-control pe-2 text-quiet text-small hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform duration-150 group-open/disclosure:rotate-90 rtl:-scale-x-100 rtl:group-open/disclosure:-rotate-90 motion-reduce:transition-none"
        />
        {name}
      </summary>
      {wasOpen && children}
    </details>
  );
};
