import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** Content that opens below its name. */
export const Disclosure = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className="group/disclosure">
    <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-control pe-2 text-quiet text-small hover:text-ink [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 transition-transform duration-150 group-open/disclosure:rotate-90 rtl:-scale-x-100 rtl:group-open/disclosure:-rotate-90 motion-reduce:transition-none"
      />
      {name}
    </summary>
    {children}
  </details>
);
