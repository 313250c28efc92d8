import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

export const Tabs = Radix.Root;

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List {...rest} className={cn("flex flex-wrap gap-1 rounded-control bg-raised p-1", className)} />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={cn(
        // A tab is as wide as the others, unless its name needs more.
        "min-h-11 min-w-max grow basis-0 rounded-[0.55rem] border border-transparent px-2 font-medium text-quiet transition-colors duration-150 hover:text-ink max-[22rem]:basis-auto",
        "data-[state=active]:border-line data-[state=active]:bg-solid data-[state=active]:text-ink",
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={cn("animate-fade rounded-control", className)} />;
}
