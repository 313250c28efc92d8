import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

/** A list to choose from. Browsers draw their own arrow at its very edge. */
export const Select = ({ className, ...select }: ComponentProps<"select">) => (
  <span className="relative flex items-center">
    <select
      {...select}
      className={cn(className, "cursor-pointer appearance-none pe-9! [&>option]:bg-solid")}
    />
    <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-e-3 size-4 text-quiet" />
  </span>
);
